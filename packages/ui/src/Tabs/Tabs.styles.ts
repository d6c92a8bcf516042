import { Tab, TabList } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const tabsVariants = ['line', 'pill'] as const;
export type TabsVariant = (typeof tabsVariants)[number];

export const Bar = styled.div`
  position: relative;
  display: flex;
  flex: none;
  min-inline-size: 0;
  &[data-variant='line'] {
    border-block-end: 1px solid ${token('border.subtle')};
  }
  &:has(> [data-orientation='vertical']) {
    inline-size: 200px;
    border-block-end: 0;
    border-inline-end: 1px solid ${token('border.subtle')};
  }
`;

export const List = styled(TabList)`
  --qd-fade-before: 0px;
  --qd-fade-after: 0px;
  --qd-fade-towards: to right;
  display: flex;
  flex: 1;
  gap: ${token('space.1')};
  min-inline-size: 0;
  overflow: auto hidden;
  scrollbar-width: none;
  mask-image: linear-gradient(
    var(--qd-fade-towards),
    transparent calc(var(--qd-fade-before) / 2),
    black var(--qd-fade-before),
    black calc(100% - var(--qd-fade-after)),
    transparent calc(100% - var(--qd-fade-after) / 2)
  );
  &:dir(rtl) {
    --qd-fade-towards: to left;
  }
  &[data-before] {
    --qd-fade-before: 48px;
  }
  &[data-after] {
    --qd-fade-after: 48px;
  }
  &[data-orientation='vertical'] {
    flex-direction: column;
    overflow: visible;
    mask-image: none;
  }
  @media (forced-colors: active) {
    mask-image: none;
  }
`;

export const Choice = styled(Tab)`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space.2')};
  box-sizing: border-box;
  min-block-size: 40px;
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.sm')};
  color: ${token('text.secondary')};
  ${type('small-medium')}
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  &[data-hovered] {
    color: ${token('text.primary')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-selected] {
    color: ${token('text.primary')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  & > [data-part='indicator'] {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: ${token('radius.full')};
    background: ${token('accent.indicator')};
    transition:
      translate ${token('duration.base')} ${token('easing.standard')},
      width ${token('duration.base')} ${token('easing.standard')},
      height ${token('duration.base')} ${token('easing.standard')};
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  [data-variant='pill'] & {
    min-block-size: 32px;
    border-radius: ${token('radius.full')};
    isolation: isolate;
    @media (pointer: coarse) {
      min-block-size: 44px;
    }
    &[data-selected] {
      color: ${token('text.accent-strong')};
    }
    & > [data-part='indicator'] {
      inset: 0;
      z-index: -1;
      block-size: auto;
      border-radius: inherit;
      background: ${token('fill.selected')};
      @media (forced-colors: active) {
        border: 2px solid Highlight;
        background: none;
      }
    }
  }
  [data-orientation='vertical'] & {
    min-block-size: 36px;
    margin-inline-end: ${token('space.2')};
    white-space: normal;
    @media (pointer: coarse) {
      min-block-size: 44px;
    }
    & > [data-part='label'] {
      flex: 1;
    }
    & > [data-part='indicator'] {
      inset: 0 auto 0 calc(100% + ${token('space.2')} - 1px);
      inline-size: 2px;
      block-size: auto;
    }
    &:dir(rtl) > [data-part='indicator'] {
      inset: 0 calc(100% + ${token('space.2')} - 1px) 0 auto;
    }
  }
`;
