import { token, type } from '@quarterdeck/ui/tokens';
import { keyframes, styled } from 'styled-components';
import { originParts } from '../OriginTag.styles';
import { boardBox, cardGap, cardHeight, laneBox, laneHeadBox } from './boardBox';

export const cardPitch = cardHeight + cardGap;

export const Board = styled.div`
  ${boardBox}
  &[data-selecting] {
    /* The last cards come out from below the bar of what is selected. */
    padding-block-end: 76px;
  }
`;

export const Lane = styled.section`
  ${laneBox}
`;

export const LaneHead = styled.header`
  ${laneHeadBox}
  & > h2 {
    ${type('title-5')}
  }
  & > span {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
  & > [data-part='effort'] {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  & > svg {
    color: ${token('text.secondary')};
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
  & > p {
    padding: ${token('space.6')} ${token('space.4')};
    color: ${token('text.secondary')};
    text-align: center;
    ${type('small')}
  }
`;

export const CardPlace = styled.div`
  position: absolute;
  inset-inline: 0;
  block-size: ${cardHeight}px;
`;

const arrive = keyframes`from { background: ${token('fill.selected')}; }`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: ${cardHeight}px;
  padding: ${token('space.2-5')} ${token('space.3')};
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  & > header,
  & > footer {
    display: flex;
    align-items: center;
    gap: ${token('space.1-5')};
    min-block-size: 24px;
    flex: none;
    overflow: clip;
  }
  ${originParts}
  & > header > [data-part='price-tag'],
  & > footer > [data-part='person'] {
    flex: none;
  }
  & code {
    flex: none;
    white-space: nowrap;
    color: ${token('text.secondary')};
    font-family: var(--qd-font-mono);
    font-size: 12px;
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
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  & > footer > [data-part='effort'] {
    flex: none;
    margin-inline-start: auto;
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
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
  & > header > [data-part='menu'] {
    position: relative;
    z-index: 1;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin-inline: auto -4px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.sm')};
    background: none;
    color: ${token('text.secondary')};
    cursor: pointer;
    &:hover {
      background: ${token('fill.hover')};
      color: ${token('text.primary')};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  &[data-chosen] {
    border-color: ${token('accent.indicator')};
    background: ${token('fill.selected')};
  }
  &[data-arrived] {
    animation: ${arrive} 2s ${token('easing.standard')};
    @media (prefers-reduced-motion: reduce) {
      animation-timing-function: step-end;
    }
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

export const DropLine = styled.div`
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
`;
