import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** A page that says one thing in the middle of the window: title, text, ways on. */
export const PageColumn = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.4')};
  min-block-size: 100dvh;
  max-inline-size: 480px;
  margin-inline: auto;
  padding: ${token('space.6')} ${token('space.4')};
  text-align: center;
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
  }
`;
