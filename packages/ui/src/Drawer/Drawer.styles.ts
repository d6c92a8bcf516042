import { css, keyframes, styled } from 'styled-components';
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

const fade = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;

const arrive = keyframes`
  from {
    opacity: var(--qd-drawer-faded);
    translate: var(--qd-drawer-travel) 0;
  }
`;

const leave = keyframes`
  to {
    translate: var(--qd-drawer-travel) 0;
  }
`;

/** Where a drawer beside its neighbours stands; it has no box of its own. */
export const Place = styled.div`
  display: contents;
`;

/** Nothing beside the content; the scrim of a modal drawer. */
export const Frame = styled.div`
  display: contents;
  &[data-modal] {
    display: block;
    position: fixed;
    inset: 0;
    z-index: ${token('layer.drawer')};
    background: ${token('overlay.scrim')};
    animation: ${fade} ${token('duration.moderate')} ${token('easing.enter')};
  }
  &[data-modal][data-exiting] {
    animation: ${fadeOut} ${token('duration.base')} ${token('easing.exit')} forwards;
  }
`;

export const Panel = styled.section<{ $width: number }>`
  ${travel}
  --qd-drawer-faded: 0;
  display: flex;
  flex-direction: column;
  flex: none;
  position: relative;
  min-inline-size: 0;
  min-block-size: 0;
  inline-size: ${(p) => p.$width}px;
  max-block-size: 100%;
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  border: 0 solid ${token('border.subtle')};
  border-inline-start-width: 1px;
  outline: none;
  animation: ${arrive} ${token('duration.moderate')} ${token('easing.enter')};
  &[data-edge='start'] {
    border-inline-width: 0 1px;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  [data-modal] > & {
    /* The scrim fades, the panel itself only moves. */
    --qd-drawer-faded: 1;
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: min(${(p) => p.$width}px, 100%);
    padding-block-end: env(safe-area-inset-bottom);
    background: ${token('surface.overlay')};
    border: 0;
    outline: none;
    box-shadow: ${token('elevation.4')};
    ${below('sm')} {
      inline-size: 100%;
      padding-block-start: env(safe-area-inset-top);
    }
  }
  [data-modal] > &[data-edge='start'] {
    inset-inline: 0 auto;
  }
  [data-modal][data-exiting] > & {
    animation: ${leave} ${token('duration.base')} ${token('easing.exit')} forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${fade};
    [data-modal] > & {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    border-inline: 1px solid CanvasText;
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
