import { styled } from 'styled-components';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';

/** The first stop of the Tab key: past the navigation to the content. */
export function SkipLink() {
  const messages = useKitMessages();
  return <Anchor href="#content">{messages.skipToContent}</Anchor>;
}

const Anchor = styled.a`
  position: fixed;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  z-index: ${token('layer.skip-link')};
  padding: 8px 14px;
  border-radius: ${token('radius.md')};
  background: ${token('surface.inverse')};
  color: ${token('text.inverse')};
  ${type('body-medium')}
  text-decoration: none;
  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
