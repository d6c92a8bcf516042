import { useId, useMemo, useState, type ComponentProps } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { useHydrated } from '../hydrated';
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

interface Line {
  d: string;
  isMajor: boolean;
}

type Chart = Required<Pick<ContourArtProps, 'seed' | 'width' | 'height' | 'levels' | 'hasDepth'>>;

function linesOf({ hasDepth, ...chart }: Chart): Line[] {
  const paths = contourPaths(chart);
  if (hasDepth) return paths.map((d, level) => ({ d, isMajor: isMajor(level) }));
  // Lines alone never cross: those that look alike are one shape.
  return [false, true].map((major) => ({
    d: paths.filter((_, level) => isMajor(level) === major).join(''),
    isMajor: major,
  }));
}

/** The lines of a chart that is in the page already, as it was prerendered. */
function readLines(id: string): Line[] | null {
  const chart = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!chart) return null;
  return [...chart.querySelectorAll('path')].map((path) => ({
    d: path.getAttribute('d') ?? '',
    isMajor: path.hasAttribute('data-major'),
  }));
}

/** Calculating a large chart takes a noticeable time, so a page that is hydrated takes the lines it was prerendered with. */
function useLines({ seed, width, height, levels, hasDepth }: Chart, id: string): Line[] {
  const isHydrated = useHydrated();
  const key = JSON.stringify([seed, width, height, levels, hasDepth]);
  const [prerendered] = useState(() => ({ key, lines: isHydrated ? null : readLines(id) }));
  return useMemo(
    () => (prerendered.key === key ? prerendered.lines : null) ?? linesOf({ seed, width, height, levels, hasDepth }),
    [prerendered, key, seed, width, height, levels, hasDepth],
  );
}

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
  const id = useId();
  const lines = useLines({ seed, width, height, levels, hasDepth }, id);
  return (
    <Drawing
      id={id}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      $tone={tone}
      $hasDepth={hasDepth}
      {...rest}
    >
      {lines.map((line, place) => (
        // A line has no identity beyond its place, and the places never move.
        <path key={place} d={line.d} data-major={line.isMajor ? '' : undefined} />
      ))}
    </Drawing>
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

const Drawing = styled.svg<{ $tone: ContourTone; $hasDepth: boolean }>`
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
