import { css, styled } from 'styled-components';
import { ServerModal } from '../overlay';
import { below, token } from '../tokens';

export const dialogSizes = ['sm', 'md', 'editor', 'lg', 'xl', 'full'] as const;
export type DialogSize = (typeof dialogSizes)[number];

const widths: Record<Exclude<DialogSize, 'full'>, number> = { sm: 400, md: 560, editor: 600, lg: 720, xl: 960 };

/** Of the window's edge, so that the page shows and a press outside is possible. */
const gap = token('space.8');

const full = css`
  inset: ${token('space.4')};
`;

/** What is written in for a while has the whole of a phone. */
const whole = css`
  inset: 0;
  max-block-size: none;
  border-radius: 0;
`;

const centred = css<{ $size: DialogSize }>`
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: min(${(p) => widths[p.$size === 'full' ? 'xl' : p.$size]}px, calc(100% - ${gap}));
  max-block-size: calc(100% - ${gap} - ${gap});
  transform: translate(-50%, -50%);
  &:dir(rtl) {
    transform: translate(50%, -50%);
  }
`;

export const Sheet = styled(ServerModal)<{ $size: DialogSize }>`
  position: absolute;
  display: flex;
  border-radius: ${token('radius.xl')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.5')};
  transition:
    scale ${token('duration.moderate')} ${token('easing.enter')},
    translate ${token('duration.moderate')} ${token('easing.enter')};
  ${(p) => (p.$size === 'full' ? full : centred)}
  &[data-entering],
  &[data-exiting] {
    scale: 0.97;
  }
  &[data-exiting] {
    transition-duration: ${token('duration.base')};
    transition-timing-function: ${token('easing.exit')};
  }
  ${below('sm')} {
    inset: auto 0 0;
    inline-size: 100%;
    max-block-size: calc(100% - ${token('space.6')});
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    transform: none;
    &:dir(rtl) {
      transform: none;
    }
    &[data-entering],
    &[data-exiting] {
      scale: none;
      translate: 0 ${token('distance.sheet')};
    }
    ${(p) => (p.$size === 'editor' ? whole : null)}
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-entering],
    &[data-exiting] {
      scale: none;
      translate: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Column = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
  color: ${token('text.primary')};
  outline: none;
`;
