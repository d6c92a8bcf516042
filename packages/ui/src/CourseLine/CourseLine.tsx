import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { coursePath, type WayPoint } from './coursePath';

export interface CourseLineProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'points'> {
  /** In sailing order, in units of the view box; the first and the last may lie outside of it. */
  points: readonly WayPoint[];
  /** Of the view box. @default 320 */
  width?: number;
  /** @default 192 */
  height?: number;
  /** Place in `points` of the way point that glows; none without. */
  current?: number;
  /** `hull` is for dark hulls. @default 'accent' */
  tone?: 'accent' | 'hull';
  /** Makes the course an image with this name; without it it is decoration. */
  label?: string;
}

/** A plotted course: a dotted line with way points, the current one glowing. It may end off the chart. */
export function CourseLine({
  points,
  width = 320,
  height = 192,
  current,
  tone = 'accent',
  label,
  ...rest
}: CourseLineProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Chart viewBox={`0 0 ${width} ${height}`} data-tone={tone} {...named} {...rest}>
      <path d={coursePath(points)} />
      {points.map(({ x, y }, index) =>
        index === current ? (
          <g key={`${x} ${y}`} data-part="current">
            <circle cx={x} cy={y} r={12} data-part="glow" />
            <circle cx={x} cy={y} r={5} />
          </g>
        ) : (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={4}
            data-part={current !== undefined && index < current ? 'passed' : 'ahead'}
          />
        ),
      )}
    </Chart>
  );
}

const Chart = styled.svg`
  --qd-course-ink: ${token('accent.indicator')};
  --qd-course-line: ${token('text.tertiary')};
  --qd-course-ground: ${token('surface.card')};
  display: block;
  inline-size: 100%;
  block-size: 100%;
  &[data-tone='hull'] {
    --qd-course-ink: ${token('hull.mark')};
    --qd-course-line: ${token('hull.text')};
    --qd-course-ground: ${token('hull.background')};
  }
  & > path {
    fill: none;
    stroke: var(--qd-course-line);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-dasharray: 0.1 6;
  }
  & > [data-part='ahead'] {
    fill: var(--qd-course-ground);
    stroke: var(--qd-course-line);
    stroke-width: 1.75;
  }
  & > [data-part='passed'],
  & [data-part='current'] > circle {
    fill: var(--qd-course-ink);
  }
  & [data-part='glow'] {
    fill-opacity: 0.22;
  }
  @media (forced-colors: active) {
    --qd-course-ink: Highlight;
    --qd-course-line: CanvasText;
    --qd-course-ground: Canvas;
  }
`;
