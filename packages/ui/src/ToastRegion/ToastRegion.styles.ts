import { UNSTABLE_Toast as AriaToast, UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import { css, keyframes, styled } from 'styled-components';
import { toastPlace, type ToastEntry } from '../Toast';
import { token, type } from '../tokens';

/** A corner of the window; the newest toast is first in reading order and nearest to the corner. */
export const Region = styled(AriaToastRegion<ToastEntry>)`
  ${toastPlace}
  display: flex;
  flex-direction: column-reverse;
  gap: ${token('space.2')};
  border-radius: ${token('radius.lg')};
  &[data-place='top'] {
    inset-block: calc(${token('space.4')} + env(safe-area-inset-top)) auto;
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
`;

const arrive = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`;

const appear = keyframes`from { opacity: 0; }`;

/** Marks on the inverse surface: the tone, lifted towards its text so that it keeps its contrast. */
const mark = (tone: string) => css`
  color: color-mix(in oklab, ${tone}, ${token('text.inverse')} 45%);
`;

export const Card = styled(AriaToast<ToastEntry>)`
  /* What stands inside reads the ordinary tokens; here they mean the inverse surface. */
  --qd-text-primary: ${token('text.inverse')};
  --qd-fill-hover: color-mix(in srgb, ${token('text.inverse')} 14%, transparent);
  --qd-fill-pressed: color-mix(in srgb, ${token('text.inverse')} 22%, transparent);
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.2')} ${token('space.2')} ${token('space.4')};
  min-block-size: 48px;
  color: ${token('text.inverse')};
  background: ${token('surface.inverse')};
  border-radius: ${token('radius.lg')};
  box-shadow: ${token('elevation.3')};
  animation: ${arrive} ${token('duration.moderate')} ${token('easing.enter')};
  ${type('body')}
  &[data-focus-visible],
  & :focus-visible {
    outline: 2px solid ${token('text.inverse')};
    outline-offset: -4px;
  }
  & > [data-part='icon'] {
    align-self: flex-start;
    margin-block: 7px;
  }
  &[data-tone='success'] > [data-part='icon'] {
    ${mark(token('success.indicator'))}
  }
  &[data-tone='warning'] > [data-part='icon'] {
    ${mark(token('warning.indicator'))}
  }
  &[data-tone='danger'] > [data-part='icon'] {
    ${mark(token('danger.indicator'))}
  }
  & > [data-part='words'] {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  & [slot='description'] {
    color: ${token('text.inverse-secondary')};
    ${type('small')}
  }
  & > [data-part='close'] {
    position: relative;
    display: grid;
    flex: none;
  }
  /* Messages stand on the lower edge: what they offer keeps its place when one gets a second line. */
  &:has([slot='description']) {
    & > [data-part='action'] {
      align-self: end;
    }
    & > [data-part='close'] {
      align-self: start;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appear};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const runOut = keyframes`to { stroke-dashoffset: 1; }`;

/** The time that is left, around the close button. It stands still with the clock. */
export const Ring = styled.svg<{ $durationMs: number }>`
  position: absolute;
  inset: 0;
  inline-size: 32px;
  block-size: 32px;
  rotate: -90deg;
  pointer-events: none;
  fill: none;
  stroke: currentColor;
  stroke-opacity: 0.45;
  stroke-width: 1.5;
  stroke-linecap: round;
  & > circle {
    stroke-dasharray: 1;
    animation: ${runOut} ${(p) => p.$durationMs}ms linear forwards;
  }
  ${Region}:is(:hover, :focus-within, [data-paused]) & > circle {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  [data-motion='reduce'] & {
    display: none;
  }
`;
