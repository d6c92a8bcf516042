import { styled } from 'styled-components';
import { token, type } from '../tokens';

/** Height of the cover and size of the tile that hangs over its edge, in CSS pixels. */
const coverSize = 104;
const tileSize = 40;
const tileOverlap = 18;
/** Below this the price is written smaller, and the button has room for "Selected" beside it. */
const narrowFoot = 220;
const choiceSize = 100;

export const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  transition: box-shadow ${token('duration.fast')} ${token('easing.standard')};
  @media (hover: hover) {
    &:hover {
      box-shadow: ${token('elevation.2')};
    }
  }
  &[data-state='selected'] {
    border-color: ${token('border.accent')};
    box-shadow: 0 0 0 1px ${token('border.accent')};
  }
  &:has([data-part='card-link']:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & [data-part='card-link'] {
    color: inherit;
    outline: none;
  }
  /* The link covers the card; the button lies over it. */
  & [data-part='card-link']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & button {
    position: relative;
  }
  @media (forced-colors: active) {
    &[data-state='selected'] {
      border: 2px solid Highlight;
    }
  }
`;

export const Cover = styled.div`
  position: relative;
  flex: none;
  block-size: ${coverSize}px;
  border-block-end: 1px solid ${token('border.subtle')};
  background: ${token('surface.sunken')};
  ${Frame}[data-state='selected'] > & {
    background: ${token('fill.selected')};
  }
`;

export const Flag = styled.span`
  position: absolute;
  inset-block-start: ${token('space.3')};
  inset-inline-start: ${token('space.4')};
  padding: 1px ${token('space.2')};
  border-radius: ${token('radius.sm')};
  color: ${token('text.inverse')};
  background: ${token('surface.inverse')};
  ${type('caption')}
`;

export const Tile = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${tileSize}px;
  block-size: ${tileSize}px;
  margin: -${tileOverlap}px ${token('space.4')} 0;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.md')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  ${Frame}[data-state='selected'] > & {
    border-color: transparent;
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
  }
`;

export const Meta = styled.p`
  padding: ${token('space.3')} ${token('space.4')} 0;
  color: ${token('text.secondary')};
  ${type('small')}
  & > [data-part='id'] {
    margin-inline-end: ${token('space.1-5')};
    font-family: var(--qd-font-mono);
  }
`;

export const Title = styled.h2`
  padding: ${token('space.1')} ${token('space.4')} 0;
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${type('title-4')}
`;

export const Summary = styled.p`
  /* The room of a taller neighbour is below it: a box that grows shows more lines than it clamps. */
  flex: none;
  margin: ${token('space.1')} ${token('space.4')} auto;
  color: ${token('text.secondary')};
  ${type('body')}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')} ${token('space.2')};
  align-items: center;
  container-type: inline-size;
  margin: ${token('space.4')} ${token('space.4')} 0;
  padding: ${token('space.3')} 0 ${token('space.4')};
  border-block-start: 1px solid ${token('border.default')};
  & > :first-child {
    flex: 1 0 100%;
  }
`;

export const PriceText = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${type('metric-md')}
  @container (max-inline-size: ${narrowFoot}px) {
    ${type('title-4')}
  }
  &[data-free] {
    color: ${token('success.text')};
  }
`;

/** As wide with either word of the button: a long price has the button below it before and after it is pressed. */
export const Choice = styled.span`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: ${choiceSize}px;
  min-block-size: ${token('control.sm')};
`;

export const Owned = styled.span`
  color: ${token('text.secondary')};
  ${type('small')}
`;
