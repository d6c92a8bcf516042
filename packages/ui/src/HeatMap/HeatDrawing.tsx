import { memo, useId, useMemo } from 'react';
import { axisLabel, currentLabel } from '../charts/CartesianPlot.styles';
import { token } from '../tokens';
import { CellText } from './HeatMap.styles';
import { colorOf, stepOf, stepsOf, textOn, type RampScale } from '../charts/ramps';
import {
  boxOf,
  cellRadius,
  cellsPath,
  columnLabels,
  rowLabels,
  type HeatData,
  type HeatLayout,
  type HeatLine,
  type HeatPlace,
} from './heatShapes';

interface HeatDrawingProps {
  layout: HeatLayout;
  data: HeatData;
  scale: RampScale;
  /** What stands in the cells, row by row; null where they are too small for it. */
  texts: readonly (readonly string[])[] | null;
}

/** The cells, with their values where these fit. They are not drawn again while the cursor moves. */
export const HeatDrawing = memo(function HeatDrawing({ layout, data, scale, texts }: HeatDrawingProps) {
  const id = useId();
  const { ends, cells, highest } = data;
  const steps = useMemo(() => {
    const places = new Map<string, HeatPlace[]>();
    for (const [row, values] of cells.entries())
      for (const [column, value] of values.entries()) {
        const color = value === null || ends === null ? 'gap' : colorOf(scale, stepOf(value, ends, scale));
        const others = places.get(color);
        if (others) others.push({ row, column });
        else places.set(color, [{ row, column }]);
      }
    return [...places];
  }, [cells, ends, scale]);
  return (
    <g data-part="marks">
      <Hatch id={id} />
      {steps.map(([color, places]) => {
        const path = cellsPath(layout, places);
        return color === 'gap' ? (
          <g key={color} data-part="gaps">
            <path d={path} fill={token('surface.sunken')} />
            <path d={path} fill={`url(#${id})`} />
          </g>
        ) : (
          <path key={color} d={path} fill={color} data-part="cells" />
        );
      })}
      {highest.map((place) => (
        <CellRing key={`${place.row} ${place.column}`} layout={layout} place={place} color={token('text.primary')} />
      ))}
      {texts?.map((line, row) =>
        line.map((text, column) => {
          const box = boxOf(layout, { row, column });
          const value = cells[row]?.[column] ?? null;
          if (!box) return null;
          return (
            <CellText
              key={`${row} ${column}`}
              x={box.x + box.width / 2}
              y={box.y + box.height / 2}
              dy="0.35em"
              textAnchor="middle"
              fill={
                value === null || ends === null ? token('text.secondary') : textOn(scale, stepOf(value, ends, scale))
              }
              fontWeight={highest.some((place) => place.row === row && place.column === column) ? 600 : 400}
              data-part="value"
            >
              {text}
            </CellText>
          );
        }),
      )}
    </g>
  );
});

/** Lines across a gap: nobody takes it for a small number. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
        <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" stroke={token('border.strong')} strokeWidth={1} />
      </pattern>
    </defs>
  );
}

interface CellRingProps {
  layout: HeatLayout;
  place: HeatPlace;
  color: string;
  /** Of the line, in pixels. @default 2 */
  thickness?: number;
}

/** A line around a cell, with the color of the card between the two. */
export function CellRing({ layout, place, color, thickness = 2 }: CellRingProps) {
  const box = boxOf(layout, place);
  if (!box) return null;
  const shape = (by: number) => ({
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
    rx: cellRadius + by,
    fill: 'none',
  });
  return (
    <g data-part="ring">
      <rect {...shape(0.5)} stroke="var(--qd-chart-ground)" strokeWidth={3} />
      <rect {...shape(1 + thickness / 2)} stroke={color} strokeWidth={thickness} />
    </g>
  );
}

interface HeatLabelsProps {
  layout: HeatLayout;
  rows: readonly HeatLine[];
  columns: readonly HeatLine[];
  /** The cell that is looked at. */
  current: HeatPlace | null;
}

/** The names of rows and columns; those of the cell that is looked at stand out. */
export function HeatLabels({ layout, rows, columns, current }: HeatLabelsProps) {
  const across = useMemo(() => columnLabels(layout, columns), [layout, columns]);
  const lookOf = (isCurrent: boolean) => (isCurrent ? { ...axisLabel, ...currentLabel } : axisLabel);
  return (
    <g data-part="labels">
      <RowNames layout={layout} rows={rows} current={current} />
      {across.map(({ place, text, at }) => (
        <text
          key={place}
          x={at}
          y={layout.height - layout.foot + 17}
          dy="0.35em"
          textAnchor="middle"
          {...lookOf(place === current?.column)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** The names of the rows. @param width of their drawing, in pixels. */
export function RowNames({
  layout,
  rows,
  current,
  width = layout.width,
}: Omit<HeatLabelsProps, 'columns'> & { width?: number }) {
  const names = useMemo(() => rowLabels(layout, rows), [layout, rows]);
  return names.map(({ place, text, at }) => (
    <text
      key={place}
      x={layout.isRtl ? width : 0}
      y={at}
      dy="0.35em"
      textAnchor={layout.isRtl ? 'end' : 'start'}
      {...axisLabel}
      {...(place === current?.row ? currentLabel : {})}
    >
      {text}
    </text>
  ));
}

const rampWidth = 162;
const rampHeight = 10;

/** All steps of a ramp, from the least to the greatest. */
export function RampSwatch({ scale, isRtl }: { scale: RampScale; isRtl: boolean }) {
  const steps = isRtl ? stepsOf(scale).toReversed() : stepsOf(scale);
  const step = rampWidth / steps.length;
  return (
    <svg width={rampWidth} height={rampHeight} aria-hidden data-part="swatch">
      {steps.map((one, place) => (
        <rect key={one} x={place * step} width={step} height={rampHeight} fill={colorOf(scale, one)} />
      ))}
    </svg>
  );
}
