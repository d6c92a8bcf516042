import { useMemo, type ComponentProps } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { token } from '../tokens';
import { contourPaths } from './contours';

export const contourTones = ['neutral', 'accent', 'hull'] as const;
export type ContourTone = (typeof contourTones)[number];

export interface ContourArtProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** What the chart is drawn from, such as an entity's id: the same seed always looks the same. */
  seed: string;
  /** Of the view box; the art covers its box whatever that is. @default 160 */
  width?: number;
  /** @default 96 */
  height?: number;
  /** Number of depths, 9 to 20. @default 12 */
  levels?: number;
  /** `hull` is for dark hulls. @default 'neutral' */
  tone?: ContourTone;
  /** Shades the depths between the lines. @default false */
  hasDepth?: boolean;
}

const isMajor = (level: number) => level % 4 === 3;

/** Sounding lines of a sea chart: decoration that is unique to what it stands for. It does not move. */
export function ContourArt({
  seed,
  width = 160,
  height = 96,
  levels = 12,
  tone = 'neutral',
  hasDepth = false,
  ...rest
}: ContourArtProps) {
  const paths = useMemo(() => contourPaths({ seed, width, height, levels }), [seed, width, height, levels]);
  return (
    <Chart
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      $tone={tone}
      $hasDepth={hasDepth}
      {...rest}
    >
      {hasDepth ? (
        paths.map((path, level) => (
          // A level has no identity beyond its place, and the places never move.
          <path key={level} d={path} data-major={isMajor(level) ? '' : undefined} />
        ))
      ) : (
        // Lines alone never cross: those that look alike are one shape.
        <>
          <path d={paths.filter((_, level) => !isMajor(level)).join('')} />
          <path d={paths.filter((_, level) => isMajor(level)).join('')} data-major="" />
        </>
      )}
    </Chart>
  );
}

const tones: Record<ContourTone, RuleSet> = {
  neutral: css`
    --qd-contour-ink: ${token('text.tertiary')};
    --qd-contour-line: 0.34;
    --qd-contour-major: 0.66;
  `,
  accent: css`
    --qd-contour-ink: ${token('accent.indicator')};
    --qd-contour-line: 0.4;
    --qd-contour-major: 0.85;
  `,
  hull: css`
    --qd-contour-ink: ${token('hull.mark')};
    --qd-contour-line: 0.22;
    --qd-contour-major: 0.5;
  `,
};

const Chart = styled.svg<{ $tone: ContourTone; $hasDepth: boolean }>`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  pointer-events: none;
  ${(p) => tones[p.$tone]}
  & > path {
    fill: ${(p) => (p.$hasDepth ? 'var(--qd-contour-ink)' : 'none')};
    fill-opacity: 0.035;
    fill-rule: evenodd;
    stroke: var(--qd-contour-ink);
    stroke-width: 0.75;
    stroke-opacity: var(--qd-contour-line);
    vector-effect: non-scaling-stroke;
  }
  & > path[data-major] {
    stroke-width: 1;
    stroke-opacity: var(--qd-contour-major);
  }
  @media (forced-colors: active) {
    --qd-contour-ink: CanvasText;
  }
`;
