import type { ReactNode } from 'react';
import { TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import type { Hue } from '../hues';
import { Frame, tagVariants } from '../Tag/Tag.styles';
import { token, type } from '../tokens';

export interface TagGroupItem {
  /** Unique in its group. */
  id: string;
  /** What the tag says; cut to one line, and whole in its title. */
  name: string;
  /** Without one the tag is neutral. */
  hue?: Hue;
  /** Before the name. */
  icon?: ReactNode;
  /** How many it stands for, after the name. */
  count?: number | string;
  isDisabled?: boolean;
}

export const tagGroupVariants = [...tagVariants, 'chip'] as const;
/** Those of a Tag, and filter chips. */
export type TagGroupVariant = (typeof tagGroupVariants)[number];

export const Root = styled(AriaTagGroup)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space.1-5')};
  min-inline-size: 0;
  & > [data-part='label'] {
    color: ${token('text.primary')};
    ${type('small-medium')}
  }
`;

export const List = styled(TagList<TagGroupItem>)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1-5')};
  max-inline-size: 100%;
  outline: none;
  &[data-size='lg'],
  &[data-variant='chip'] {
    gap: ${token('space.2')};
  }
  @media (pointer: coarse) {
    gap: ${token('space.3')};
  }
  &[data-empty] {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  /* It takes the focus when its last tag was removed. */
  &[data-empty][data-focus-visible] {
    border-radius: ${token('radius.xs')};
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
`;

/** The paint of a Tag, with the states of an item that has the focus and can be chosen. */
export const Item = styled(Frame)`
  position: relative;
  cursor: default;
  outline: none;
  &[data-selection-mode]:not([data-disabled]) {
    cursor: pointer;
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  &[data-selected] {
    border-color: currentColor;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    background: ${token('fill.disabled')};
  }
  & [data-part='label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='count'] {
    font-variant-numeric: tabular-nums;
    font-weight: ${token('weight.regular')};
  }
  &[data-variant='chip'] {
    gap: ${token('space.1-5')};
    min-block-size: 32px;
    padding-inline: ${token('space.3')};
    border-color: ${token('border.control')};
    border-radius: ${token('radius.full')};
    color: ${token('text.secondary')};
    background: transparent;
    ${type('small-medium')}
  }
  &[data-variant='chip'][data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-variant='chip'][data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-variant='chip'][data-selected] {
    border-color: ${token('border.accent')};
    color: ${token('text.accent-strong')};
    background: ${token('fill.selected')};
  }
  &[data-variant='chip'][data-selected][data-hovered] {
    background: ${token('fill.selected-hover')};
  }
  &[data-variant='chip'][data-disabled] {
    border-color: ${token('border.default')};
    color: ${token('text.disabled')};
    background: transparent;
  }
  @media (pointer: coarse) {
    &[data-selection-mode]::after {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block: calc((100% - 44px) / 2);
    }
  }
  @media (forced-colors: active) {
    &[data-selected] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
    &[data-focus-visible] {
      outline: 2px solid CanvasText;
    }
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Note = styled(Text)`
  color: ${token('text.secondary')};
  ${type('caption')}
  &[slot='errorMessage'] {
    color: ${token('danger.text')};
  }
`;
