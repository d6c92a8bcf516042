import { css, styled } from 'styled-components';
import { below, token, type } from '../tokens';
import { visuallyHiddenStyles } from '../VisuallyHidden';

export type TableDensity = 'normal' | 'dense' | 'comfortable';
export type TablePhoneLayout = 'cards' | 'scroll';

/** Each row as a card: names of columns beside their values. */
const cards = css`
  ${below('sm')} {
    background: none;
    box-shadow: none;
    overflow: visible;
    & :is(table, tbody, tr, caption) {
      display: block;
    }
    & thead {
      position: static;
      display: block;
    }
    & thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${token('space.1')};
    }
    & thead th {
      position: static;
      inline-size: auto;
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    /* What sorts stays in sight. */
    & thead th:not([aria-sort]) {
      ${visuallyHiddenStyles}
    }
    & thead th button {
      margin: 0;
      border: 1px solid ${token('border.default')};
      padding-inline: ${token('space.2-5')};
      flex-direction: row;
    }
    & thead th button > svg {
      opacity: 1;
    }
    /* Where their targets are higher than they are, rows of them do not meet. */
    @media (pointer: coarse) {
      & thead tr {
        row-gap: ${token('space.4')};
      }
    }
    & caption {
      padding-inline: 0;
    }
    & tbody {
      display: grid;
      gap: ${token('space.3')};
    }
    & thead:has(th[aria-sort]) + tbody {
      margin-block-start: ${token('space.3')};
    }
    & tbody tr {
      padding: ${token('space.2')} ${token('space.4')};
      border-radius: ${token('radius.lg')};
      background: ${token('surface.card')};
      box-shadow: ${token('elevation.0')};
    }
    & tbody :is(td, th) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${token('space.3')};
      block-size: auto;
      min-block-size: 32px;
      padding: ${token('space.1-5')} 0;
      border: 0;
      text-align: end;
      align-items: baseline;
    }
    /* The row is already read with the names of its columns. */
    & tbody :is(td, th)[data-label]::before {
      content: attr(data-label) / '';
      color: ${token('text.secondary')};
      text-align: start;
      overflow-wrap: anywhere;
      ${type('small')}
    }
    & tbody th {
      grid-template-columns: minmax(0, 1fr);
      border-block-end: 1px solid ${token('border.subtle')};
      text-align: start;
    }
    & tbody th::before {
      display: none;
    }
    & tbody [data-part='empty'] {
      display: block;
      text-align: center;
    }
  }
`;

/** Inside of a card. The outer cells reach into the room at its sides, so that their texts stand below its title. */
const bare = css`
  margin-inline: calc(-1 * ${token('space.4')});
  border-radius: ${token('radius.md')};
  background: none;
  box-shadow: none;
  & :is(th, td):not(:first-child, :last-child) {
    padding-inline: ${token('space.2')};
  }
  ${below('sm')} {
    &[data-phone='cards'] {
      margin-inline: 0;
      & tbody {
        gap: 0;
      }
      & tbody tr {
        padding-inline: 0;
        border-radius: 0;
        background: none;
        box-shadow: none;
      }
      & tbody tr + tr {
        border-block-start: 1px solid ${token('border.subtle')};
      }
      & :is(thead, tbody) :is(td, th) {
        padding-inline: 0;
      }
    }
  }
`;

export const Root = styled.div`
  --qd-table-row: ${token('row.table')};
  --qd-table-surface: ${token('surface.card')};
  position: relative;
  overflow: auto;
  overscroll-behavior-inline: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  min-inline-size: 0;
  border-radius: ${token('radius.lg')};
  background: var(--qd-table-surface);
  box-shadow: ${token('elevation.0')};
  &[data-density='dense'] {
    --qd-table-row: 36px;
  }
  &[data-density='comfortable'] {
    --qd-table-row: 56px;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  & table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    color: ${token('text.primary')};
    ${type('body')}
  }
  &[data-density='dense'] table {
    ${type('small')}
  }
  & caption {
    position: sticky;
    inset-inline-start: 0;
    padding: ${token('space.4')} ${token('space.4')} ${token('space.2')};
    text-align: start;
    overflow-wrap: anywhere;
    ${type('title-5')}
  }
  & caption[data-hidden] {
    padding: 0;
  }
  & :is(th, td) {
    block-size: var(--qd-table-row);
    padding: ${token('space.2')} ${token('space.4')};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: break-word;
  }
  &[data-density='dense'] :is(th, td) {
    padding-block: ${token('space.1')};
  }
  & thead th {
    inline-size: var(--qd-column-width);
    block-size: 40px;
    padding-block: 0;
    border-block-end: 1px solid ${token('border.default')};
    background: var(--qd-table-surface);
    color: ${token('text.secondary')};
    white-space: nowrap;
    ${type('small-medium')}
  }
  &[data-sticky] thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token('layer.raised')};
  }
  & tbody tr + tr > * {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & tbody th {
    font-weight: ${token('weight.medium')};
  }
  /* Links in a column are targets of 24 px. */
  & tbody :is(td, th) a {
    display: inline-block;
    padding-block: 3px;
  }
  & [data-kind='number'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (hover: hover) {
    & tbody tr:hover:not(:has([data-part='empty'])) {
      background: ${token('fill.hover')};
    }
  }
  & tbody [data-part='empty'] {
    block-size: calc(var(--qd-table-row) * 2);
    color: ${token('text.secondary')};
    text-align: center;
  }
  &[data-phone='cards'] {
    ${cards}
  }
  &[data-bare] {
    ${bare}
  }
  @media (forced-colors: active) {
    &:not([data-bare]) {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    overflow: visible;
    box-shadow: none;
    & thead th {
      position: static;
    }
    & tr {
      break-inside: avoid;
    }
  }
`;

export const HeadButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: 28px;
  margin-inline: calc(-1 * ${token('space.2')});
  padding: 0 ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.sm')};
  background: none;
  color: inherit;
  cursor: pointer;
  ${type('small-medium')}
  & > svg {
    opacity: 0;
  }
  [data-kind='number'] > & {
    flex-direction: row-reverse;
  }
  [data-sorted] > & {
    color: ${token('text.primary')};
  }
  [data-sorted] > & > svg,
  &:is(:hover, :focus-visible) > svg {
    opacity: 1;
  }
  @media (hover: hover) {
    &:hover {
      background: ${token('fill.hover')};
    }
  }
  &:active {
    background: ${token('fill.pressed')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    & > svg {
      opacity: 1;
    }
    &::after {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block: -8px;
    }
  }
`;
