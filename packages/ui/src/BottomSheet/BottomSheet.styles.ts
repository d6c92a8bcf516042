import { css, styled } from 'styled-components';
import { Scrim, ServerModal } from '../overlay';
import { token } from '../tokens';

export const SheetScrim = styled(Scrim)`
  z-index: ${token('layer.drawer')};
`;

const sheet = css`
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-direction: column;
  max-inline-size: 720px;
  margin-inline: auto;
  overflow: hidden;
  color: ${token('text.primary')};
  background: ${token('surface.overlay')};
  border-start-start-radius: ${token('radius.xl')};
  border-start-end-radius: ${token('radius.xl')};
  box-shadow: ${token('elevation.4')};
  transition:
    block-size ${token('duration.moderate')} ${token('easing.enter')},
    translate ${token('duration.moderate')} ${token('easing.enter')};
  &[data-detent='peek'] {
    block-size: calc(96px + env(safe-area-inset-bottom));
  }
  &[data-detent='half'] {
    block-size: 50dvh;
  }
  &[data-detent='full'] {
    block-size: calc(100dvh - 24px);
  }
  & header {
    padding-block-start: ${token('space.1')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const ModalSheet = styled(ServerModal)`
  position: absolute;
  ${sheet}
  &[data-entering],
  &[data-exiting] {
    translate: 0 ${token('distance.sheet')};
  }
  &[data-exiting] {
    transition-duration: ${token('duration.base')};
    transition-timing-function: ${token('easing.exit')};
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-entering],
    &[data-exiting] {
      translate: none;
    }
  }
`;

export const Column = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  outline: none;
`;

/** A finger moves the sheet, except where there is more to scroll to. */
export const DragArea = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  touch-action: none;
  & :is([data-before], [data-after]) {
    touch-action: pan-y;
  }
`;

export const StandingSheet = styled.section`
  position: fixed;
  z-index: ${token('layer.sticky')};
  ${sheet}
`;

export const Grip = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 100%;
  block-size: 24px;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: grab;
  &::before {
    content: '';
    inline-size: 36px;
    block-size: 4px;
    border-radius: ${token('radius.full')};
    background: ${token('border.control')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
    border-radius: ${token('radius.xl')};
  }
  @media (pointer: coarse) {
    block-size: 44px;
    margin-block-end: -16px;
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
  }
`;
