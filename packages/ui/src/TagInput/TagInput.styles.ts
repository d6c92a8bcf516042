import { css, styled } from 'styled-components';
import { fieldColumn, FieldControl } from '../FormField/FieldControl';
import { token, type } from '../tokens';

export const labelHues = ['ultramarine', 'teal', 'rose', 'purple', 'amber', 'green', 'orange', 'red', 'sky'] as const;
export type LabelHue = (typeof labelHues)[number];

export const Root = styled.div`
  ${fieldColumn}
`;

export const Field = styled(FieldControl)`
  flex-wrap: wrap;
  gap: ${token('space.1')};
  padding-block: 3px;
  padding-inline-end: 34px;
  /* The arrow has its place at the end, however many lines the chips take: it never wraps to one of its own. */
  & > :is(button, [data-part='arrow']) {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 4px;
    translate: 0 -50%;
  }
`;

export const ChipList = styled.ul`
  display: contents;
`;

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1-5')};
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline: ${token('space.2')} 0;
  border-radius: ${token('radius.sm')};
  background: ${token('fill.neutral')};
  color: ${token('text.primary')};
  ${type('caption-medium')}
  &[data-marked] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
    background: ${token('fill.selected')};
  }
  & > [data-part='name'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :is(button, [data-part='cross']) {
    margin-inline-end: 0;
  }
  &:not(:has(> :is(button, [data-part='cross']))) {
    padding-inline-end: ${token('space.2')};
  }
  [data-disabled] & {
    color: ${token('text.secondary')};
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export const Dot = styled.span<{ $hue: LabelHue | undefined }>`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: ${token('radius.full')};
  background: ${(p) => (p.$hue === undefined ? token('text.tertiary') : token(`label.${p.$hue}.dot`))};
  forced-color-adjust: none;
`;

/** What is typed takes the rest of the last line, or a line of its own. */
export const typedPlace = css`
  flex: 1 1 72px;
  inline-size: 72px;
  min-block-size: 24px;
`;

/** Looks like a check box beside an option that is or is not chosen. */
export const Box = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1.5px solid ${token('border.control')};
  border-radius: ${token('radius.xs')};
  background: ${token('surface.card')};
  [data-selected] > & {
    border-color: ${token('accent.indicator')};
    background: ${token('accent.indicator')};
  }
  [data-selected] > & ~ [data-part='mark'] {
    position: absolute;
    inset-inline-start: 10px;
    inline-size: 12px;
    block-size: 12px;
    color: ${token('accent.on-indicator')};
    stroke-width: 2.5;
  }
  @media (forced-colors: active) {
    border-color: currentColor;
    [data-selected] > & {
      background: Highlight;
    }
  }
`;

export const OptionActions = styled.span`
  display: flex;
  gap: ${token('space.0-5')};
  margin-block: -4px;
  color: ${token('text.secondary')};
  & > span {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: ${token('radius.xs')};
  }
  & > span:hover {
    background: ${token('fill.pressed')};
  }
`;
