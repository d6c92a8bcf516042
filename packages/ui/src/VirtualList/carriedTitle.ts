import { css, type RuleSet } from 'styled-components';
import { token } from '../tokens';

/**
 * Styles of a row while it is carried: it is known by its title, which shows as a whole, without what takes its room.
 * @param title selector of the title inside the row.
 * @param others selectors of what is left out.
 */
export const carriedTitle = (title: string, others: readonly string[]): RuleSet => css`
  [data-carried] & ${title} {
    overflow: visible;
    padding-block: ${token('space.2')};
    overflow-wrap: anywhere;
    white-space: normal;
  }
  [data-carried] & :is(${others.join()}) {
    display: none;
  }
`;
