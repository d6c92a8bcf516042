import { memo } from 'react';
import { styled } from 'styled-components';
import { markerPath } from '../charts/chartCues';
import { placeAt, shortened } from '../charts/roundParts';
import { token, type } from '../tokens';
import { axisLines, labelled, polygonPath, ringCount, type RadarData } from './radarShapes';

interface RadarDrawingProps {
  data: RadarData;
  radius: number;
}

const fillOpacity = 0.16;
const rings = Array.from({ length: ringCount }, (_, index) => (index + 1) / ringCount);

/** The web and the series in it. It is not drawn again while the cursor moves. */
export const RadarDrawing = memo(function RadarDrawing({ data, radius }: RadarDrawingProps) {
  const { angles, series } = data;
  return (
    <g data-part="marks">
      {rings.map((reach) => (
        <path
          key={reach}
          d={polygonPath(
            angles,
            angles.map(() => reach),
            radius,
          )}
          fill="none"
          stroke={token('border.default')}
          strokeDasharray={reach === 1 ? 'none' : '1 4'}
          data-part="ring"
        />
      ))}
      {angles.map((angle) => {
        const { x, y } = placeAt(angle, radius);
        return <path key={angle} d={`M0 0L${x} ${y}`} stroke={token('border.subtle')} data-part="axis" />;
      })}
      {/* The first series lies on top. */}
      {series.toReversed().map(({ id, cue, role, values, reach }) => {
        const path = polygonPath(angles, reach, radius);
        return (
          <g key={id}>
            {role === 'current' ? <path d={path} fill={cue.color} fillOpacity={fillOpacity} data-part="area" /> : null}
            <path
              d={path}
              fill="none"
              stroke={cue.color}
              strokeWidth={2}
              strokeDasharray={cue.dash}
              strokeLinejoin="round"
              data-part="line"
            />
            {angles.map((angle, axis) => {
              if ((values[axis] ?? null) === null) return null;
              const { x, y } = placeAt(angle, (reach[axis] ?? 0) * radius);
              return (
                <path
                  key={angle}
                  d={markerPath(cue.marker, 3.5)}
                  transform={`translate(${x} ${y})`}
                  fill="var(--qd-chart-ground)"
                  stroke={cue.color}
                  strokeWidth={2}
                  data-part="mark"
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
});

interface RadarLabelsProps extends RadarDrawingProps {
  names: readonly string[];
  valueText: (value: number) => string;
  /** From the centre to either side. */
  room: number;
  isRtl: boolean;
}

const gap = 14;
/** Between a name and the value behind it. */
const valueGap = 6;
const lineHeight = 14;
/** Of the name, in pixels. */
const longestLine = 120;
/** About how wide a character of the value is. */
const characterWidth = 7.2;
/** More labels than this would lie on each other; the tooltip, the keys and the table have all names. */
const mostLabels = 16;

/** Names of the axes with the values of the actual series. */
export function RadarLabels({ data, radius, names, valueText, room, isRtl }: RadarLabelsProps) {
  const main = labelled(data);
  if (data.angles.length > mostLabels) return null;
  return data.angles.map((angle, axis) => {
    const place = placeAt(isRtl ? -angle : angle, radius + gap);
    const isMiddle = Math.abs(place.x) < radius * 0.2;
    const value = main?.values[axis] ?? null;
    const text = value === null ? '–' : valueText(value);
    const valueWidth = text.length * characterWidth + valueGap;
    const free = isMiddle ? room * 2 : room - Math.abs(place.x);
    const name = names[axis] ?? '';
    // Above and below the web there is no room for a second line, but the whole width for the first.
    const { lines, isValueBelow } = isMiddle
      ? { lines: [shortened(name, free - valueWidth)], isValueBelow: false }
      : axisLines(name, Math.min(free, longestLine + valueWidth), valueWidth);
    const rowCount = lines.length + (isValueBelow ? 1 : 0);
    return (
      <AxisLabel
        key={angle}
        y={place.y - ((rowCount - 1) * lineHeight) / 2}
        textAnchor={isMiddle ? 'middle' : place.x > 0 ? 'start' : 'end'}
        data-part="label"
      >
        {lines.map((line, row) => (
          <tspan key={row} x={place.x} dy={row === 0 ? '0.35em' : lineHeight}>
            {line}
          </tspan>
        ))}
        <tspan
          {...(isValueBelow ? { x: place.x, dy: lineHeight } : { dx: valueGap })}
          fontWeight={600}
          data-part="value"
        >
          {text}
        </tspan>
      </AxisLabel>
    );
  });
}

const AxisLabel = styled.text`
  fill: ${token('text.secondary')};
  ${type('caption')}
  & > [data-part='value'] {
    fill: ${token('text.primary')};
    font-variant-numeric: tabular-nums;
  }
`;
