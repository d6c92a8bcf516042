import { scaleLinear } from '@visx/scale';
import { cueOf, type ChartCue } from '../charts/chartCues';
import { extentOf } from '../charts/chartNumbers';
import { drawn, niceScale } from '../charts/valueScale';
import { toPlotPoints, valuesInOrder, type PlotPoints } from '../charts/plotPoints';
import type { ChartPoints, ChartRole, ChartSeries, PlotMargins } from '../charts/chartTypes';

/**
 * `grouped` and `stacked` stand on the axis of the points; `horizontal` and `diverging` lie beside their names, the
 * latter with a color for each side of 0.
 */
export const barChartVariants = ['grouped', 'stacked', 'horizontal', 'diverging'] as const;
export type BarChartVariant = (typeof barChartVariants)[number];

/** `line` is drawn over the bars, `tick` as a stroke across the band, such as a budget. */
export const barShapes = ['bar', 'line', 'tick'] as const;
export type BarShape = (typeof barShapes)[number];

export interface BarSeries extends ChartSeries {
  /** @default 'bar' */
  shape?: BarShape;
}

/** Every point has a band of its own, also where days between two of them are missing. */
export type BarPoints = Extract<ChartPoints, { kind: 'category' | 'day' }>;

/** The series in the order of the axis. */
export interface BarData {
  points: PlotPoints;
  /** How many points there are; each is a stop of the cursor. */
  count: number;
  series: readonly BarItem[];
  /** How many bars stand beside each other in a band. */
  slots: number;
}

export interface BarItem {
  id: string;
  name: string;
  /** Place among all series of the chart. */
  place: number;
  cue: ChartCue;
  role: ChartRole;
  shape: BarShape;
  /** The only bars of their chart need no texture to be told apart. */
  isPlain: boolean;
  /** What the caller gave, NaN for gaps. */
  values: Float64Array;
  /** Between which numbers of the axis it is drawn; `from` is 0 where nothing is stacked. */
  from: Float64Array;
  to: Float64Array;
  /** 1 where nothing of the stack is drawn beyond it, so that its end is round. */
  isEnd: Uint8Array;
  /** Which of the bars in a band it is, from 0. */
  slot: number;
}

/** Whether a series are the only bars of its chart, hidden ones counted: a legend may not change by its own press. */
export const isPlainBar = (all: readonly BarSeries[], { role = 'current' }: BarSeries): boolean =>
  role === 'current' && all.filter(({ shape = 'bar' }) => shape === 'bar').length === 1;

/**
 * Sorts and stacks.
 * @param hidden ids of the series that are switched off; the others keep their colors.
 */
export function toBarData(
  chartPoints: BarPoints,
  all: readonly BarSeries[],
  hidden: ReadonlySet<string>,
  variant: BarChartVariant,
): BarData {
  const points = toPlotPoints(chartPoints);
  const count = points.order.length;
  const isStacked = variant === 'stacked';
  const [above, below] = [new Float64Array(count), new Float64Array(count)];
  const series: BarItem[] = [];
  let slots = 0;
  for (const [place, one] of (variant === 'diverging' ? all.slice(0, 1) : all).entries()) {
    const { id, name, values: given, role = 'current', shape = 'bar' } = one;
    if (hidden.has(id)) continue;
    const values = valuesInOrder(given, points);
    const isInStack = isStacked && shape === 'bar';
    const from = new Float64Array(count);
    const to = values.map(drawn);
    if (isInStack)
      for (let index = 0; index < count; index += 1) {
        // What is below 0 is stacked downward. A gap adds nothing, so that what lies beyond it goes on.
        const value = values[index] ?? Number.NaN;
        const stack = value < 0 ? below : above;
        from[index] = stack[index] ?? 0;
        to[index] = drawn((stack[index] ?? 0) + value);
        if (!Number.isNaN(value)) stack[index] = to[index] ?? 0;
      }
    series.push({
      id,
      name,
      place,
      cue: cueOf(place, role),
      role,
      shape,
      isPlain: isPlainBar(all, one),
      values,
      from,
      to,
      isEnd: new Uint8Array(count).fill(1),
      slot: shape === 'bar' && !isStacked ? slots : 0,
    });
    if (shape === 'bar') slots = isStacked ? 1 : slots + 1;
  }
  if (isStacked) markEnds(series, count);
  return { points, count, series, slots: Math.max(1, slots) };
}

/** Only the outermost bars of a stack, one on each side of 0, have round ends. */
function markEnds(series: readonly BarItem[], count: number): void {
  const bars = series.filter(({ shape }) => shape === 'bar').toReversed();
  for (let index = 0; index < count; index += 1) {
    const ended = new Set<number>();
    for (const { values, isEnd } of bars) {
      const side = Math.sign(values[index] ?? 0) || 0;
      isEnd[index] = side !== 0 && !ended.has(side) ? 1 : 0;
      ended.add(side);
    }
  }
}

/** The sum of the bars at each point; NaN where there are none. */
export function totalsOf({ series, count }: BarData): number[] {
  const bars = series.filter(({ shape }) => shape === 'bar');
  return Array.from({ length: count }, (_, index) => {
    const values = bars.map(({ values: all }) => all[index] ?? Number.NaN).filter((value) => !Number.isNaN(value));
    return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0);
  });
}

export interface BarPlot {
  x: ReturnType<typeof scaleLinear<number>>;
  y: ReturnType<typeof scaleLinear<number>>;
  /** Which of the two has the values; the other has the points by their index. */
  valueAxis: 'x' | 'y';
  /** Values at which the grid has lines. */
  gridValues: readonly number[];
  /** Pixels along the axis of the points that each of them has. */
  band: number;
  isRtl: boolean;
}

export interface BarPlotSize {
  width: number;
  height: number;
  margins: PlotMargins;
  isRtl: boolean;
}

export const isHorizontal = (variant: BarChartVariant): boolean => variant === 'horizontal' || variant === 'diverging';

/**
 * The scales of a plot.
 * @param tickCount about how many lines the grid has. @default as many as the labels of short numbers fit
 * @returns null where there is nothing to draw.
 */
export function toBarPlot(
  { count, series }: BarData,
  variant: BarChartVariant,
  size: BarPlotSize,
  tickCount?: number,
): BarPlot | null {
  const { width, height, margins, isRtl } = size;
  const extent = extentOf(
    series.map(({ to }) => to),
    true,
  );
  if (extent === null) return null;
  const left = isRtl ? margins.end : margins.start;
  const right = Math.max(left + 1, width - (isRtl ? margins.start : margins.end));
  const bottom = Math.max(margins.top + 1, height - margins.bottom);
  const inline = isRtl ? [right, left] : [left, right];
  const isLying = isHorizontal(variant);
  const ticks = tickCount ?? Math.max(2, Math.round(isLying ? (right - left) / 76 : (bottom - margins.top) / 52));
  const values = niceScale(extent, ticks).range(isLying ? inline : [bottom, margins.top]);
  // Every point has half a band of room on each side.
  const points = scaleLinear<number>({
    domain: [-0.5, count - 0.5],
    range: isLying ? [margins.top, bottom] : inline,
  });
  return {
    x: isLying ? values : points,
    y: isLying ? points : values,
    valueAxis: isLying ? 'x' : 'y',
    gridValues: values.ticks(ticks),
    band: (isLying ? bottom - margins.top : right - left) / count,
    isRtl,
  };
}
