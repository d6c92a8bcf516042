import { below, token, type } from '@quarterdeck/ui/tokens';
import { rowControls } from '@quarterdeck/ui/VirtualList';
import { styled } from 'styled-components';
import { itemParts } from '../OriginTag';

/** Height of every card, and with the gap after it, in CSS pixels: only cards of one height can be virtual. */
export const cardHeight = 112;
export const cardGap = 8;
export const cardPitch = cardHeight + cardGap;

/** Four lanes share the width; where they would become too narrow they scroll sideways. */
export const Board = styled.div`
  display: grid;
  /* Four of them and their gaps fit a window of 960 px. */
  grid-template-columns: repeat(4, minmax(216px, 1fr));
  gap: ${token('space.3')};
  ${below('md')} {
    /* They do not fit anyway: each has the room that a card wants. */
    grid-template-columns: repeat(4, 264px);
  }
  /* The board ends where the window does: only its lanes scroll. */
  flex: 1 1 0;
  min-block-size: 344px;
  /* Where it does not stand in the column of the screen. */
  block-size: max(344px, calc(100dvh - 325px));
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  /* Focus rings of the outer lanes are not cut off. */
  margin: -4px;
  padding: 4px;
  &[data-selecting] {
    /* The last cards come out from below the bar of what is selected. */
    padding-block-end: 76px;
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
  & > h2 {
    color: ${token('text.primary')};
    ${type('title-5')}
  }
  & > [data-part='effort'] {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  & > svg[data-status='now'] {
    color: ${token('info.text')};
  }
  & > svg[data-status='done'] {
    color: ${token('success.text')};
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
  & [role='listitem'] {
    position: absolute;
    inset-inline: 0;
  }
  & > p {
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

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: ${cardHeight}px;
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
  ${itemParts}
  ${rowControls}
  & > header,
  & > footer {
    display: flex;
    align-items: center;
    gap: ${token('space.1-5')};
    min-block-size: 24px;
    flex: none;
    overflow: clip;
  }
  & > header > :is(code, [data-part='price-tag']),
  & > footer > [data-part] {
    flex: none;
  }
  & > header > code {
    white-space: nowrap;
    color: ${token('text.secondary')};
    font-family: var(--qd-font-mono);
    font-size: 12px;
  }
  & > header > [data-part='menu'] {
    position: relative;
    z-index: 1;
    inline-size: 24px;
    block-size: 24px;
    margin-inline: auto -4px;
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  & > a,
  & > [data-part='title'] {
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
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > footer > [data-variant] {
    min-inline-size: 0;
  }
  & > footer > [data-part='effort'] {
    margin-inline-start: auto;
    color: ${token('text.secondary')};
    ${type('small')}
  }
  &:has(> a:focus-visible) {
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
  &[data-chosen] {
    border-color: ${token('accent.indicator')};
    background: ${token('fill.selected')};
  }
  &[data-lifted] {
    /* The whole title of what is carried. */
    block-size: auto;
    min-block-size: ${cardHeight}px;
    & > [data-part='title'] {
      display: block;
      overflow: visible;
    }
    cursor: grabbing;
    box-shadow: ${token('elevation.4')};
  }
`;
