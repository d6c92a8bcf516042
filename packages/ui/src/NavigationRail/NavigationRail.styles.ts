import { styled } from 'styled-components';
import { from, token, type } from '../tokens';
import { appearances, type NavigationAppearance } from '../VerticalNavigation/appearances';

export const Frame = styled.div<{ $appearance: NavigationAppearance }>`
  ${(p) => appearances[p.$appearance]}
  position: relative;
  display: flex;
  block-size: 100%;
  min-block-size: 0;
  & > ul {
    flex: none;
    box-sizing: border-box;
    inline-size: ${token('nav.compact')};
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: none;
    padding: 0 8px 12px;
    mask-image: linear-gradient(to bottom, transparent, #000 24px, #000 calc(100% - 24px), transparent);
    padding-block: 24px;
  }
  &[data-variant='icons'] > ul {
    inline-size: ${token('nav.thin')};
    padding-inline: 14px;
  }
`;

export const Item = styled.a`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 68px;
  margin-block-end: 4px;
  padding: 6px 4px;
  border: 0;
  border-radius: ${token('radius.md')};
  background: transparent;
  color: var(--qd-nav-text);
  ${type('caption-medium')}
  font-size: 11px;
  line-height: 14px;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  & > svg {
    inline-size: 22px;
    block-size: 22px;
  }
  & > [data-part='label'] {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  [data-variant='icons'] & {
    inline-size: 44px;
    min-block-size: 44px;
    padding: 0;
    border-radius: 10px;
    & > svg {
      inline-size: 20px;
      block-size: 20px;
    }
    & > [data-part='label'],
    & > [data-part='badge'] {
      position: absolute;
      clip-path: inset(50%);
    }
    &:has(> [data-part='badge'])::after {
      content: '';
      position: absolute;
      inset-block-start: 8px;
      inset-inline-end: 8px;
      inline-size: 7px;
      block-size: 7px;
      border-radius: 50%;
      background: ${token('accent.indicator')};
    }
  }
  & > [data-part='badge'] {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 10px;
    min-inline-size: 16px;
    padding-inline: 4px;
    border-radius: ${token('radius.full')};
    background: var(--qd-nav-badge);
    color: var(--qd-nav-badge-text);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--qd-nav-hover);
      color: var(--qd-nav-text-selected);
    }
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
    background: var(--qd-nav-selected);
    box-shadow: var(--qd-nav-selected-shadow);
    color: var(--qd-nav-text-selected);
    & > svg {
      color: var(--qd-nav-icon-selected);
    }
  }
  &[aria-disabled] {
    opacity: 0.55;
    cursor: default;
    background: transparent;
  }
  @media (forced-colors: active) {
    &[aria-current='page'],
    &[data-has-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Behind a column that lies over the content. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: ${token('overlay.scrim-soft')};
`;

/** The children of an item: a column beside the rail, or a panel beside the item. */
export const Beside = styled.div`
  position: absolute;
  inset-inline-start: 100%;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  background: ${token('surface.sheet')};
  color: ${token('text.primary')};
  box-shadow: ${token('elevation.3')};
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex: none;
    min-block-size: 52px;
    padding-inline: 20px 8px;
    ${type('title-4')}
  }
  & > div {
    min-block-size: 0;
    overflow-y: auto;
  }
  &[data-variant='labels'] {
    inset-block: 0;
    inline-size: ${token('nav.aside')};
    border-inline-end: 1px solid ${token('border.subtle')};
    ${from('lg')} {
      &[data-pinned] {
        position: static;
        box-shadow: none;
      }
    }
  }
  &[data-variant='icons'] {
    inset-block-start: var(--qd-rail-flyout, 0px);
    inline-size: 240px;
    max-block-size: calc(100dvh - 16px);
    margin-inline-start: 4px;
    border-radius: ${token('radius.lg')};
    background: ${token('surface.overlay')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
