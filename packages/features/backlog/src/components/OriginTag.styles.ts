import { token, type } from '@quarterdeck/ui/tokens';
import { css } from 'styled-components';

/** For the row or card around an `OriginTag`: rows come and go by the hundred, so its parts are plain elements. */
export const originParts = css`
  & [data-part='price'] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    /* Not on the baseline of the mark, which would lift the amount. */
    vertical-align: top;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='overdue'] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    flex: none;
    color: ${token('danger.text')};
    ${type('caption-medium')}
  }
  & [data-part='paid'] {
    color: ${token('success.text')};
  }
`;
