import { styled } from 'styled-components';
import { below, from, token, type } from '../tokens';

/** How a bar is painted: what is under way, what is next, what comes later, what is done. */
export const roadmapTones = ['solid', 'tint', 'outline', 'muted'] as const;
export type RoadmapTone = (typeof roadmapTones)[number];

/** Heights of a row in CSS pixels: name and bar beside each other, or on phones one above the other. */
export const rowHeights = { oneLine: 44, twoLines: 60 };
const headHeight = 52;
/** Widths of the names and of a week at the least, in CSS pixels; on phones all weeks share the width of the page. */
const nameWidth = 280;
export const narrowestWeek = 44;

export const Root = styled.div`
  overflow-x: auto;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.xl')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
`;

export const Plan = styled.div`
  --names: ${nameWidth}px;
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: var(--height);
  min-inline-size: calc(${nameWidth}px + var(--weeks) * ${narrowestWeek}px);
  overflow: hidden;
  ${below('sm')} {
    --names: 0px;
    min-inline-size: 0;
  }
  & [role='row'] {
    cursor: pointer;
  }
`;

/** The lines between weeks, drawn once per row as its background. */
const weekLines = `repeating-linear-gradient(to right, ${token('border.subtle')} 0 1px, transparent 1px calc(100% / var(--weeks)))`;

export const Weeks = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: repeat(var(--weeks), minmax(0, 1fr));
  block-size: ${headHeight}px;
  overflow: hidden;
  padding-inline: var(--names) var(--scrollbar, 0px);
  border-block-end: 1px solid ${token('border.subtle')};
  background: ${token('surface.sunken')};
  & > span {
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding-inline: ${token('space.1-5')};
    border-inline-start: 1px solid ${token('border.subtle')};
    color: ${token('text.secondary')};
    white-space: nowrap;
    overflow: clip;
    ${type('caption')}
  }
  & b {
    color: ${token('text.primary')};
    ${type('small')}
    font-weight: ${token('weight.semibold')};
  }
  & [data-current] b {
    color: ${token('text.accent')};
  }
  ${below('sm')} {
    & > span {
      padding-inline: ${token('space.1')} 0;
      overflow: visible;
    }
    /* There is room for the date of every fourth week, which reaches into the next one. */
    & > :not(:nth-child(4n + 1)) > span {
      visibility: hidden;
    }
  }
`;

export const TodayPlace = styled.div`
  position: absolute;
  inset: ${headHeight - 9}px 0 0;
  inset-inline-end: var(--scrollbar, 0px);
  overflow: hidden;
  pointer-events: none;
`;

const todayStart = 'calc(var(--names) + (100% - var(--names)) * var(--at))';

export const TodayLine = styled.div`
  position: relative;
  inset-inline-start: ${todayStart};
  z-index: ${token('layer.raised')};
  inline-size: 2px;
  block-size: 100%;
  margin-inline-start: -1px;
  background: ${token('accent.indicator')};
  ${below('sm')} {
    /* The titles stand over the line here. */
    z-index: ${token('layer.base')};
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export const TodayMark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: ${todayStart};
  z-index: ${token('layer.raised')};
  translate: -50% 0;
  padding-inline: ${token('space.1-5')};
  border-radius: ${token('radius.full')};
  color: ${token('accent.on-solid')};
  background: ${token('accent.solid')};
  white-space: nowrap;
  ${type('caption-medium')}
  &:dir(rtl) {
    translate: 50% 0;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  block-size: 100%;
  & > [data-part='name'] {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    padding-inline: ${token('space.4')} ${token('space.3')};
  }
  ${below('sm')} {
    grid-template: 28px 24px / minmax(0, 1fr);
    align-content: center;
    background: ${weekLines};
    & > [data-part='name'] {
      gap: ${token('space.2')};
      justify-self: start;
      max-inline-size: 100%;
      padding-inline: ${token('space.3')} ${token('space.2')};
    }
    /* The lines of the weeks and of today do not strike words through. */
    & [data-part='name'],
    & [data-part='note'],
    & [data-words] > span {
      background: ${token('surface.card')};
    }
  }
  & code {
    flex: none;
    min-inline-size: 52px;
    ${type('code')}
  }
  & [data-part='title'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${type('body-medium')}
  }
  & code,
  &[data-tone='muted'] [data-part='title'] {
    color: ${token('text.secondary')};
  }
`;

export const Track = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  ${from('sm')} {
    background: ${weekLines};
  }
  color: ${token('text.secondary')};
  ${type('caption')}
  & > [data-part='bar'] {
    position: absolute;
    inset-block: 9px;
    inset-inline-start: var(--start);
    inline-size: var(--length);
    min-inline-size: 6px;
    padding-inline: ${token('space.2')};
    border: 1px solid ${token('accent.border')};
    border-radius: ${token('radius.sm')};
    color: ${token('accent.text')};
    background: ${token('accent.subtle')};
    white-space: nowrap;
    ${type('caption-medium')}
    line-height: 24px;
  }
  & > [data-words] > span {
    position: absolute;
    inset-inline-start: calc(100% + ${token('space.1-5')});
    color: ${token('text.secondary')};
  }
  & > [data-words='before'] > span {
    inset-inline: auto calc(100% + ${token('space.1-5')});
  }
  & > [data-tone='solid'] {
    border-color: ${token('accent.solid')};
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
  }
  & > [data-tone='outline'] {
    border-style: dashed;
    color: ${token('text.secondary')};
    border-color: ${token('border.control')};
    background: ${token('surface.card')};
  }
  & > [data-tone='muted'] {
    border-color: transparent;
    color: ${token('text.secondary')};
    background: ${token('fill.neutral')};
  }
  & > [data-beyond] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end: 4px solid ${token('warning.indicator')};
  }
  & > [data-part='note'],
  & > [data-part='beyond'] {
    padding-inline: ${token('space.2')};
  }
  & > [data-part='beyond'] {
    margin-inline: auto ${token('space.2')};
    border-radius: ${token('radius.sm')};
    color: ${token('warning.text')};
    background: ${token('warning.subtle')};
    line-height: 24px;
  }
  ${below('sm')} {
    & > [data-part='bar'] {
      inset-block: 1px;
    }
    & > [data-part] {
      line-height: 20px;
    }
  }
  @media (forced-colors: active) {
    & > [data-part='bar'] {
      border: 1px solid CanvasText;
    }
  }
`;
