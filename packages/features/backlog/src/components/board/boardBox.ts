import { below, token } from '@quarterdeck/ui/tokens';
import { css } from 'styled-components';

// What the board and its skeleton share, so that nothing moves when one takes the place of the other.

/** Height of every card and the gap after it, in CSS pixels: only cards of one height can be virtual. */
export const cardHeight = 112;
export const cardGap = 8;
/** Four of them and their gaps fit a window of 960 px. */
const narrowestLane = 216;
const laneGap = 12;

/** Four lanes share the width; where they would become too narrow they scroll sideways. */
export const boardBox = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(${narrowestLane}px, 1fr));
  gap: ${laneGap}px;
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
`;

export const laneBox = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.xl')};
  background: ${token('surface.sunken')};
`;

export const laneHeadBox = css`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  flex: none;
  padding: ${token('space.3')} ${token('space.4')} ${token('space.2')};
`;
