import { CalendarCell, CalendarGrid, CalendarHeaderCell, CalendarHeading } from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const Months = styled.div`
  display: flex;
  gap: ${token('space.6')};
`;

export const Month = styled.div`
  flex: none;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  margin-block-end: ${token('space.2')};
`;

export const Title = styled(CalendarHeading)`
  flex: 1;
  margin: 0;
  padding-inline-start: ${token('space.2')};
  ${type('title-5')}
  &[data-centred] {
    padding: 0;
    text-align: center;
  }
`;

export const Grid = styled(CalendarGrid)`
  border-collapse: collapse;
  & td {
    padding: 0;
  }
  /* A chosen range is one band, round at its ends and where a week or a month breaks it. */
  [data-range] & td:has([data-selected]:not([data-outside-month])) {
    background: ${token('fill.selected')};
  }
  [data-range] & td:is(:first-child, :has([data-selection-start])),
  [data-range] & td:has([data-outside-month]) + td {
    border-start-start-radius: 20px;
    border-end-start-radius: 20px;
  }
  [data-range] & td:is(:last-child, :has([data-selection-end])),
  [data-range] & td:has(+ td [data-outside-month]) {
    border-start-end-radius: 20px;
    border-end-end-radius: 20px;
  }
  /* Days of the month beside it would be there twice. */
  [data-range] & [data-outside-month] {
    visibility: hidden;
  }
`;

export const WeekDay = styled(CalendarHeaderCell)`
  inline-size: 40px;
  block-size: 28px;
  padding: 0;
  color: ${token('text.tertiary')};
  ${type('caption')}
`;

export const Cell = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token('radius.full')};
  color: ${token('text.primary')};
  ${type('body')}
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;
  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
  }
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-day-of-now] {
    color: ${token('text.accent')};
    font-weight: ${token('weight.semibold')};
    box-shadow: inset 0 0 0 1.5px ${token('accent.indicator')};
  }
  &[data-outside-month] {
    color: ${token('text.tertiary')};
  }
  &[data-selected] {
    background: ${token('accent.solid')};
    color: ${token('accent.on-solid')};
    font-weight: ${token('weight.medium')};
  }
  &[data-selected][data-hovered] {
    background: ${token('accent.solid-hover')};
  }
  [data-range] &[data-selected]:not([data-selection-start], [data-selection-end]) {
    background: none;
    color: ${token('text.accent-strong')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  &[data-unavailable] {
    color: ${token('text.tertiary')};
    text-decoration: line-through;
    cursor: default;
  }
  &[data-unavailable][data-hovered] {
    background: none;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
    &[data-selected],
    [data-range] &[data-selected] {
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled],
    &[data-unavailable] {
      color: GrayText;
    }
  }
`;
