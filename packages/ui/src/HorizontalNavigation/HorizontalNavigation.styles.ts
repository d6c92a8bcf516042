import { styled } from 'styled-components';
import { token, type } from '../tokens';
import { appearances, type NavigationAppearance } from '../VerticalNavigation/appearances';

export const Frame = styled.div<{ $appearance: NavigationAppearance }>`
  ${(p) => appearances[p.$appearance]}
  --qd-nav-mark: ${(p) => token(p.$appearance === 'hull' ? 'hull.mark' : 'accent.indicator')};
  position: relative;
  flex: 1;
  min-inline-size: 0;
  & > ul {
    display: flex;
    align-items: stretch;
    gap: 4px;
  }
  & > ul > li {
    position: relative;
    flex: none;
  }
  /* What does not fit is in "More", and keeps its width to be measured. */
  & > ul > li[data-hidden] {
    position: absolute;
    visibility: hidden;
  }
`;

export const Tab = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  block-size: 36px;
  padding: 0 12px;
  border: 0;
  border-radius: ${token('radius.md')};
  background: transparent;
  color: var(--qd-nav-text);
  ${type('body')}
  font-weight: ${token('weight.book')};
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: var(--qd-nav-hover);
      color: var(--qd-nav-text-selected);
    }
  }
  @media (pointer: coarse) {
    block-size: 44px;
  }
  &:focus-visible {
    outline: 2px solid var(--qd-nav-ring);
    outline-offset: -2px;
  }
  &[aria-expanded='true'] {
    background: var(--qd-nav-hover);
    color: var(--qd-nav-text-selected);
  }
  &[aria-current='page'],
  &[data-has-active] {
    color: var(--qd-nav-text-selected);
    font-weight: ${token('weight.strong')};
  }
  &[aria-current='page']::after,
  &[data-has-active]::after {
    content: '';
    position: absolute;
    inset-inline: 12px;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 1px;
    background: var(--qd-nav-mark);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &[aria-disabled] {
    opacity: 0.55;
    cursor: default;
    background: transparent;
  }
  & > [data-part='label'] {
    display: grid;
  }
  & > [data-part='label']::after {
    /* Reserves the width of the heavier weight, so that selecting moves nothing. */
    content: attr(data-text) / '';
    block-size: 0;
    visibility: hidden;
    overflow: hidden;
    font-weight: ${token('weight.strong')};
  }
  & > [data-part='chevron'] {
    transition: rotate ${token('duration.base')} ${token('easing.standard')};
  }
  &[aria-expanded='true'] > [data-part='chevron'] {
    rotate: 180deg;
  }
`;

/** What opens below an entry; it stands on the page's own ground whatever the row stands on. */
export const Flyout = styled.div<{ $columns: number }>`
  position: absolute;
  z-index: ${token('layer.popover')};
  inset-block-start: calc(100% + 4px);
  inset-inline-start: 0;
  box-sizing: border-box;
  inline-size: calc(240px * ${(p) => p.$columns} + 16px);
  max-inline-size: calc(100vw - 32px);
  max-block-size: min(560px, calc(100dvh - 160px));
  overflow-y: auto;
  padding-block: 8px;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.3')};
  &[data-align='end'] {
    inset-inline: auto 0;
  }
  & > div {
    padding: 0 8px;
  }
  & > div > ul {
    columns: ${(p) => p.$columns};
    column-gap: 8px;
  }
  & > div > ul > li {
    break-inside: avoid;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
