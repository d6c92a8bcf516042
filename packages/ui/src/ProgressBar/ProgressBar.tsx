import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { token } from '../tokens';

export const progressTones = ['accent', 'success', 'warning', 'danger'] as const;
export type ProgressTone = (typeof progressTones)[number];

export interface Progress {
  /** Names what advances. */
  label: string;
  /** 0 to `max`; without one nobody knows how long it takes. */
  value?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** The value in words, such as "3 of 4 files". @default percent */
  valueText?: string | undefined;
  /** @default 'accent' */
  tone?: ProgressTone;
}

/** What a progressbar says of itself. */
function ariaOf({ label, value, max = 100, valueText }: Progress) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, max <= 0 ? 0 : value / max));
  return {
    share,
    aria: {
      role: 'progressbar',
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      ...(share === undefined
        ? {}
        : { 'aria-valuenow': Math.round(share * max), 'aria-valuetext': valueText ?? `${Math.round(share * 100)}%` }),
    },
  };
}

export interface ProgressBarProps extends Progress, Omit<ComponentProps<'div'>, 'children'> {
  /** 2 px for pages, 4 or 6 px. @default 'sm' */
  size?: 'page' | 'sm' | 'md';
}

const heights = { page: 2, sm: 4, md: 6 } as const;

/** How far something is, or that it is under way. */
export function ProgressBar({ label, value, max, valueText, tone = 'accent', size = 'sm', ...rest }: ProgressBarProps) {
  const { share, aria } = ariaOf({ label, value, max, valueText });
  return (
    <Track $height={heights[size]} data-tone={tone} {...aria} {...rest}>
      <Fill
        data-part="fill"
        data-indeterminate={share === undefined ? '' : undefined}
        style={share === undefined ? undefined : { '--qd-progress-share': `${share * 100}%` }}
      />
    </Track>
  );
}

export interface ProgressCircleProps extends Progress, Omit<ComponentProps<'span'>, 'children'> {
  /** Diameter of 16 to 64 px. @default 32 */
  diameter?: number;
}

/** The same as a ring. */
export function ProgressCircle({
  label,
  value,
  max,
  valueText,
  tone = 'accent',
  diameter = 32,
  ...rest
}: ProgressCircleProps) {
  const { share, aria } = ariaOf({ label, value, max, valueText });
  const stroke = diameter < 24 ? 2.5 : 4;
  const radius = (diameter - stroke) / 2;
  const circle = { cx: diameter / 2, cy: diameter / 2, r: radius, strokeWidth: stroke };
  return (
    <Disc data-tone={tone} {...aria} {...rest}>
      <Ring width={diameter} height={diameter} aria-hidden data-indeterminate={share === undefined ? '' : undefined}>
        <circle {...circle} />
        <circle {...circle} pathLength={1} strokeDasharray={`${share ?? 0.3} 1`} data-part="fill" />
      </Ring>
    </Disc>
  );
}

const tones = `
  --qd-progress: ${token('accent.indicator')};
  &[data-tone='success'] {
    --qd-progress: ${token('success.indicator')};
  }
  &[data-tone='warning'] {
    --qd-progress: ${token('warning.indicator')};
  }
  &[data-tone='danger'] {
    --qd-progress: ${token('danger.indicator')};
  }
`;

const slide = keyframes`
  from { translate: -100% 0; }
  to { translate: 350% 0; }
`;
const turn = keyframes`to { rotate: 270deg; }`;

const Track = styled.div<{ $height: number }>`
  ${tones}
  inline-size: 100%;
  block-size: ${(p) => p.$height}px;
  overflow: hidden;
  border-radius: ${token('radius.full')};
  background: ${token('fill.neutral')};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  inline-size: var(--qd-progress-share);
  block-size: 100%;
  border-radius: inherit;
  background: var(--qd-progress);
  transition: inline-size ${token('duration.moderate')} ${token('easing.standard')};
  &[data-indeterminate] {
    inline-size: 30%;
    animation: ${slide} 1.2s ${token('easing.standard')} infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] {
      inline-size: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
  [data-motion='reduce'] &[data-indeterminate] {
    inline-size: 100%;
    opacity: 0.5;
    animation: none;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Disc = styled.span`
  ${tones}
  display: inline-grid;
  flex: none;
`;

const Ring = styled.svg`
  fill: none;
  stroke: ${token('fill.neutral')};
  rotate: -90deg;
  &[data-indeterminate] {
    animation: ${turn} 0.9s linear infinite;
  }
  & > [data-part='fill'] {
    stroke: var(--qd-progress);
    stroke-linecap: round;
    transition: stroke-dasharray ${token('duration.moderate')} ${token('easing.standard')};
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] {
      animation: none;
    }
  }
  [data-motion='reduce'] &[data-indeterminate] {
    animation: none;
  }
  @media (forced-colors: active) {
    stroke: GrayText;
    & > [data-part='fill'] {
      stroke: Highlight;
    }
  }
`;
