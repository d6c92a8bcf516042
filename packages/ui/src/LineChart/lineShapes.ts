import { curveLinear, curveMonotoneX, curveStepAfter } from '@visx/curve';
import { scaleLinear } from '@visx/scale';
import { area, line } from '@visx/shape';
import { cueOf, type ChartCue } from '../charts/chartCues';
import { extentOf } from '../charts/chartNumbers';
import { decimate } from '../charts/decimate';
import { toPlotPoints, valuesInOrder, type PlotPoints } from '../charts/plotPoints';
import type { ChartPoints, ChartSeries, PlotMargins } from '../charts/chartTypes';

/** `line`, `step`, and the same with a filled area; `stacked` adds each series on top of the one before. */
export const lineChartVariants = ['line', 'step', 'area', 'step-area', 'stacked'] as const;
export type LineChartVariant = (typeof lineChartVariants)[number];

/** Beyond this many drawn points a canvas is faster than paths. */
export const canvasFrom = 5_000;
/** Beyond this many points a smooth curve differs from a straight line by less than a pixel. */
const smoothUpTo = 400;

/** The series in the order of the axis and reduced to what the pixels can show. */
export interface LineData {
  points: PlotPoints;
  series: readonly LineSeries[];
  /** Places among the points of which one series at least is drawn: the stops of the cursor, ascending. */
  stops: readonly number[];
}

export interface LineSeries {
  id: string;
  name: string;
  /** Place among all series of the chart. */
  place: number;
  cue: ChartCue;
  role: NonNullable<ChartSeries['role']>;
  /** What the caller gave, NaN for gaps. */
  values: Float64Array;
  /** Where it is drawn: the value, or the sum with all below it. */
  tops: Float64Array;
  /** The sum of all below it, where it is stacked. */
  bases: Float64Array | null;
  /** Places among the points that are drawn. */
  kept: readonly number[];
}

/**
 * Sorts, stacks and thins out.
 * @param hidden ids of the series that are switched off; the others keep their colors.
 * @param columns pixels that the plot is wide.
 */
export function toLineData(
  chartPoints: ChartPoints,
  all: readonly ChartSeries[],
  hidden: ReadonlySet<string>,
  variant: LineChartVariant,
  columns: number,
): LineData {
  const points = toPlotPoints(chartPoints);
  let below: Float64Array | null = null;
  const series: LineSeries[] = [];
  for (const [place, { id, name, values: given, role = 'current' }] of all.entries()) {
    if (hidden.has(id)) continue;
    const values = valuesInOrder(given, points);
    const bases: Float64Array | null = variant === 'stacked' ? (below ?? new Float64Array(values.length)) : null;
    // A gap adds nothing, so that what lies above it goes on.
    const tops: Float64Array = bases
      ? values.map((value, index) => (bases[index] ?? 0) + (Number.isNaN(value) ? 0 : value))
      : values;
    if (bases) below = tops;
    const kept = decimate(points.at, tops, columns);
    series.push({ id, name, place, cue: cueOf(place, role), role, values, tops, bases, kept });
  }
  return { points, series, stops: joined(series.map(({ kept }) => kept)) };
}

/** All places of some lists, ascending and each once. */
function joined(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = lists;
  if (lists.every((list) => list.length === first.length && list.every((place, index) => place === first[index])))
    return first;
  return [...new Set(lists.flat())].toSorted((one, other) => one - other);
}

export interface LinePlot {
  x: ReturnType<typeof scaleLinear<number>>;
  y: ReturnType<typeof scaleLinear<number>>;
  /** Values at which the grid has lines. */
  yValues: readonly number[];
}

/** The scales of a plot. @returns null where there is nothing to draw. */
export function toLinePlot(
  { points, series }: LineData,
  variant: LineChartVariant,
  size: { width: number; height: number; margins: PlotMargins; isRtl: boolean },
): LinePlot | null {
  const { width, height, margins, isRtl } = size;
  const hasArea = variant === 'stacked';
  const extent = extentOf(
    series.map(({ tops }) => tops),
    hasArea,
  );
  if (extent === null) return null;
  const left = isRtl ? margins.end : margins.start;
  const right = width - (isRtl ? margins.start : margins.end);
  const first = points.at[0] ?? 0;
  const last = points.at[points.at.length - 1] ?? 0;
  const count = Math.max(2, Math.round((height - margins.top - margins.bottom) / 52));
  const y = scaleLinear<number>({ domain: [...extent], range: [height - margins.bottom, margins.top] }).nice(count);
  return {
    // One point stands in the middle.
    x: scaleLinear<number>({
      domain: first === last ? [first - 1, last + 1] : [first, last],
      range: isRtl ? [right, left] : [left, right],
    }),
    y,
    yValues: y.ticks(count),
  };
}

/** Draws into a path's text, or into a canvas where there is one. */
export function linePaths(
  { x, y }: LinePlot,
  { points: { at } }: LineData,
  { tops, bases, kept }: LineSeries,
  variant: LineChartVariant,
  context: CanvasRenderingContext2D | null = null,
): { line: string | null; area: string | null } {
  const isStep = variant === 'step' || variant === 'step-area';
  const curve = isStep ? curveStepAfter : kept.length > smoothUpTo ? curveLinear : curveMonotoneX;
  const xOf = (place: number) => x(at[place] ?? 0);
  const yOf = (place: number) => y(tops[place] ?? 0);
  const defined = (place: number) => !Number.isNaN(tops[place] ?? Number.NaN);
  const [floor = 0] = y.range();
  const drawLine = line<number>({ x: xOf, y: yOf, defined, curve });
  const drawArea = area<number>({
    x: xOf,
    y0: bases ? (place) => y(bases[place] ?? 0) : floor,
    y1: yOf,
    defined,
    curve,
  });
  const places = [...kept];
  if (context) {
    drawLine.context(context)(places);
    return { line: null, area: null };
  }
  return {
    line: drawLine(places),
    area: variant === 'line' || variant === 'step' ? null : drawArea(places),
  };
}

/** The last value of a series; null where it has none. */
export function lastOf({ values, tops }: LineSeries): { place: number; value: number; top: number } | null {
  for (let place = values.length - 1; place >= 0; place -= 1) {
    const value = values[place] ?? Number.NaN;
    if (!Number.isNaN(value)) return { place, value, top: tops[place] ?? value };
  }
  return null;
}

/** Moves labels apart that would lie on each other, as little as it takes, inside of the plot. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((one, other) => one.at - other.at);
  let floor = top;
  for (const label of order) {
    label.at = Math.max(label.at, floor);
    floor = label.at + gap;
  }
  let ceiling = bottom;
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, ceiling);
    ceiling = label.at - gap;
  }
  const places: number[] = [];
  for (const { at, index } of order) places[index] = at;
  return places;
}
