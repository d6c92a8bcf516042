import { css } from 'styled-components';
import { maskIcon, maskIcons } from '../Icon';
import { below, token } from '../tokens';

// Rows come and go by the hundred: their parts are plain elements, and these are the styles that rows paint them with.

/**
 * The grip at the start of a row, `[data-part="handle"]`, and the button of its menu, `[data-part="menu"]`. A handle
 * without `data-drag-handle` keeps its place, unseen; on phones there is none.
 */
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
  ${below('sm')} {
    & > [data-part='handle'] {
      display: none;
    }
  }
`;

/** Shows handle and menu only in the row where the pointer or the focus is. */
export const rowControlsOnDemand = css`
  @media (hover: hover) {
    &:not(:hover, [role='row']:focus-within *) > [data-part='handle'],
    &:not(:hover, [role='row']:focus-within *) [data-part='menu']:not([aria-expanded='true']) {
      opacity: 0;
    }
  }
`;

/** What a swipe uncovers, see `rowTouch`: the mark of done at the start, the colour of the menu at the end. */
export const swipeTrail = css`
  &[data-swiping] {
    position: relative;
  }
  &[data-swiping]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 100%;
    inline-size: 100%;
    background: ${token('success.subtle')};
  }
  &[data-swiping='end far']::before {
    background: ${token('success.solid')};
  }
  &[data-swiping^='start']::before {
    inset-inline: 100% auto;
    background: ${token('fill.neutral')};
  }
  &[data-swiping='start far']::before {
    background: ${token('accent.solid')};
  }
  &[data-swiping^='end']::after {
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
  &[data-swiping='end far']::after {
    border-color: ${token('success.on-solid')};
  }
`;

/** A row at the top of a list in which a new one is written: a dashed circle, the field and a hint on keys. */
export const draftRow = css`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  flex: none;
  border-block-end: 1px solid ${token('border.subtle')};
  background: ${token('fill.selected')};
  & > i {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    border: 1.5px dashed ${token('border.control')};
    border-radius: 50%;
  }
  & > input {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    outline: none;
    background: transparent;
    color: ${token('text.primary')};
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  & > small {
    color: ${token('text.secondary')};
    white-space: nowrap;
  }
  ${below('sm')} {
    padding-inline: ${token('space.4')};
    & > input {
      /* A smaller text makes the browser zoom in. */
      font-size: 16px;
    }
  }
`;

/** The way to add a row on phones, a line at the thumb; wider windows have it in the head of the list. */
export const quickAddRow = css`
  display: none;
  ${below('sm')} {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    flex: none;
    min-block-size: 52px;
    padding: 0 ${token('space.4')};
    border: 0;
    border-block-start: 1px solid ${token('border.default')};
    background: ${token('surface.sheet')};
    color: ${token('text.accent')};
    text-align: start;
    &[hidden] {
      display: none;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;
