import { stripBelow } from '../charts/stripBelow';
import { characterWidth, widest } from '../charts/labels';
import type { PlotMargins } from '../charts/chartTypes';
import type { ChartText } from '../charts/useChartText';
import { endLabels, overflowOf, totalLabels, type BarLabel } from './barLabels';
import {
  toBarPlot,
  totalsOf,
  type BarChartVariant,
  type BarData,
  type BarItem,
  type BarPlot,
  type BarPlotSize,
  type BarPoints,
} from './barShapes';
import { nameTicks } from './barTicks';

/** The scales of a chart with the room around them and the labels beside its bars. */
export interface BarLayout {
  plot: BarPlot | null;
  margins: PlotMargins;
  labels: readonly BarLabel[];
}

type Size = Omit<BarPlotSize, 'margins'>;

/** Labels at the top of a plot may not touch the strip above it. */
const stripGapOf = ({ width }: Size) => (width < stripBelow ? 8 : 0);

/** Bars that stand on their names: the values decide how much room the axis takes. @param saysLast the last value above it. */
export function standingLayout(
  data: BarData,
  variant: BarChartVariant,
  size: Size,
  _points: BarPoints,
  text: ChartText,
  saysLast: boolean,
): BarLayout {
  const hasTotals = variant === 'stacked';
  const saysOne = saysLast && data.series.filter(({ shape }) => shape === 'bar').length === 1;
  const top = (hasTotals || saysOne ? 20 : 8) + stripGapOf(size);
  const marginsOf = (start: number): PlotMargins => ({ top, bottom: 28, start, end: 4 });
  const first = toBarPlot(data, variant, { ...size, margins: marginsOf(40) });
  const margins = marginsOf(Math.max(24, widest(text.axis(first?.gridValues ?? [])) + 12));
  const plot = toBarPlot(data, variant, { ...size, margins });
  if (!plot || !(hasTotals || saysOne)) return { plot, margins, labels: [] };
  const totals = totalsOf(data).map((total, index) => (hasTotals || index === data.count - 1 ? total : Number.NaN));
  const written = (write: (values: readonly number[]) => string[]) => {
    const texts = write(totals.map((total) => (Number.isNaN(total) ? 0 : total)));
    return totals.map((total, index) => (Number.isNaN(total) ? '' : (texts[index] ?? '')));
  };
  const exact = totalLabels(
    data,
    plot,
    written((values) => values.map(text.value)),
    characterWidth,
  );
  return {
    plot,
    margins,
    labels: exact.length > 0 ? exact : totalLabels(data, plot, written(text.axis), characterWidth),
  };
}

/** Most of a width that names take, and that values beside bars take. */
const nameShare = 0.38;
const valueShare = 0.22;

/** Bars that lie beside their names: names and the values at their ends decide how much room is left for them. */
export function lyingLayout(
  data: BarData,
  variant: BarChartVariant,
  size: Size,
  points: BarPoints,
  text: ChartText,
): BarLayout {
  const names = nameTicks(data.points.order, points, text, {
    room: Number.POSITIVE_INFINITY,
    across: size.width * nameShare,
    endsWithLast: false,
  });
  const start = Math.min(widest(names.map(({ text: name }) => name)), size.width * nameShare) + 12;
  const base: PlotMargins = { top: 4 + stripGapOf(size), bottom: 28, start, end: 12 };
  const bars = data.series.filter(({ shape }) => shape === 'bar');
  const numbersOf = ({ values }: BarItem) => Array.from(values, (value) => (Number.isNaN(value) ? 0 : value));
  // All of them are short where some would be long.
  const isShort = widest(bars.flatMap(numbersOf).map(text.value)) > size.width * valueShare;
  const written = (numbers: readonly number[]) => (isShort ? text.axis(numbers) : numbers.map(text.value));
  const texts = new Map(bars.map((item) => [item.id, written(numbersOf(item))]));
  const first = toBarPlot(data, variant, { ...size, margins: base });
  if (!first) return { plot: null, margins: base, labels: [] };
  const overflow = overflowOf(endLabels(data, first, texts, characterWidth), first, characterWidth);
  // Half of the last label of the axis stands out as well.
  const half = widest(text.axis(first.gridValues)) / 2;
  const margins = { ...base, start: start + overflow.start, end: Math.max(half, overflow.end + 4) };
  const plot = withFewTicks(data, variant, { ...size, margins }, text);
  return { plot, margins, labels: plot ? endLabels(data, plot, texts, characterWidth) : [] };
}

/** The scales with as few lines of the grid as it takes that their labels do not touch. */
function withFewTicks(data: BarData, variant: BarChartVariant, size: BarPlotSize, text: ChartText): BarPlot | null {
  let plot = toBarPlot(data, variant, size);
  for (let count = (plot?.gridValues.length ?? 0) - 1; plot && count > 0; count -= 1) {
    const [one = 0, other = 0] = plot.gridValues.map(plot.x);
    if (plot.gridValues.length < 2 || Math.abs(other - one) >= widest(text.axis(plot.gridValues)) + 12) break;
    plot = toBarPlot(data, variant, size, count);
  }
  return plot;
}
