import type { ReactElement, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  GridList,
  GridListHeader,
  GridListItem,
  GridListSection,
  type GridListProps,
} from 'react-aria-components/GridList';
import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const Head = styled(GridListHeader)`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.raised')};
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: 32px;
  padding-inline: ${token('space.4')};
  border-block-end: 1px solid ${token('border.subtle')};
  background: var(--qd-list-surface);
  color: ${token('text.primary')};
  ${type('small-medium')}
  & > [data-part='count'] {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    font-weight: ${token('weight.regular')};
  }
`;

export const Section = styled(GridListSection)`
  & + & {
    border-block-start: 1px solid ${token('border.subtle')};
  }
`;

export const Row = styled(GridListItem)`
  position: relative;
  display: flex;
  min-block-size: ${token('row.list')};
  outline: none;
  cursor: default;
  &[data-two-lines] {
    min-block-size: ${token('row.two-line')};
  }
  & + & {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  &[data-selection-mode],
  &[data-href] {
    cursor: pointer;
  }
  &[data-allows-dragging] {
    cursor: grab;
  }
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-selected] {
    background: ${token('fill.selected')};
    box-shadow: inset 2px 0 0 ${token('accent.indicator')};
  }
  &[data-selected]:dir(rtl) {
    box-shadow: inset -2px 0 0 ${token('accent.indicator')};
  }
  &[data-selected][data-hovered] {
    background: ${token('fill.selected-hover')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
  }
  &[data-dragging] {
    opacity: 0.4;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      box-shadow: inset 4px 0 0 Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

const Frame = styled(GridList)`
  --qd-list-surface: ${token('surface.card')};
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: auto;
  border-radius: ${token('radius.lg')};
  outline: none;
  background: var(--qd-list-surface);
  box-shadow: ${token('elevation.0')};
  color: ${token('text.primary')};
  & > * {
    flex: none;
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[data-empty] {
    align-items: center;
    justify-content: center;
    min-block-size: ${token('row.two-line')};
    color: ${token('text.secondary')};
  }
  & > .react-aria-DropIndicator[data-drop-target] {
    position: relative;
    z-index: ${token('layer.raised')};
    block-size: 2px;
    margin-block: -1px;
    margin-inline: ${token('space.3')};
    border-radius: 1px;
    background: ${token('accent.indicator')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > .react-aria-DropIndicator[data-drop-target] {
      background: Highlight;
    }
  }
`;

/** The styled element, of whatever the rows are made. */
export const Root = Frame as unknown as <T>(
  props: GridListProps<T> & { ref?: Ref<HTMLDivElement> | undefined },
) => ReactElement | null;

export const Line = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-inline-size: 0;
  padding: ${token('space.2')} ${token('space.4')};
  & > [data-part='media'] {
    display: grid;
    flex: none;
  }
  /* What is at the end goes below the lines where both have no room. */
  & > [data-part='body'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.3')};
    min-inline-size: 0;
  }
  & [data-part='texts'] {
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='title'] {
    display: block;
    ${type('body-medium')}
  }
  & [data-part='text'] {
    display: block;
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & [data-part='meta'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1-5')};
    max-inline-size: 100%;
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    ${type('caption')}
  }
  & > [data-part='actions'] {
    display: flex;
    flex: none;
    gap: ${token('space.1')};
  }
  [data-disabled] > * > & [data-part='text'] {
    color: inherit;
  }
  /* With a mouse they lie above the end of the row, so that nothing moves when they come. */
  @media (hover: hover) and (pointer: fine) {
    & > [data-part='actions'] {
      position: absolute;
      inset-block-start: 50%;
      inset-inline-end: ${token('space.3')};
      translate: 0 -50%;
      padding: ${token('space.0-5')};
      border-radius: ${token('radius.md')};
      background: ${token('surface.card')};
      box-shadow: ${token('elevation.1')};
      opacity: 0;
    }
    [data-hovered] > * > & > [data-part='actions'],
    [data-focus-visible] > * > & > [data-part='actions'],
    [role='row']:focus-within > * > & > [data-part='actions'],
    & > [data-part='actions']:has([aria-expanded='true']) {
      opacity: 1;
    }
  }
`;

export const Handle = styled(Button)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin-inline: calc(-1 * ${token('space.2')}) calc(-1 * ${token('space.1')});
  padding: 0;
  border: 0;
  border-radius: ${token('radius.xs')};
  background: none;
  color: ${token('text.tertiary')};
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 0;
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
`;
