import { styled } from 'styled-components';
import { ServerModal } from '../overlay';
import { below, token, type } from '../tokens';

export const Window = styled(ServerModal)`
  position: absolute;
  inset: 0;
  display: flex;
  transition: opacity ${token('duration.moderate')} ${token('easing.enter')};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Ground = styled.div`
  display: flex;
  background: ${token('surface.canvas')};
  color: ${token('text.primary')};
  flex: 1;
  min-inline-size: 0;
`;

export const Column = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
  outline: none;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.3')} ${token('space.4')};
  padding-block-start: max(${token('space.3')}, env(safe-area-inset-top));
`;

export const Counter = styled.span`
  margin-inline-end: auto;
  color: ${token('text.secondary')};
  ${type('small')}
  font-variant-numeric: tabular-nums;
`;

export const Stage = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
  outline: none;
  touch-action: pan-y pinch-zoom;
  cursor: zoom-in;
  &[data-zoomed] {
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: ${token('border.strong')} transparent;
    touch-action: pan-x pan-y pinch-zoom;
    cursor: grab;
  }
  &[data-zoomed]:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
`;

export const Picture = styled.div<{ $zoom: number }>`
  display: flex;
  inline-size: ${(p) => p.$zoom * 100}%;
  block-size: ${(p) => p.$zoom * 100}%;
  transition: translate ${token('duration.base')} ${token('easing.standard')};
  /* The stage is the box here, whatever the picture's shape. */
  & > [data-ratio] {
    block-size: 100%;
    aspect-ratio: auto;
    background: none;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Foot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  min-block-size: 68px;
  padding: ${token('space.3')} ${token('space.4')};
  padding-block-end: max(${token('space.3')}, env(safe-area-inset-bottom));
  ${below('sm')} {
    gap: ${token('space.2')};
  }
`;

export const Caption = styled.p`
  flex: 1;
  min-inline-size: 0;
  max-block-size: 20vh;
  max-inline-size: 720px;
  margin-inline: auto;
  overflow: auto;
  color: ${token('text.secondary')};
  text-align: center;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  ${type('body')}
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
`;
