import { css } from 'styled-components';
import { token, type } from '../tokens';

/** Two rows of a bar of acts on what is selected: the count and the way out above, the acts in one row that they share. */
export const bulkBarRows = css`
  & > b {
    order: -3;
    flex: 1;
  }
  & > [data-part='clear'] {
    order: -2;
  }
  &::before {
    /* Ends the first line. */
    content: '';
    order: -1;
    inline-size: 100%;
  }
  & > button:not([data-part='clear']) {
    flex: 1;
    flex-direction: column;
    gap: ${token('space.1')};
    min-inline-size: 0;
    min-block-size: 52px;
    padding-inline: ${token('space.1')};
    ${type('caption-medium')}
  }
`;
