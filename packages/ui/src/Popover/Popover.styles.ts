import { css, styled } from 'styled-components';
import { below, token } from '../tokens';
import { HeldPopover } from './HeldPopover';

/** What a popover becomes where there is no room beside its trigger: a sheet as high as its content, or the whole screen. */
export type PhoneForm = 'popover' | 'sheet' | 'screen';

// React Aria places a popover by inline styles. On phones the sheet belongs to the screen, not to the
// trigger, and a media query follows a turned phone without a render; hence the only !important here.
const sheet = css`
  ${below('sm')} {
    position: fixed !important;
    inset: auto 0 0 0 !important;
    inline-size: 100%;
    min-inline-size: 0;
    max-inline-size: none;
    max-block-size: 80dvh !important;
    padding-block-end: max(${token('space.2')}, env(safe-area-inset-bottom));
    border-radius: ${token('radius.xl')} ${token('radius.xl')} 0 0;
    box-shadow:
      ${token('elevation.5')},
      0 0 0 100vmax ${token('overlay.scrim')};
    &[data-entering],
    &[data-exiting] {
      opacity: 1;
      translate: 0 100%;
      scale: none;
    }
    @media (prefers-reduced-motion: reduce) {
      &[data-entering],
      &[data-exiting] {
        opacity: 0;
        translate: none;
      }
    }
  }
`;

// `dvh`, so that the bars of a phone's browser hide nothing of it.
const screen = css`
  ${sheet}
  ${below('sm')} {
    inset: 0 !important;
    block-size: 100dvh;
    max-block-size: none !important;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    border-radius: 0;
    box-shadow: none;
  }
`;

const phoneForms = { popover: null, sheet, screen } satisfies Record<PhoneForm, unknown>;

/** The floating ground of menus, lists and small dialogs. */
export const PopoverFrame = styled(HeldPopover)<{ $onPhones: PhoneForm }>`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  max-inline-size: min(var(--qd-popover-width, ${token('panel.popover')}), calc(100vw - 24px));
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  color: ${token('text.primary')};
  box-shadow: ${token('elevation.4')};
  outline: none;
  transition:
    opacity ${token('duration.fast')} ${token('easing.enter')},
    scale ${token('duration.fast')} ${token('easing.enter')},
    translate ${token('duration.base')} ${token('easing.enter')};
  transform-origin: var(--trigger-anchor-point, center);
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    scale: 0.97;
  }
  &[data-exiting] {
    transition-duration: ${token('duration.micro')};
    transition-timing-function: ${token('easing.exit')};
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-entering],
    &[data-exiting] {
      scale: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  ${(p) => phoneForms[p.$onPhones]}
`;
