import { below, token } from '../tokens';

/** Declarations of the corner where messages stand: above what is docked at the lower edge, off the edges of a screen. */
export const toastPlace = `
  position: fixed;
  inset-block-end: calc(${token('space.4')} + max(env(safe-area-inset-bottom), var(--qd-dock-block-size, 0px)));
  inset-inline-end: calc(${token('space.4')} + max(env(safe-area-inset-left), env(safe-area-inset-right)));
  z-index: ${token('layer.toast')};
  inline-size: 360px;
  ${below('sm')} {
    inset-inline: ${token('space.4')};
    inline-size: auto;
  }
`;
