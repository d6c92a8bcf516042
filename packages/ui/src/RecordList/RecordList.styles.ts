import { styled } from 'styled-components';
import { below, from, token } from '../tokens';

/** The container of its rows: `@container record-list`. */
export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  &[data-variant='card'] {
    flex: 1 1 0;
    container: record-list / inline-size;
    min-block-size: min(var(--qd-list-rows), 344px);
    max-block-size: var(--qd-list-rows);
    overflow: hidden;
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    & [role='row']:last-child {
      border-block-end-color: transparent;
    }
    ${from('sm')} {
      &[data-selecting] {
        padding-block-end: 76px;
        max-block-size: calc(var(--qd-list-rows) + 76px);
      }
    }
    ${below('sm')} {
      margin-inline: calc(-1 * ${token('page.gutter')});
      border-inline: 0;
      border-radius: 0;
      &[data-short] {
        /* A thumb scrolls one thing: the page. */
        flex: none;
        block-size: var(--qd-list-rows);
        /* The row that has the focus is scrolled clear of what is docked below. */
        & [role='row'] {
          scroll-margin-block-end: var(--qd-dock-block-size, 0px);
        }
      }
    }
  }
  @container (min-width: 640.02px) {
    &[data-variant='pane'][data-selecting] {
      margin-block-end: 72px;
      border-block-end: 1px solid ${token('border.subtle')};
    }
  }
`;

/** The heading of the rows at the upper edge, while its own has been scrolled away. */
export const Sticky = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token('layer.raised')};
  overflow: hidden;
  border-block-end: 1px solid ${token('border.subtle')};
`;
