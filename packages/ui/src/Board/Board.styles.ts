import { css, keyframes, styled } from 'styled-components';
import { below, token, type } from '../tokens';
import { rowControls } from '../VirtualList/rowParts';

/** Between the cards of a lane, in CSS pixels. */
export const cardGap = 8;

/** Lanes share the width (`fill`), or each has its own of 296 px (`fixed`). */
export const boardLayouts = ['fill', 'fixed'] as const;
export type BoardLayout = (typeof boardLayouts)[number];

export const boardLaneTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type BoardLaneTone = (typeof boardLaneTones)[number];

export const Root = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 296px;
  grid-template-rows: minmax(0, 1fr);
  gap: ${token('space.3')};
  /* The board ends where its place does: only its lanes scroll. */
  flex: 1 1 0;
  min-block-size: 344px;
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  /* Focus rings of the outer lanes are not cut off. */
  margin: -4px;
  padding: 4px;
  &[data-layout='fill'] {
    /* Four of them and their gaps fit a window of 960 px. */
    grid-auto-columns: minmax(216px, 1fr);
    ${below('md')} {
      /* They do not fit anyway: each has the room that a card wants. */
      grid-auto-columns: 264px;
    }
  }
  &[data-layout='fixed'] {
    ${below('sm')} {
      /* One lane at a time, and the edge of the next. */
      grid-auto-columns: 88%;
      scroll-snap-type: inline mandatory;
      scroll-padding-inline: 4px;
      & > * {
        scroll-snap-align: start;
      }
    }
  }
  &[data-selecting] {
    /* The last cards come out from below the bar of what is selected. */
    padding-block-end: 76px;
  }
  &[data-heights='own'] > section {
    align-self: start;
    max-block-size: 100%;
  }
`;

export const Lane = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.xl')};
  background: ${token('surface.sunken')};
`;

export const LaneHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  flex: none;
  padding: ${token('space.3')} ${token('space.4')} ${token('space.2')};
  color: ${token('text.secondary')};
  ${type('small')}
  & > [data-part='lane-title'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: ${token('text.primary')};
    ${type('title-5')}
  }
  & > [data-part='note'] {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
  }
  & > svg[data-tone='info'] {
    color: ${token('info.text')};
  }
  & > svg[data-tone='success'] {
    color: ${token('success.text')};
  }
  & > svg[data-tone='warning'] {
    color: ${token('warning.text')};
  }
  & > svg[data-tone='danger'] {
    color: ${token('danger.text')};
  }
`;

export const Cards = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  padding: 4px ${token('space.2')} 0;
  & > [role='list'] {
    position: relative;
  }
  & > [data-windowed] > [role='listitem'] {
    position: absolute;
    inset-inline: 0;
  }
  & > [role='list']:not([data-windowed]) {
    display: grid;
    gap: ${cardGap}px;
    padding-block-end: ${cardGap}px;
  }
  & > [data-part='empty'] {
    padding: ${token('space.6')} ${token('space.4')};
    color: ${token('text.secondary')};
    text-align: center;
    ${type('small')}
  }
  & > [data-part='drop'] {
    position: absolute;
    inset-inline: ${token('space.3')};
    block-size: 2px;
    margin-block-start: -1px;
    border-radius: 1px;
    background: ${token('accent.indicator')};
    pointer-events: none;
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

export const LaneFoot = styled.footer`
  flex: none;
  padding: ${token('space.1')} ${token('space.2')} ${token('space.2')};
`;

const arrive = keyframes`from { background: ${token('fill.selected')}; }`;

const lifted = css`
  cursor: grabbing;
  box-shadow: ${token('elevation.4')};
`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: var(--card-height, auto);
  padding: ${token('space.2-5')} ${token('space.3')};
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  ${rowControls}
  & header,
  & footer {
    display: flex;
    align-items: center;
    gap: ${token('space.1-5')};
    min-block-size: 24px;
    flex: none;
    overflow: clip;
  }
  /* Room for the menu, which stands out by as much: its focus ring would be cut. */
  & header {
    margin-inline-end: -4px;
    padding-inline-end: 4px;
  }
  & [data-part='menu'] {
    position: relative;
    z-index: 1;
    inline-size: 24px;
    block-size: 24px;
    margin-inline: auto -4px;
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  & [data-part='title'] {
    flex: 1;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-block-size: 0;
    overflow: hidden;
    color: inherit;
    outline: none;
    overflow-wrap: anywhere;
    text-decoration: none;
    ${type('body-medium')}
  }
  /* The link covers the card. */
  & a[data-part='title']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:has([data-part='title']:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${token('border.default')};
      box-shadow: ${token('elevation.2')};
    }
  }
  &[data-dragging] {
    opacity: 0.4;
  }
  &[data-selected] {
    border-color: ${token('accent.indicator')};
    background: ${token('fill.selected')};
  }
  &[data-arrived] {
    animation: ${arrive} 2s ${token('easing.standard')};
    @media (prefers-reduced-motion: reduce) {
      animation-timing-function: step-end;
    }
  }
  &[data-carried] {
    ${lifted}
    border-style: dashed;
    border-color: ${token('accent.indicator')};
  }
  &[data-lifted] {
    ${lifted}
    /* The whole title of what is carried. */
    block-size: auto;
    min-block-size: var(--card-height, 0);
    & [data-part='title'] {
      display: block;
      overflow: visible;
    }
  }
`;
