import { curveMonotoneX, curveMonotoneY } from '@visx/curve';
import { scaleLinear } from '@visx/scale';
import { line } from '@visx/shape';
import { cueOf, type ChartCue } from '../charts/chartCues';
import { extentOf } from '../charts/chartNumbers';
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

/** Half of what a number can be: the distance between two of them is finite too. */
const drawnLimit = Number.MAX_VALUE / 2;
const drawn = (value: number) => Math.max(-drawnLimit, Math.min(drawnLimit, value));

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

/** Round ends, unless they would be so far apart that no number says how far. */
function niceScale(extent: readonly [number, number], ticks: number) {
  const scale = scaleLinear<number>({ domain: [...extent] }).nice(ticks);
  const [low = 0, high = 0] = scale.domain();
  return Number.isFinite(high - low) ? scale : scale.domain([...extent]);
}

/** Where a mark is, in pixels of the drawing. */
export interface BarBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** To which side its value points. */
  side: 'top' | 'bottom' | 'left' | 'right';
}

/** Bars take 60 % of their band, but no single one is wider than this. */
const bandShare = 0.6;
const widestBar = 88;
/** Between the bars of a group and the parts of a stack, in pixels. */
const gap = 2;
const tickWidth = 2.5;
const markSize = 8;

/** How wide the bars of a group are, with the gaps between them. */
function widthsOf({ slots }: BarData, { band }: BarPlot): { bar: number; between: number; all: number } {
  const room = Math.min(band * bandShare, slots * widestBar);
  // Many thin bars have no room for gaps.
  const between = room / slots >= gap * 3 ? gap : 0;
  return { bar: (room - between * (slots - 1)) / slots, between, all: room };
}

/** Where the mark of a series is at a point; a gap has a place too, at 0 and without a size. */
export function boxOf(data: BarData, plot: BarPlot, item: BarItem, index: number): BarBox {
  const { x, y, valueAxis, isRtl, band } = plot;
  const isLying = valueAxis === 'x';
  const valueScale = isLying ? x : y;
  const middle = (isLying ? y : x)(index);
  const value = item.values[index] ?? Number.NaN;
  const isGap = Number.isNaN(value);
  const end = valueScale(isGap ? 0 : (item.to[index] ?? 0));
  if (item.shape !== 'bar') {
    const across = item.shape === 'line' ? markSize : Math.min(band * 0.84, widthsOf(data, plot).all * 1.5);
    const along = item.shape === 'line' ? markSize : tickWidth;
    return placed(isLying, end - along / 2, middle - across / 2, along, across, isLying ? 'right' : 'top');
  }
  const { bar, between, all } = widthsOf(data, plot);
  const isMirrored = isRtl && !isLying;
  const offset = item.slot * (bar + between);
  const across = isMirrored ? middle + all / 2 - offset - bar : middle - all / 2 + offset;
  const base = valueScale(item.from[index] ?? 0);
  // Pixels grow to the right and down, values up and along the line of reading.
  const direction = (value < 0 ? -1 : 1) * (isLying && !isRtl ? 1 : -1);
  const full = isGap || value === 0 ? 0 : Math.max(1, Math.abs(end - base));
  const cut = (item.from[index] ?? 0) === 0 ? 0 : Math.min(gap, Math.max(0, full - 1));
  const length = full - cut;
  const from = direction > 0 ? base + cut : base - full;
  const side = isLying ? (direction > 0 ? 'right' : 'left') : direction > 0 ? 'bottom' : 'top';
  return placed(isLying, from, across, length, bar, side);
}

const placed = (
  isLying: boolean,
  along: number,
  across: number,
  length: number,
  thickness: number,
  side: BarBox['side'],
): BarBox =>
  isLying
    ? { x: along, y: across, width: length, height: thickness, side }
    : { x: across, y: along, width: thickness, height: length, side };

const barRadius = 4;
const short = (value: number) => Math.round(value * 100) / 100;

/** The outline of a bar that is round at its value end only. */
export function barPath({ x, y, width, height, side }: BarBox, isRound = true): string {
  const isLying = side === 'left' || side === 'right';
  const [length, thickness] = isLying ? [width, height] : [height, width];
  const r = short(isRound ? Math.min(barRadius, length, thickness / 2) : 0);
  const corner = (isAtEnd: boolean, dx: number, dy: number) =>
    isAtEnd && r > 0 ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '';
  const [top, bottom, left, right] = [side === 'top', side === 'bottom', side === 'left', side === 'right'];
  const inset = (isAtEnd: boolean) => (isAtEnd ? r : 0);
  return [
    `M${short(x + inset(top || left))} ${short(y)}`,
    `H${short(x + width - inset(top || right))}`,
    corner(top || right, 1, 1),
    `V${short(y + height - inset(bottom || right))}`,
    corner(bottom || right, -1, 1),
    `H${short(x + inset(bottom || left))}`,
    corner(bottom || left, -1, -1),
    `V${short(y + inset(top || left))}`,
    corner(top || left, 1, -1),
    'z',
  ].join('');
}

/** Bars of one look, as one path: thousands of them are drawn as fast as one. */
export interface BarLayer {
  id: string;
  path: string;
  color: string;
  opacity: number;
}

/** Bars other than the last, where that is the one that matters. */
const fadedOpacity = 0.72;
/** Shades of both sides of 0, up to which share of the largest value each goes. */
const shades = [
  { upTo: 1 / 3, opacity: 0.45 },
  { upTo: 2 / 3, opacity: 0.72 },
  { upTo: 1, opacity: 1 },
] as const;

/** Places whose colors are those of what is below and above 0. */
export const sidePlaces = { below: 3, above: 4 } as const;

/** Which of the two sides a value is on. */
export const sideOf = (value: number): 'below' | 'above' => (value < 0 ? 'below' : 'above');

/** @param isLastStrong the last bar is solid, the others are lighter. */
export function layersOf(
  data: BarData,
  plot: BarPlot,
  item: BarItem,
  variant: BarChartVariant,
  isLastStrong: boolean,
): BarLayer[] {
  const layers = new Map<string, BarLayer>();
  const largest = variant === 'diverging' ? Math.max(...(extentOf([item.to], true)?.map(Math.abs) ?? [0])) : 0;
  for (let index = 0; index < data.count; index += 1) {
    const value = item.values[index] ?? Number.NaN;
    if (Number.isNaN(value) || value === 0) continue;
    const color = variant === 'diverging' ? cueOf(sidePlaces[sideOf(value)]).color : item.cue.color;
    const opacity =
      variant === 'diverging'
        ? shadeOf(Math.abs(item.to[index] ?? 0) / largest)
        : isLastStrong && index < data.count - 1
          ? fadedOpacity
          : 1;
    const id = `${color} ${opacity}`;
    const path = barPath(boxOf(data, plot, item, index), item.isEnd[index] === 1);
    layers.set(id, { id, color, opacity, path: (layers.get(id)?.path ?? '') + path });
  }
  return [...layers.values()];
}

const shadeOf = (share: number) => shades.find(({ upTo }) => share <= upTo)?.opacity ?? 1;

/** The line of a series over the bars; null without a value. */
export function barLine({ count }: BarData, { x, y, valueAxis }: BarPlot, { values, to }: BarItem): string | null {
  const isLying = valueAxis === 'x';
  const draw = line<number>({
    x: (index) => (isLying ? x(to[index] ?? 0) : x(index)),
    y: (index) => (isLying ? y(index) : y(to[index] ?? 0)),
    defined: (index) => !Number.isNaN(values[index] ?? Number.NaN),
    curve: isLying ? curveMonotoneY : curveMonotoneX,
  });
  return draw(Array.from({ length: count }, (_, index) => index)) || null;
}

/** A text beside a mark. */
export interface BarLabel {
  id: string;
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

const labelGap = 8;
/** A label of 12 pixels needs a bar of this thickness, or it lies on that of the next one. */
const thinnestLabelled = 10;

/**
 * Values at the ends of lying bars, beyond the strokes that they would lie on.
 * @param texts for each bar series its values as they are written. @param characterWidth in pixels.
 */
export function endLabels(
  data: BarData,
  plot: BarPlot,
  texts: ReadonlyMap<string, readonly string[]>,
  characterWidth: number,
): BarLabel[] {
  if (widthsOf(data, plot).bar < thinnestLabelled) return [];
  const ticks = data.series.filter(({ shape }) => shape === 'tick');
  return data.series.flatMap((item) =>
    (texts.get(item.id) ?? []).flatMap((text, index) => {
      if (Number.isNaN(item.values[index] ?? Number.NaN)) return [];
      const box = boxOf(data, plot, item, index);
      const direction = box.side === 'right' ? 1 : -1;
      const end = direction > 0 ? box.x + box.width : box.x;
      const reach = labelGap * 2 + text.length * characterWidth;
      // The strokes from the bar outward; each may push the label on to the next one.
      const strokes = ticks
        .filter((tick) => !Number.isNaN(tick.values[index] ?? Number.NaN))
        .map((tick) => (plot.x(tick.to[index] ?? 0) - end) * direction)
        .filter((distance) => distance > -labelGap)
        .toSorted((one, other) => one - other);
      let from = 0;
      for (const stroke of strokes) if (stroke < from + reach) from = Math.max(from, stroke);
      return [
        {
          id: `${item.id} ${index}`,
          x: end + direction * (from + labelGap),
          y: box.y + box.height / 2,
          text,
          anchor: direction > 0 ? ('start' as const) : ('end' as const),
        },
      ];
    }),
  );
}

/** How far labels stand out of the plot at its two ends, in pixels. */
export function overflowOf(
  labels: readonly BarLabel[],
  { x, isRtl }: BarPlot,
  characterWidth: number,
): { start: number; end: number } {
  const [one = 0, other = 0] = x.range();
  let [low, high] = [Math.min(one, other), Math.max(one, other)];
  const [left, right] = [low, high];
  for (const { x: at, text, anchor } of labels) {
    const width = text.length * characterWidth;
    low = Math.min(low, anchor === 'end' ? at - width : at);
    high = Math.max(high, anchor === 'start' ? at + width : at);
  }
  return isRtl ? { start: high - right, end: left - low } : { start: left - low, end: high - right };
}

/** The sum of each stack above it, where every one fits above its band. */
export function totalLabels(
  data: BarData,
  plot: BarPlot,
  texts: readonly string[],
  characterWidth: number,
): BarLabel[] {
  if (Math.max(...texts.map(({ length }) => length), 0) * characterWidth + 4 > plot.band) return [];
  const bars = data.series.filter(({ shape }) => shape === 'bar');
  return texts.flatMap((text, index) => {
    if (text === '') return [];
    const top = Math.max(0, ...bars.map(({ to }) => to[index] ?? 0).filter((value) => !Number.isNaN(value)));
    return [{ id: String(index), x: plot.x(index), y: plot.y(top) - 6, text, anchor: 'middle' as const }];
  });
}
