import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** A line below the lines, closer to the next one than they are. */
export const Sum = styled.tr`
  && > th,
  && > td {
    padding-block: ${token('space.3')} 0;
    color: ${token('text.secondary')};
  }
`;

/** What the page says above the receipt; the paper begins with the receipt. */
export const Welcome = styled.div`
  display: grid;
  gap: ${token('space.5')};
  max-inline-size: ${token('container.narrow')};
  margin: 0 auto ${token('space.8')};
  & h1 {
    display: flex;
    gap: ${token('space.3')};
    align-items: center;
    text-wrap: balance;
    ${type('title-1')}
  }
  & h1 > svg {
    flex: none;
    color: ${token('success.text')};
  }
  & h1:focus {
    outline: none;
  }
  & > [data-part='paid'] > p {
    max-inline-size: 60ch;
    margin-block-start: ${token('space.2')};
    color: ${token('text.secondary')};
    text-wrap: pretty;
    ${type('prose')}
  }
  @media print {
    display: none;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  ${below('sm')} {
    & > * {
      flex: 1 1 100%;
      justify-content: center;
    }
  }
`;
