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
import { below, byScheme, token, type } from '../tokens';
import { visuallyHiddenStyles } from '../VisuallyHidden';

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

/** An item of a row: a segment beside others, or a picture with a ring where it is chosen. */
export const RowItem = styled(AriaMenuItem)`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  color: ${token('text.secondary')};
  cursor: pointer;
  user-select: none;
  outline: none;
  &[data-focus-visible] {
    z-index: 1;
  }
  &[data-kind='picture'][data-focus-visible],
  &[data-kind='segment'][data-focus-visible]::after {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  & > [data-part='text'] {
    ${visuallyHiddenStyles}
  }
  &[data-kind='segment'] {
    inline-size: 43px;
    block-size: 32px;
    background: ${token('fill.neutral')};
    &[data-focused],
    &[data-hovered],
    &[data-selected] {
      color: ${token('text.primary')};
    }
    &[data-selected]::before,
    &[data-focus-visible]::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 2px;
      border-radius: 7px;
    }
    &[data-selected]::before {
      background: ${byScheme('surface.card', 'fill.neutral-pressed')};
      box-shadow: ${token('elevation.1')};
    }
    &:last-child {
      border-start-end-radius: 9px;
      border-end-end-radius: 9px;
    }
    &:not([data-kind] + [data-kind]) {
      border-start-start-radius: 9px;
      border-end-start-radius: 9px;
    }
  }
  &[data-kind='picture'] {
    --qd-swatch-size: 24px;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${token('radius.full')};
    &[data-selected] {
      box-shadow: inset 0 0 0 2px ${token('accent.indicator')};
    }
  }
  ${below('sm')} {
    &[data-kind] {
      inline-size: 44px;
      block-size: 44px;
    }
    &[data-kind='picture'] {
      --qd-swatch-size: 32px;
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
    &[data-kind='segment'] {
      border: 1px solid CanvasText;
      background: Canvas;
    }
    &[data-selected] {
      outline: 2px solid Highlight;
    }
    &[data-kind][data-focus-visible] {
      outline: 3px solid CanvasText;
    }
    &[data-kind='segment'][data-focus-visible]::after {
      outline: none;
    }
  }
`;

export const Section = styled(AriaMenuSection)`
  & + & {
    margin-block-start: ${token('space.1')};
  }
  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-block-size: ${token('row.menu')};
    padding-inline: ${token('space.2')};
    & > header {
      flex: 1;
      padding: 0;
      color: ${token('text.primary')};
      ${type('body')}
      letter-spacing: normal;
      text-transform: none;
    }
    ${below('sm')} {
      padding-inline: ${token('space.3')};
    }
  }
  /* Pictures take the whole width, below their heading. */
  &[data-layout='row']:has(> [data-kind='picture']) {
    justify-content: space-between;
    row-gap: ${token('space.1')};
    padding-block: ${token('space.1')};
    padding-inline: 4px;
    & > header {
      flex: 1 0 100%;
      padding-inline: 4px;
    }
    ${below('sm')} {
      padding-inline: 6px;
      & > header {
        padding-inline: 6px;
      }
    }
  }
`;

/** Above the items; it stays where they scroll. */
export const Head = styled.div`
  flex: none;
  margin-inline: 14px;
  ${below('sm')} {
    margin-inline: 18px;
  }
  padding-block: ${token('space.3')};
  border-block-end: 1px solid ${token('border.subtle')};
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
