import { memo } from 'react';
import { styled } from 'styled-components';
import { shortened } from '../charts/roundParts';
import { token, type } from '../tokens';
import { barEnd, barPath, radial, trackPath, type RadialBar } from './radialShapes';

/** The bars on their tracks. They are not drawn again while the cursor moves. */
export const RadialDrawing = memo(function RadialDrawing({ bars }: { bars: readonly RadialBar[] }) {
  return (
    <g data-part="marks">
      {bars.map((bar) => (
        <g key={bar.part.id}>
          <path d={trackPath(bar)} fill={token('fill.neutral')} data-part="track" />
          {bar.to > 0 ? <BarShape bar={bar} /> : null}
        </g>
      ))}
    </g>
  );
});

/** A bar with a dot where it ends. */
export function BarShape({ bar }: { bar: RadialBar }) {
  const { x, y } = barEnd(bar);
  return (
    <>
      <path d={barPath(bar)} fill={bar.part.cue.color} data-part="bar" />
      <circle cx={x} cy={y} r={bar.width * 0.27} fill="var(--qd-chart-ground)" data-part="end" />
    </>
  );
}

/** Lines of 12 px below this distance would lie on each other; the list has all names. */
const closestLabels = 12;

/** Names where the bars start. */
export function RadialLabels({ bars, isRtl }: { bars: readonly RadialBar[]; isRtl: boolean }) {
  const [first, second] = bars;
  if (first && second && first.radius - second.radius < closestLabels) return null;
  return bars.map(({ part, radius, width }) => {
    const x = width / 2 + 7;
    return (
      <BarLabel
        key={part.id}
        x={isRtl ? x : -x}
        y={-radius}
        dy="0.35em"
        textAnchor={isRtl ? 'start' : 'end'}
        data-part="label"
      >
        {shortened(part.name, radial.radius - x)}
      </BarLabel>
    );
  });
}

const BarLabel = styled.text`
  fill: ${token('text.secondary')};
  ${type('caption')}
`;
