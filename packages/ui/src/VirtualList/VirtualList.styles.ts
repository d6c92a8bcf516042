import { styled } from 'styled-components';
import { token, type } from '../tokens';

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
  & > [role='row'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
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
      &[aria-selected='true'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

export const DropLine = styled.div`
  position: absolute;
  inset-block-start: -1px;
  inset-inline: 12px;
  block-size: 2px;
  border-radius: 1px;
  background: ${token('accent.indicator')};
  pointer-events: none;
`;

export const Ghost = styled.div`
  position: fixed;
  z-index: ${token('layer.popover')};
  inline-size: min(420px, 80vw);
  margin-inline-start: 8px;
  overflow: hidden;
  border-radius: ${token('radius.md')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.3')};
  pointer-events: none;
  & > b {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 8px;
    padding: 1px 7px;
    border-radius: ${token('radius.full')};
    background: ${token('accent.solid')};
    color: ${token('accent.on-solid')};
    ${type('caption-medium')}
  }
`;
