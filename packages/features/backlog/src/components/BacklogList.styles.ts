import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { quickAddRow } from '@quarterdeck/ui/VirtualList';
import { styled } from 'styled-components';

/** The card of the list: as high as its rows, but no higher than the page has room. */
export const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1 1 0;
  container: backlog / inline-size;
  min-block-size: min(var(--qd-list-rows), 344px);
  max-block-size: var(--qd-list-rows);
  overflow: hidden;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  & [role='row'][data-open]::before {
    /* The open row carries the mark of the accent. */
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 2px;
    background: ${token('accent.indicator')};
  }
  & [role='row']:last-child {
    border-block-end-color: transparent;
  }
  ${from('sm')} {
    &[data-selecting] {
      /* The last rows come out from below the bar of what is selected. */
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
`;

/** The head of the group whose rows are at the upper edge, while its own has been scrolled away. */
export const Sticky = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token('layer.raised')};
  overflow: hidden;
  border-block-end: 1px solid ${token('border.subtle')};
`;

/** On phones the way to add something lies at the thumb, above the bar of the page. */
export const QuickAdd = styled.button`
  ${quickAddRow}
  ${below('sm')} {
    position: sticky;
    inset-block-end: calc(var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom));
    z-index: ${token('layer.sticky')};
    margin-inline: calc(-1 * ${token('page.gutter')});
    border-block-end: 1px solid ${token('border.default')};
    ${type('body-medium')}
  }
`;
