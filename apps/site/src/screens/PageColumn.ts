import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** Says one thing below its drawing: title, text, ways on. */
export const PageColumn = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.4')};
  inline-size: 100%;
  max-inline-size: 512px;
  margin-inline: auto;
  padding: ${token('space.2')} ${token('space.4')} ${token('space.6')};
  text-align: center;
  & > svg {
    flex: none;
    max-inline-size: 100%;
    block-size: auto;
    margin-block-end: ${token('space.2')};
  }
  & > h1 {
    ${type('title-1')}
    text-wrap: balance;
  }
  & > p {
    color: ${token('text.secondary')};
    text-wrap: pretty;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space.3')};
    margin-block-start: ${token('space.2')};
  }
`;
