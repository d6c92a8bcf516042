import type { ComponentType } from 'react';
import { css, styled } from 'styled-components';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  Separator,
  type MenuProps,
} from 'react-aria-components/Menu';
import { below, token, type } from '../tokens';

// The declaration file could not name the type that would be inferred here.
export const List = styled(AriaMenu as ComponentType<Omit<MenuProps<unknown>, 'className' | 'style' | 'render'>>)`
  min-inline-size: 176px;
  padding: ${token('space.1-5')};
  overflow: auto;
  border-radius: inherit;
  outline: none;
  ${below('sm')} {
    padding-block-start: ${token('space.3')};
  }
`;

/** Look of a row in menus and lists of options. */
export const optionRow = css`
  display: flex;
  align-items: center;
  gap: ${token('space.2-5')};
  min-block-size: ${token('row.menu')};
  padding: ${token('space.1')} ${token('space.2')};
  border-radius: ${token('radius.sm')};
  ${type('body')}
  color: ${token('text.primary')};
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  outline: none;
  &[data-focused],
  &[data-hovered],
  &[data-open] {
    background: ${token('fill.hover')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    background: none;
    cursor: default;
  }
  & > [data-part='icon'] {
    color: ${token('text.secondary')};
  }
  & > [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='description'] {
    display: block;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & > [data-part='hint'] {
    color: ${token('text.tertiary')};
    font-family: inherit;
    ${type('caption')}
    font-variant-numeric: tabular-nums;
  }
  & > [data-hint]::before {
    /* Drawn, so that it describes the item without being a part of its name. */
    content: attr(data-hint);
  }
  & > [data-part='mark'] {
    color: ${token('text.accent')};
  }
  &[data-disabled] > [data-part='icon'],
  &[data-disabled] [data-part='description'],
  &[data-disabled] > [data-part='hint'] {
    color: inherit;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
    background: Canvas;
    &[data-focused] {
      color: HighlightText;
      background: Highlight;
    }
    &[data-focused] * {
      color: HighlightText;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const Row = styled(AriaMenuItem)<{ $isDanger: boolean }>`
  ${optionRow}
  ${below('sm')} {
    min-block-size: 52px;
    padding-inline: ${token('space.3')};
  }
  ${(p) =>
    p.$isDanger
      ? css`
          &:not([data-disabled]),
          &:not([data-disabled]) > [data-part='icon'] {
            color: ${token('danger.text')};
          }
          &[data-focused]:not([data-disabled]),
          &[data-hovered]:not([data-disabled]) {
            background: ${token('danger.subtle')};
          }
        `
      : null}
`;

/** A dot for one of several: the radio mark of a menu. */
export const RadioMark = styled.span`
  inline-size: 8px;
  block-size: 8px;
  margin-inline: ${token('space.1')};
  border-radius: ${token('radius.full')};
  background: currentColor;
  forced-color-adjust: none;
`;

export const Section = styled(AriaMenuSection)`
  & + & {
    margin-block-start: ${token('space.1')};
  }
`;

export const sectionHeading = css`
  padding: ${token('space.2')} ${token('space.2')} ${token('space.1')};
  color: ${token('text.tertiary')};
  ${type('overline')}
  text-transform: uppercase;
`;

export const SectionHeading = styled(Header)`
  ${sectionHeading}
`;

export const Rule = styled(Separator)`
  block-size: 1px;
  margin: ${token('space.1-5')} ${token('space.2')};
  background: ${token('border.subtle')};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
