import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const cardVariants = ['raised', 'outline', 'sunken', 'interactive'] as const;
export type CardVariant = (typeof cardVariants)[number];

/** The room at the edges; a compact density takes one step less. */
const padding = `var(--qd-card-padding, ${token('space.5')})`;

export const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: clip;
  border-radius: var(--qd-card-radius, ${token('radius.lg')});
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  [data-density='compact'] & {
    --qd-card-padding: ${token('space.4')};
    --qd-card-radius: 10px;
  }
  &[data-variant='raised'],
  &[data-variant='interactive'] {
    box-shadow: ${token('elevation.1')};
  }
  &[data-variant='outline'] {
    box-shadow: inset 0 0 0 1px ${token('border.default')};
  }
  &[data-variant='sunken'] {
    background: ${token('surface.sunken')};
  }
  &[data-variant='interactive'] {
    transition:
      box-shadow ${token('duration.fast')} ${token('easing.standard')},
      translate ${token('duration.fast')} ${token('easing.standard')};
  }
  @media (hover: hover) {
    &[data-variant='interactive']:hover {
      box-shadow: ${token('elevation.2')};
      translate: 0 -1px;
    }
  }
  &[data-selected] {
    box-shadow: inset 0 0 0 2px ${token('border.accent')};
  }
  &:has([data-part='card-link']:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & [data-part='card-link'] {
    color: inherit;
    outline: none;
  }
  /* The link covers the card; buttons and links inside are laid over it. */
  & [data-part='card-link']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-variant='interactive']:hover {
      translate: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[data-selected] {
      border: 2px solid Highlight;
    }
  }
`;

export const Cover = styled.div`
  flex: none;
  block-size: 104px;
  border-block-end: 1px solid ${token('border.subtle')};
  background: ${token('surface.sunken')};
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.3')};
  padding: ${padding} ${padding} 0;
  &:last-child {
    padding-block-end: ${padding};
  }
  & > [data-part='icon'] {
    color: ${token('text.secondary')};
    margin-block-start: 1px;
  }
`;

export const Titles = styled.div`
  display: grid;
  gap: ${token('space.0-5')};
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.h3`
  text-wrap: balance;
  ${type('title-4')}
`;

export const Subtitle = styled.p`
  color: ${token('text.secondary')};
  ${type('small')}
`;

export const Actions = styled.div`
  position: relative;
  z-index: ${token('layer.raised')};
  display: flex;
  gap: ${token('space.1')};
  flex: none;
  margin-block: -4px;
`;

export const Body = styled.div`
  flex: 1;
  padding: ${token('space.2')} ${padding} ${padding};
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('body')}
`;

export const Foot = styled.footer`
  position: relative;
  z-index: ${token('layer.raised')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  margin-inline: ${padding};
  padding-block: ${token('space.3')};
  border-block-start: 1px solid ${token('border.subtle')};
  /* Only what can be pressed is laid over the card's link. */
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;
