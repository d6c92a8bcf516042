import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { cueOf } from '../charts/chartCues';
import { token, type } from '../tokens';

export const tickMeterVariants = ['ruler', 'bar', 'strength', 'progress'] as const;
export type TickMeterVariant = (typeof tickMeterVariants)[number];

export const tickMeterTones = ['accent', 'neutral', 'success', 'warning', 'danger'] as const;
export type TickMeterTone = (typeof tickMeterTones)[number];

export const tickMeterSizes = ['sm', 'md'] as const;
export type TickMeterSize = (typeof tickMeterSizes)[number];

export interface TickMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 0 to `max`; more than `max` is shown as full. */
  value: number;
  max: number;
  /** Names the meter. */
  label: string;
  /** The value in words, such as "3.5 of 12 weeks". */
  valueText: string;
  /** @default 'bar' */
  variant?: TickMeterVariant;
  /** Says with the text whether the value is good. @default 'neutral' for bars, else 'accent' */
  tone?: TickMeterTone;
  /** Figures below a ruler, from 0 to `max`; may be empty. */
  marks?: readonly number[];
  /** How the figures are written, such as `$10K`. @default as they are */
  markText?: (mark: number) => string;
  /** Number of strokes. @default 61 for rulers, 20 for bars, 24 for strength, 30 for progress */
  strokes?: number;
  /** Shows `valueText` after the scale. @default false */
  showsValue?: boolean;
  /** The strokes of a ruler are 24 px high, or 14. @default 'md' */
  size?: TickMeterSize;
  /** Goes over the whole width that there is; rulers always do. @default false */
  isFullWidth?: boolean;
  /** Hangs a pointer above a ruler, at the value. @default false */
  hasPointer?: boolean;
  /** Takes the color of a part of a chart instead of that of a tone: its place in the chart, from 0. */
  chartPlace?: number | undefined;
}

const strokeCounts: Record<TickMeterVariant, number> = { ruler: 61, bar: 20, strength: 24, progress: 30 };
/** Stroke and gap in units of the view box. */
const pitches: Record<TickMeterVariant, number> = { ruler: 8, bar: 4, strength: 5, progress: 5 };
const heights: Record<TickMeterVariant, number> = { ruler: 24, bar: 11, strength: 8, progress: 10 };
/** Of a small ruler, in pixels. */
const smallRuler = 14;

/** Numbers of attributes have no exponent. */
const written = (value: number) => Number(value.toFixed(6));

/** Width of a stroke: every fifth is a major one. */
const widthOf = (index: number) => (index % 5 === 0 ? 1.6 : 1.1);

/** All strokes as one shape: a list shows hundreds of scales. */
function strokesPath(strokes: number, pitch: number, height: number): string {
  const top = Math.round(height * 3) / 10;
  return Array.from({ length: strokes }, (_, index) => {
    const [from, width] = [index % 5 === 0 ? 0 : top, widthOf(index)];
    return `M${index * pitch} ${from}h${width}V${height}h-${width}z`;
  }).join('');
}

/** A scale of fine strokes: how much of the voyage is planned, how large an effort is, how far an upload is. */
export function TickMeter({
  value,
  max,
  label,
  valueText,
  variant = 'bar',
  tone = variant === 'bar' ? 'neutral' : 'accent',
  marks = [],
  markText = String,
  strokes = strokeCounts[variant],
  showsValue = false,
  size = 'md',
  isFullWidth = false,
  hasPointer = false,
  chartPlace,
  style,
  ...rest
}: TickMeterProps) {
  // Of what is no number nothing is filled.
  const known = Number.isNaN(value) ? 0 : value;
  const share = max > 0 ? Math.min(1, Math.max(0, known / max)) : 0;
  const pitch = pitches[variant];
  const isRuler = variant === 'ruler';
  const height = isRuler && size === 'sm' ? smallRuler : heights[variant];
  const width = (strokes - 1) * pitch + 2;
  // A ruler counts the spaces between strokes, the others count strokes.
  const filled = isRuler && share > 0 ? Math.ceil(share * (strokes - 1) + 0.5) : Math.round(share * strokes);
  const path = strokesPath(strokes, pitch, height);
  const drawn = (strokes - 1) * pitch + widthOf(strokes - 1);
  // Cut within the gap behind the last stroke that counts; nothing is cut off the last of all.
  const cut = filled >= strokes ? 0 : drawn - Math.max(0, filled - 0.25) * pitch;
  return (
    <Frame
      role={variant === 'progress' ? 'progressbar' : 'meter'}
      aria-label={label}
      aria-valuenow={written(Math.max(0, Math.min(known, max)))}
      aria-valuemin={0}
      aria-valuemax={written(Math.max(0, max))}
      aria-valuetext={valueText}
      data-variant={variant}
      data-tone={chartPlace === undefined ? tone : undefined}
      data-full-width={isFullWidth || undefined}
      style={chartPlace === undefined ? style : { '--qd-tick': cueOf(chartPlace).color, ...style }}
      {...rest}
    >
      {isRuler && hasPointer ? (
        <Pointer aria-hidden data-part="pointer" style={{ '--qd-tick-mark': `${written(share * 100)}%` }} />
      ) : null}
      <Scale
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        data-part="scale"
        style={{
          '--qd-tick-block-size': `${height}px`,
          '--qd-tick-inline-size': isRuler || isFullWidth ? undefined : `${width}px`,
          '--qd-tick-cut': `${cut}px`,
        }}
      >
        <path d={path} />
        <path d={path} data-filled={filled} />
      </Scale>
      {marks.length > 0 ? (
        <Marks aria-hidden data-part="marks">
          {marks.map((mark) => (
            <Mark key={mark} style={{ '--qd-tick-mark': `${max <= 0 ? 0 : (mark / max) * 100}%` }}>
              {markText(mark)}
            </Mark>
          ))}
        </Marks>
      ) : null}
      {showsValue ? (
        <Value aria-hidden data-part="value">
          {valueText}
        </Value>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  --qd-tick: ${token('accent.indicator')};
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  flex: none;
  max-inline-size: 100%;
  &[data-variant='ruler'] {
    display: grid;
    gap: ${token('space.1')};
    inline-size: 100%;
  }
  &[data-full-width] {
    inline-size: 100%;
    & > [data-part='scale'] {
      flex: 1 1 0;
      min-inline-size: 0;
    }
  }
  &[data-tone='neutral'] {
    --qd-tick: ${token('text.secondary')};
  }
  &[data-tone='success'] {
    --qd-tick: ${token('success.indicator')};
  }
  &[data-tone='warning'] {
    --qd-tick: ${token('warning.indicator')};
  }
  &[data-tone='danger'] {
    --qd-tick: ${token('danger.indicator')};
  }
`;

const Scale = styled.svg`
  display: block;
  inline-size: var(--qd-tick-inline-size, 100%);
  block-size: var(--qd-tick-block-size);
  overflow: visible;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  & > path {
    fill: ${token('border.strong')};
  }
  & > [data-filled] {
    fill: var(--qd-tick);
    clip-path: inset(0 var(--qd-tick-cut) 0 0);
    transition:
      clip-path ${token('duration.base')} ${token('easing.standard')},
      fill ${token('duration.base')} ${token('easing.standard')};
  }
  @media (forced-colors: active) {
    & > path {
      fill: GrayText;
    }
    & > [data-filled] {
      fill: Highlight;
    }
  }
`;

/** Its point stands on the value, 3 px above the strokes. */
const Pointer = styled.span`
  position: relative;
  block-size: 6px;
  margin-block-end: -1px;
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--qd-tick-mark) - 5px);
    inline-size: 10px;
    background: var(--qd-tick);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    print-color-adjust: exact;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

const Marks = styled.div`
  position: relative;
  block-size: 16px;
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
  ${type('caption')}
`;

const Mark = styled.span`
  position: absolute;
  inset-inline-start: var(--qd-tick-mark);
  translate: -50%;
  &:first-child {
    translate: none;
  }
  &:last-child {
    translate: -100%;
  }
  &:dir(rtl) {
    translate: 50%;
  }
  &:first-child:dir(rtl) {
    translate: none;
  }
  &:last-child:dir(rtl) {
    translate: 100%;
  }
`;

const Value = styled.span`
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${type('small')}
`;
