import { maskIcon, maskIcons } from '@quarterdeck/ui/Icon';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

/** The grip at the start of a row and the button of its menu, which appear where the pointer or the focus is. */
export const rowControls = css`
  ${maskIcons}
  & > [data-part='handle'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    align-self: stretch;
    color: ${token('text.tertiary')};
  }
  & > [data-part='handle']::before {
    content: '';
    inline-size: 16px;
    block-size: 16px;
    ${maskIcon('grip-vertical')}
  }
  & > [data-drag-handle] {
    cursor: grab;
    touch-action: none;
  }
  & > [data-part='handle']:not([data-drag-handle]) {
    visibility: hidden;
  }
  & [data-part='menu'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.sm')};
    background: transparent;
    color: ${token('text.secondary')};
    cursor: pointer;
  }
  & [data-part='menu']::before {
    content: '';
    inline-size: 16px;
    block-size: 16px;
    ${maskIcon('ellipsis')}
  }
  & [data-part='menu']:hover {
    background: ${token('fill.hover')};
    color: ${token('text.primary')};
  }
  @media (hover: hover) {
    &:not(:hover, [role='row']:focus-within *) > [data-part='handle'],
    &:not(:hover, [role='row']:focus-within *) [data-part='menu']:not([aria-expanded='true']) {
      opacity: 0;
    }
  }
  ${below('sm')} {
    & > [data-part='handle'] {
      display: none;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  block-size: 100%;
  padding-inline: ${token('space.2')} ${token('space.4')};
  ${type('body')}
  touch-action: pan-y;
  ${rowControls}
  &[data-swiping] {
    position: relative;
  }
  &[data-swiping]::before {
    /* What the row leaves behind at its start. */
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 100%;
    inline-size: 100%;
    background: ${token('success.subtle')};
  }
  &[data-swiping='far']::before {
    background: ${token('success.solid')};
  }
  &[data-swiping]::after {
    /* The mark of a task that is done. */
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-end: calc(100% + 28px);
    inline-size: 7px;
    block-size: 13px;
    border: solid ${token('success.text')};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &[data-swiping='far']::after {
    border-color: ${token('success.on-solid')};
  }
  & [data-part='unseen'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  & > [data-part='title'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* A title of the other direction reads its own way and begins where all others do. */
    text-align: match-parent;
    text-align: -webkit-match-parent;
    color: ${token('text.primary')};
    text-decoration: none;
    border-radius: ${token('radius.xs')};
  }
  & > [data-part='title']:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-completed] > [data-part='title'] {
    color: ${token('text.secondary')};
    text-decoration: line-through;
  }
  & > [data-part='meta'] {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    flex: none;
  }
  & [data-part='tags'] {
    display: flex;
    gap: ${token('space.1')};
  }
  & [data-part='sub-tasks'],
  & [data-part='due'] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: ${token('text.secondary')};
    white-space: nowrap;
  }
  & [data-part='sub-tasks'] {
    ${type('caption')}
    font-variant-numeric: tabular-nums;
  }
  & [data-part='due'] {
    inline-size: 92px;
    ${type('small')}
  }
  & [data-part='due'][data-overdue] {
    color: ${token('danger.text')};
    font-weight: 500;
  }
  & [data-part='sub-tasks']::before,
  & time[data-part='due']::before {
    content: '';
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
  & [data-part='sub-tasks']::before {
    ${maskIcon('list-checks')}
  }
  & time[data-part='due']::before {
    ${maskIcon('calendar-days')}
  }
  & [data-part='priority'] {
    inline-size: 16px;
    block-size: 16px;
    color: ${token('text.tertiary')};
  }
  & [data-priority]::before {
    content: '';
    display: block;
    block-size: 100%;
    ${maskIcon('arrow-down')}
  }
  & [data-priority='2'] {
    color: ${token('danger.text')};
  }
  & [data-priority='2']::before {
    ${maskIcon('arrow-up')}
  }
  & [data-part='person'] {
    inline-size: 24px;
  }
  @container tasks (max-width: 640px) {
    & [data-part='tags'],
    & [data-part='sub-tasks'] {
      display: none;
    }
  }
  ${below('sm')} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-rows: 1fr 1fr;
    column-gap: ${token('space.3')};
    row-gap: 0;
    padding-inline: ${token('space.4')} ${token('space.2')};
    padding-block: ${token('space.2')};
    & > input {
      grid-row: 1 / 3;
    }
    & > [data-part='title'] {
      align-self: end;
    }
    & > [data-part='meta'] {
      grid-column: 2 / 4;
      align-self: start;
      gap: ${token('space.2')};
      ${type('caption')}
      color: ${token('text.secondary')};
    }
    /* One line stands in the middle of its row. */
    &[data-plain] > [data-part='title'] {
      grid-row: 1 / 3;
      align-self: center;
    }
    &[data-plain] > [data-part='meta'] {
      grid-area: 1 / 3 / 3;
      align-self: center;
    }
    & [data-part='tags'] {
      display: flex;
      min-inline-size: 0;
      overflow: hidden;
    }
    & [data-part='due']:empty,
    & [data-part='priority']:not([data-priority]) {
      display: none;
    }
    /* Tags and faces come after the rows: nothing that is there already may stand behind them. */
    & [data-part='due'],
    & [data-part='priority'] {
      order: -1;
    }
    & [data-part='due'] {
      inline-size: auto;
    }
    & [data-part='person'] {
      margin-inline-start: auto;
    }
  }
`;
