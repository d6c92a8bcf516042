import { css, styled } from 'styled-components';
import { below, token, type } from '../tokens';

export const timelineTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type TimelineTone = (typeof timelineTones)[number];

export const timelineSizes = ['md', 'sm'] as const;
export type TimelineSize = (typeof timelineSizes)[number];

const ofTone = (tone: Exclude<TimelineTone, 'neutral'>) => css`
  &[data-tone='${tone}'] {
    color: ${token(`${tone}.text`)};
    background: ${token(`${tone}.subtle`)};
  }
`;

/** A stroke every 8 px, every fifth a longer one, as on the kit's other scales. */
const ticks = css`
  background:
    repeating-linear-gradient(var(--qd-timeline-tick) 0 1px, transparent 1px 40px) 50% 0 / 12px 100% no-repeat,
    repeating-linear-gradient(var(--qd-timeline-tick) 0 1px, transparent 1px 8px) 50% 0 / 6px 100% no-repeat;
`;

/** How large it is, also while it is loading. */
const sizes = css`
  --qd-timeline-marker: 36px;
  --qd-timeline-gap: ${token('space.4')};
  --qd-timeline-space: ${token('space.5')};
  ${below('sm')} {
    --qd-timeline-marker: 28px;
    --qd-timeline-gap: ${token('space.3')};
  }
  &[data-size='sm'] {
    --qd-timeline-marker: 24px;
    --qd-timeline-gap: ${token('space.3')};
    --qd-timeline-space: ${token('space.3')};
  }
`;

export const Root = styled.ol`
  ${sizes}
  --qd-timeline-tick: ${token('border.strong')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token('text.primary')};
  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (forced-colors: active) {
    --qd-timeline-tick: CanvasText;
  }
`;

export const Day = styled.li`
  & + & {
    margin-block-start: ${token('space.1')};
  }
  & > ol {
    padding-block-start: ${token('space.3')};
  }
`;

export const DayHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.2')};
  & > [data-part='day'] {
    padding: ${token('space.1')} ${token('space.2-5')};
    border-radius: ${token('radius.md')};
    background: ${token('fill.neutral')};
    color: ${token('text.primary')};
    overflow-wrap: anywhere;
    ${type('small-medium')}
  }
  & > [data-part='date'] {
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  @media (forced-colors: active) {
    & > [data-part='day'] {
      outline: 1px solid CanvasText;
    }
  }
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--qd-timeline-marker) minmax(0, 1fr) auto;
  column-gap: var(--qd-timeline-gap);
  padding-block-end: var(--qd-timeline-space);
  /* The line runs from below the marker to the next one or to the next day. */
  &::before {
    content: '';
    position: absolute;
    inset-block: calc(var(--qd-timeline-marker) + 6px) 5px;
    inset-inline-start: calc((var(--qd-timeline-marker) - 12px) / 2);
    inline-size: 12px;
    ${ticks}
  }
  &:last-child {
    padding-block-end: ${token('space.4')};
  }
  ol > li:last-child > ol > &:last-child::before,
  ${Root} > &:last-child::before {
    display: none;
  }
  & > [data-part='title'] {
    align-self: center;
    min-block-size: 20px;
    padding-block: max(0px, (var(--qd-timeline-marker) - 20px) / 2);
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    ${type('body')}
  }
  & > [data-part='title'] :is(b, strong, a) {
    color: ${token('text.primary')};
    font-weight: ${token('weight.medium')};
  }
  & > [data-part='time'] {
    padding-block: max(0px, (var(--qd-timeline-marker) - 18px) / 2);
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    ${type('small')}
  }
  & > [data-part='content'] {
    grid-column: 2 / -1;
    display: grid;
    justify-items: start;
    gap: ${token('space.2')};
    min-inline-size: 0;
    margin-block-end: ${token('space.1')};
    overflow-wrap: anywhere;
  }
`;

export const Marker = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: var(--qd-timeline-marker);
  block-size: var(--qd-timeline-marker);
  /* An avatar has the size of the marker here. */
  & > :first-child:not([data-part]) {
    --qd-avatar-size: 100%;
    inline-size: 100%;
    block-size: 100%;
  }
  & > [data-part='icon'] {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    border-radius: ${token('radius.full')};
    color: ${token('text.secondary')};
    background: ${token('fill.neutral')};
    ${timelineTones.flatMap((tone) => (tone === 'neutral' ? [] : ofTone(tone)))}
  }
  & > [data-part='dot'] {
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid ${token('border.control')};
    border-radius: ${token('radius.full')};
  }
  & > [data-part='badge'] {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -6px;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid ${token('border.default')};
    border-radius: ${token('radius.full')};
    color: ${token('text.secondary')};
    background: ${token('surface.card')};
  }
  /* A small marker would be hidden by it. */
  ${below('sm')} {
    & > [data-part='badge'] {
      inset-block-end: -7px;
      inset-inline-end: -8px;
      inline-size: 16px;
      block-size: 16px;
    }
  }
  @media (forced-colors: active) {
    & > [data-part='icon'] {
      outline: 1px solid CanvasText;
    }
  }
`;

export const cardPaint = css`
  position: relative;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${token('space.2-5')};
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${token('space.2')} ${token('space.3')};
  border: 1px solid ${token('border.default')};
  border-radius: ${token('radius.md')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  text-decoration: none;
  ${type('body-medium')}
  & > [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='meta'] {
    flex: none;
    max-inline-size: 40%;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & > svg {
    color: ${token('text.secondary')};
  }
  @media (hover: hover) {
    &:hover {
      background: ${token('fill.hover')};
    }
  }
  &:active {
    background: ${token('fill.pressed')};
  }
`;

/** A rule of ticks beside it, as quotations have in Prose. */
export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: ${token('space.5')};
  color: ${token('text.primary')};
  background: repeating-linear-gradient(${token('border.strong')} 0 1px, transparent 1px 5px) 0 4px / 8px
    calc(100% - 8px) no-repeat;
  overflow-wrap: anywhere;
  ${type('body')}
  &:dir(rtl) {
    background-position-x: 100%;
  }
`;

export const Waiting = styled.span`
  ${sizes}
  display: grid;
  grid-template-columns: var(--qd-timeline-marker) minmax(0, 1fr);
  gap: var(--qd-timeline-gap);
  align-items: start;
  margin-block-end: ${token('space.6')};
`;
