import { styled } from 'styled-components';
import { token } from '../tokens';

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  outline: none;
  contain: strict;
  &[data-dragging] {
    cursor: grabbing;
    user-select: none;
  }
  @media print {
    contain: none;
    overflow: visible;
  }
`;

/** Its rows are plain elements: they come and go by the hundred. */
export const Rows = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: calc(var(--qd-row-count) * var(--qd-row-block-size));
  & > [role='row'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: var(--qd-row-block-size);
    transform: translateY(calc(var(--qd-row-index) * var(--qd-row-block-size)));
    contain: layout style;
    border-block-end: 1px solid ${token('border.subtle')};
    @media (hover: hover) {
      &:hover {
        background: ${token('fill.hover')};
      }
    }
    &:focus-visible {
      outline: 2px solid ${token('focus.ring')};
      outline-offset: -2px;
    }
    &[aria-selected='true'],
    &[data-open] {
      background: ${token('fill.selected')};
      box-shadow: inset 2px 0 0 ${token('accent.indicator')};
      &:dir(rtl) {
        box-shadow: inset -2px 0 0 ${token('accent.indicator')};
      }
    }
    @media (hover: hover) {
      &[aria-selected='true']:hover,
      &[data-open]:hover {
        background: ${token('fill.selected-hover')};
      }
    }
    &[data-lifted] {
      opacity: 0.4;
    }
    @media (forced-colors: active) {
      /* Another mark than the frame of the focus: both may be seen at once. */
      &[aria-selected='true'] {
        border-inline-start: 6px solid Highlight;
      }
    }
  }
`;
