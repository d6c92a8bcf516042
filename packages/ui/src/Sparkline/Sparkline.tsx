import { useId, useMemo, type ComponentProps } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { token } from '../tokens';
import { truncateForSpeech } from '../truncate';
import { sparkBox, toSpark } from './sparkShapes';

export const sparklineTones = ['series', 'info', 'success', 'warning', 'danger'] as const;
export type SparklineTone = (typeof sparklineTones)[number];

export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Evenly spaced, the oldest first; null or what is no finite number is a gap. Keep the same list between renders. */
  values: readonly (number | null)[];
  /** Makes it an image with this name. Without it, it is hidden decoration: the number stands beside it. */
  label?: string;
  /** In pixels; the width is that of its place. @default 34 */
  height?: number;
  /** Fills the room below the line. @default false */
  isArea?: boolean;
  /** Draws a dotted line at the first value, to compare the others with. @default false */
  hasBaseline?: boolean;
  /** `series` is the color of a chart's first series. @default 'series' */
  tone?: SparklineTone;
}

/** How a number came about, as a line without axes as small as a word. */
export function Sparkline({
  values,
  label,
  height = 34,
  isArea = false,
  hasBaseline = false,
  tone = 'series',
  ...rest
}: SparklineProps) {
  const id = useId();
  const spark = useMemo(() => toSpark(values), [values]);
  const access =
    label === undefined || label === ''
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': truncateForSpeech(label) };
  return (
    <Frame {...access} $tone={tone} {...rest} style={{ '--qd-sparkline-block-size': `${height}px`, ...rest.style }}>
      {spark === null ? null : (
        <Plot>
          <svg viewBox={`0 0 ${sparkBox.width} ${sparkBox.height}`} preserveAspectRatio="none" aria-hidden>
            {isArea ? (
              <>
                <linearGradient id={id} x1={0} y1={0} x2={0} y2={1}>
                  <stop offset={0} stopColor="currentColor" stopOpacity={0.2} />
                  <stop offset={1} stopColor="currentColor" stopOpacity={0} />
                </linearGradient>
                <path d={spark.area} fill={`url(#${id})`} data-part="area" />
              </>
            ) : null}
            {hasBaseline ? <path d={baseline(spark.firstY)} data-part="baseline" /> : null}
            <path d={spark.line} data-part="line" />
          </svg>
          <Last
            data-part="last"
            style={{ '--qd-sparkline-x': percent(spark.last.x), '--qd-sparkline-y': percent(spark.last.y) }}
          />
        </Plot>
      )}
    </Frame>
  );
}

const baseline = (share: number) => `M0 ${share * sparkBox.height}H${sparkBox.width}`;
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

const tones: Record<SparklineTone, RuleSet> = {
  series: css`
    color: ${token('chart.1')};
  `,
  info: css`
    color: ${token('info.indicator')};
  `,
  success: css`
    color: ${token('success.indicator')};
  `,
  warning: css`
    color: ${token('warning.indicator')};
  `,
  danger: css`
    color: ${token('danger.indicator')};
  `,
};

const Frame = styled.span<{ $tone: SparklineTone }>`
  ${(p) => tones[p.$tone]}
  box-sizing: border-box;
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: var(--qd-sparkline-block-size);
  /* Room for half of the mark and of the line, which would be cut off at the edges of the values. */
  padding-block: 3px;
  padding-inline: 1px 3px;
`;

const Plot = styled.span`
  position: relative;
  display: block;
  block-size: 100%;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  /* Time runs from the right there, as the text does. */
  & > svg:dir(rtl) {
    transform: scaleX(-1);
  }
  & [data-part='line'],
  & [data-part='baseline'] {
    fill: none;
    stroke: currentcolor;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='line'] {
    stroke-width: 1.75px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & [data-part='baseline'] {
    stroke: ${token('border.control')};
    stroke-dasharray: 1 3;
  }
  @media (forced-colors: active) {
    color: CanvasText;
    & [data-part='area'] {
      display: none;
    }
    & [data-part='baseline'] {
      stroke: GrayText;
    }
  }
`;

const Last = styled.i`
  position: absolute;
  inset-block-start: var(--qd-sparkline-y);
  inset-inline-start: var(--qd-sparkline-x);
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: currentcolor;
  translate: -50% -50%;
  &:dir(rtl) {
    translate: 50% -50%;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
