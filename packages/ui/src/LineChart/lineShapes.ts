import { curveLinear, curveMonotoneX, curveStepAfter } from '@visx/curve';
import { scaleLinear } from '@visx/scale';
import { area, line } from '@visx/shape';
import { cueOf, type ChartCue } from '../charts/chartCues';
import { extentOf } from '../charts/chartNumbers';
import { decimate, smoothUpTo } from '../charts/decimate';
import { allDrawn, drawn, niceScale } from '../charts/valueScale';
import { toPlotPoints, valuesInOrder, type PlotPoints } from '../charts/plotPoints';
import type { ChartPoints, ChartSeries, PlotMargins } from '../charts/chartTypes';

/** `line`, `step`, and the same with a filled area; `stacked` adds each series on top of the one before. */
export const lineChartVariants = ['line', 'step', 'area', 'step-area', 'stacked'] as const;
export type LineChartVariant = (typeof lineChartVariants)[number];

/** Beyond this many drawn points a canvas is faster than paths. */
export const canvasFrom = 5_000;

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
      ? values.map((value, index) => drawn((bases[index] ?? 0) + (Number.isNaN(value) ? 0 : value)))
      : allDrawn(values);
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

/** What the axis of the values shows besides the values. */
export interface LineAxis {
  /** Begins it at 0. @default false */
  hasZero?: boolean | undefined;
  /** A value to compare with. */
  reference?: number | undefined;
  /** What is left free below the lowest value, in pixels. @default 0 */
  roomBelow?: number;
}

/** The scales of a plot. @returns null where there is nothing to draw. */
export function toLinePlot(
  { points, series }: LineData,
  variant: LineChartVariant,
  size: { width: number; height: number; margins: PlotMargins; isRtl: boolean },
  axis: LineAxis = {},
): LinePlot | null {
  const { width, height, margins, isRtl } = size;
  // Of the drawn points alone: the lowest and the highest are always among them.
  const tops = series.map((one) => one.kept.map((place) => one.tops[place] ?? null));
  // A value to compare with is in sight, but alone it is nothing to draw.
  const compared = axis.reference === undefined || series.length === 0 ? [] : [[axis.reference]];
  const extent = extentOf([...tops, ...compared], variant === 'stacked' || (axis.hasZero ?? false));
  if (extent === null) return null;
  const left = isRtl ? margins.end : margins.start;
  const right = width - (isRtl ? margins.start : margins.end);
  const first = points.at[0] ?? 0;
  const last = points.at[points.at.length - 1] ?? 0;
  const inner = height - margins.top - margins.bottom;
  const count = Math.max(2, Math.round(inner / 52));
  const y = scaleWithRoom(extent, count, (axis.roomBelow ?? 0) / inner).range([height - margins.bottom, margins.top]);
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

/**
 * A scale with round ends that goes on for one more step where the lowest value is too near to its foot.
 * @param room as a share of the scale.
 */
function scaleWithRoom([low, high]: readonly [number, number], count: number, room: number) {
  const scale = niceScale([low, high], count);
  const [foot = low, top = high] = scale.domain();
  if (low - foot >= (top - foot) * room) return scale;
  const [first = foot, second = first] = scale.ticks(count);
  const below = foot - (second - first);
  return Number.isFinite(top - below) ? scale.domain([below, top]) : scale;
}

/** The shapes of a series; each draws into the text of a path, or into a canvas where it is given one. */
function lineShapesOf({ x, y }: LinePlot, { points: { at } }: LineData, series: LineSeries, variant: LineChartVariant) {
  const { tops, bases, kept } = series;
  // A prediction is a way, not one value after another.
  const isStep = (variant === 'step' || variant === 'step-area') && series.role !== 'predicted';
  const curve = isStep ? curveStepAfter : kept.length > smoothUpTo ? curveLinear : curveMonotoneX;
  const xOf = (place: number) => x(at[place] ?? 0);
  const yOf = (place: number) => y(tops[place] ?? 0);
  const defined = (place: number) => !Number.isNaN(tops[place] ?? Number.NaN);
  const [floor = 0] = y.range();
  return {
    line: line<number>({ x: xOf, y: yOf, defined, curve }),
    area: area<number>({
      x: xOf,
      y0: bases ? (place) => y(bases[place] ?? 0) : floor,
      y1: yOf,
      defined,
      curve,
    }),
  };
}

/** Whether the room below the line of a series is filled: what was before or is predicted only lies on top of it. */
const isFilled = (variant: LineChartVariant, { role }: LineSeries): boolean =>
  variant === 'stacked' || ((variant === 'area' || variant === 'step-area') && role === 'current');

/** The paths of a series; the area is null where it is not filled. */
export function linePaths(
  plot: LinePlot,
  data: LineData,
  series: LineSeries,
  variant: LineChartVariant,
): { line: string | null; area: string | null } {
  const shapes = lineShapesOf(plot, data, series, variant);
  const places = [...series.kept];
  return { line: shapes.line(places), area: isFilled(variant, series) ? shapes.area(places) : null };
}

/** How much of its color the area of a series has at its line and at its foot. */
export const areaOpacity = (variant: LineChartVariant): readonly [atLine: number, atFoot: number] =>
  variant === 'stacked' ? [0.26, 0.26] : [0.2, 0];

/** The same on a canvas, with the color and the dash that its context has. */
export function drawSeries(
  context: CanvasRenderingContext2D,
  plot: LinePlot,
  data: LineData,
  series: LineSeries,
  variant: LineChartVariant,
): void {
  const shapes = lineShapesOf(plot, data, series, variant);
  const places = [...series.kept];
  if (isFilled(variant, series)) {
    const [atLine, atFoot] = areaOpacity(variant);
    context.beginPath();
    shapes.area.context(context)(places);
    // One tint for a whole area: a gradient would cost as much as the lines.
    context.globalAlpha = (atLine + atFoot) / 2;
    context.fill();
    context.globalAlpha = 1;
  }
  context.beginPath();
  shapes.line.context(context)(places);
  context.stroke();
}

/** The last value of a series; null where it has none. */
export function lastOf({ values, tops }: LineSeries): { place: number; value: number; top: number } | null {
  for (let place = values.length - 1; place >= 0; place -= 1) {
    const value = values[place] ?? Number.NaN;
    if (!Number.isNaN(value)) return { place, value, top: tops[place] ?? value };
  }
  return null;
}

/** The places of the lowest and the highest value of a series; null where they are the same. */
export function extremesOf({ tops }: LineSeries): { low: number; high: number } | null {
  let [low, high] = [-1, -1];
  for (const [place, top] of tops.entries()) {
    if (Number.isNaN(top)) continue;
    if (low < 0 || top < (tops[low] ?? 0)) low = place;
    if (high < 0 || top > (tops[high] ?? 0)) high = place;
  }
  return low < 0 || tops[low] === tops[high] ? null : { low, high };
}

/** Moves labels apart that would lie on each other, as little as it takes, inside of the plot; more are closer together. */
export function spread(wanted: readonly number[], most: number, top: number, bottom: number): number[] {
  const gap = Math.min(most, (bottom - top) / Math.max(1, wanted.length - 1));
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
