import { css, keyframes, styled } from 'styled-components';
import { Scrim } from '../overlay';
import { below, token } from '../tokens';

export const drawerWidths = { sm: 400, md: 440, lg: 520, xl: 720 } as const;
export type DrawerSize = keyof typeof drawerWidths;

/** Which way in means "from outside" at each edge and direction of text. */
const travel = css`
  --qd-drawer-travel: ${token('distance.sheet')};
  &[data-edge='start'] {
    --qd-drawer-travel: calc(-1 * ${token('distance.sheet')});
  }
  &:dir(rtl) {
    --qd-drawer-travel: calc(-1 * ${token('distance.sheet')});
    &[data-edge='start'] {
      --qd-drawer-travel: ${token('distance.sheet')};
    }
  }
`;

export const DrawerScrim = styled(Scrim)`
  z-index: ${token('layer.drawer')};
`;

const column = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  color: ${token('text.primary')};
  outline: none;
`;

/** The sheet of a modal drawer: it moves, so what it holds must not be placed against the window. */
export const Surface = styled.div<{ $width: number }>`
  ${travel}
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(${(p) => p.$width}px, 100%);
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.4')};
  transition: translate ${token('duration.moderate')} ${token('easing.enter')};
  &[data-edge='start'] {
    inset-inline: 0 auto;
  }
  &[data-entering],
  &[data-exiting] {
    translate: var(--qd-drawer-travel) 0;
  }
  &[data-exiting] {
    transition: translate ${token('duration.base')} ${token('easing.exit')};
  }
  ${below('sm')} {
    inline-size: 100%;
    padding-block-start: env(safe-area-inset-top);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-entering],
    &[data-exiting] {
      translate: none;
    }
  }
  @media (forced-colors: active) {
    border-inline: 1px solid CanvasText;
  }
`;

export const Column = styled.section`
  ${column}
  block-size: 100%;
  padding-block-end: env(safe-area-inset-bottom);
`;

const arrive = keyframes`
  from {
    opacity: 0;
    translate: var(--qd-drawer-travel) 0;
  }
`;

const appear = keyframes`from { opacity: 0; }`;

export const Beside = styled.section<{ $width: number }>`
  ${column}
  ${travel}
  position: relative;
  flex: none;
  inline-size: ${(p) => p.$width}px;
  max-block-size: 100%;
  min-block-size: 0;
  background: ${token('surface.card')};
  border-inline-start: 1px solid ${token('border.subtle')};
  animation: ${arrive} ${token('duration.moderate')} ${token('easing.enter')};
  &[data-edge='start'] {
    border-inline: 0 solid ${token('border.subtle')};
    border-inline-end-width: 1px;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appear};
  }
`;

export const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: -4px;
  inline-size: 8px;
  z-index: ${token('layer.raised')};
  cursor: ew-resize;
  touch-action: none;
  &[data-edge='start'] {
    inset-inline: auto -4px;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 3px;
    inline-size: 2px;
  }
  &:hover::after,
  &:focus-visible::after {
    background: ${token('focus.ring')};
  }
  &:focus-visible {
    outline: none;
  }
  @media (pointer: coarse) {
    inline-size: 24px;
    inset-inline-start: -12px;
  }
  @media (forced-colors: active) {
    &:focus-visible::after {
      background: Highlight;
    }
  }
`;
