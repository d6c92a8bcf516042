import { css, type RuleSet } from 'styled-components';
import { token } from '../tokens';

/**
 * Styles of a row in its drag preview: it is known by its title, which shows as a whole, without what takes its room.
 * @param title selector of the title inside the row.
 * @param others selectors of what is left out.
 */
export const dragPreviewTitle = (title: string, others: readonly string[]): RuleSet => css`
  [data-drag-preview] & ${title} {
    overflow: visible;
    padding-block: ${token('space.2')};
    overflow-wrap: anywhere;
    white-space: normal;
  }
  [data-drag-preview] & :is(${others.join()}) {
    display: none;
  }
`;
