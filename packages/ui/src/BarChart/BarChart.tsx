import { useMemo, useState } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import type { ChartFrameProps, ChartLegendItem } from '../charts/frame/chartFrameProps';
import { CartesianPlot, stripBelow } from '../charts/CartesianPlot';
import { characterWidth, PlotRoom } from '../charts/CartesianPlot.styles';
import { changeOf } from '../charts/chartNumbers';
import type { SwatchShape } from '../charts/Swatch';
import { useChartText, type ChartText } from '../charts/useChartText';
import { usePlotBox } from '../charts/usePlotBox';
import type { PlotCursor } from '../charts/usePlotCursor';
import type { ChartFormat, ChartRows, PlotMargins } from '../charts/chartTypes';
import { useKitMessages, type KitMessages } from '../messages';
import { BandMark, BarDrawing, CurrentMarks } from './BarDrawing';
import { nameTicks, valueTicks, widest } from './barTicks';
import {
  endLabels,
  isHorizontal,
  isPlainBar,
  overflowOf,
  sideOf,
  sidePlaces,
  toBarData,
  toBarPlot,
  totalLabels,
  totalsOf,
  type BarChartVariant,
  type BarData,
  type BarItem,
  type BarLabel,
  type BarPlot,
  type BarPlotSize,
  type BarPoints,
  type BarSeries,
} from './barShapes';

export interface BarChartProps extends ChartFrameProps {
  /** Names or calendar days, one band for each. Keep the same object between renders. */
  points: BarPoints;
  /**
   * At most eight; `diverging` draws the first. A series with `shape: 'line'` lies over the bars, one with `'tick'` is a
   * stroke across each band, such as a budget. Keep the same list between renders.
   */
  series: readonly BarSeries[];
  /** @default 'grouped' */
  variant?: BarChartVariant;
  /**
   * `last` draws the last bars solid and the others lighter, and its label is bold. Parts of a stack keep their colors.
   * @default 'none'
   */
  emphasis?: 'none' | 'last';
  /** What is below and above 0, as the legend of `diverging`: "Under the estimate", "Over". @default no legend */
  sides?: readonly [below: string, above: string];
  /** How values are written. @default plain numbers */
  format?: ChartFormat;
  /** What a point is, as the head of the table: "Week". @default "Point" */
  pointsName?: string;
  /** How a point is called in tooltip and table, such as "Week of May 19". @default its day or name */
  pointText?: (text: string) => string;
}

const nothingHidden: ReadonlySet<string> = new Set();
const sameText = (text: string) => text;

/** How much there is of each of a few things: beside each other, on top of each other, or around 0. */
export function BarChart({
  points,
  series,
  variant = 'grouped',
  emphasis = 'none',
  sides,
  format,
  pointsName,
  pointText = sameText,
  ...frame
}: BarChartProps) {
  const { height = 212, status, title } = frame;
  const messages = useKitMessages();
  // Around 0, a number without a sign would have to be looked up at its bar.
  const signed = useMemo<ChartFormat | undefined>(
    () => (variant === 'diverging' ? { ...format, signDisplay: 'exceptZero' } : format),
    [format, variant],
  );
  const text = useChartText(signed, points);
  const box = usePlotBox();
  const [hidden, setHidden] = useState(nothingHidden);

  const data = useMemo(() => toBarData(points, series, hidden, variant), [points, series, hidden, variant]);
  const rows = useMemo(
    () => toRows(data, text, pointText, pointsName, messages),
    [data, text, pointText, pointsName, messages],
  );
  // Where nothing is shown there are no rows either, and the frame says so.
  const hasNumbers = (status ?? 'ready') === 'ready' && data.series.some(({ values }) => values.some(isNumber));
  const isDiverging = variant === 'diverging';

  return (
    <ChartFrame
      {...frame}
      legend={isDiverging ? sideLegend(sides) : series.map((one, place) => legendItem(series, one, place))}
      hiddenIds={hidden}
      onHiddenChange={isDiverging ? undefined : setHidden}
      rows={hasNumbers ? rows : { ...rows, rows: [] }}
      bones="bars"
    >
      {({ findingId }) => (
        <PlotRoom ref={box.ref} style={{ '--qd-chart-block-size': `${height}px` }}>
          {box.width === 0 ? null : (
            <BarPlotArea
              {...{ title, findingId, height, data, points, series, variant, text, pointText, messages }}
              {...box}
              isLastStrong={emphasis === 'last'}
            />
          )}
        </PlotRoom>
      )}
    </ChartFrame>
  );
}

const isNumber = (value: number) => !Number.isNaN(value);

function swatchOf(all: readonly BarSeries[], one: BarSeries): SwatchShape {
  const { shape = 'bar', role = 'current' } = one;
  if (shape === 'bar') return isPlainBar(all, one) ? 'plain-area' : 'area';
  return shape === 'line' && role === 'current' ? 'solid-line' : shape;
}

const legendItem = (all: readonly BarSeries[], one: BarSeries, place: number): ChartLegendItem => ({
  id: one.id,
  name: one.name,
  place,
  role: one.role,
  shape: swatchOf(all, one),
});

const sideLegend = (sides: BarChartProps['sides']): ChartLegendItem[] =>
  sides === undefined
    ? []
    : [
        { id: 'below', name: sides[0], place: sidePlaces.below, shape: 'plain-area' },
        { id: 'above', name: sides[1], place: sidePlaces.above, shape: 'plain-area' },
      ];

const numberAt = (values: Float64Array, index: number): number | null => {
  const value = values[index] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
};

/** The series whose change is said: the only current one against the only previous one. */
function comparedOf({ series }: BarData) {
  const [to, second] = series.filter(({ role }) => role === 'current');
  const [from, other] = series.filter(({ role }) => role === 'previous');
  return to && from && !second && !other ? { from, to } : null;
}

function changeAt(data: BarData, index: number): number | null {
  const compared = comparedOf(data);
  return compared ? changeOf(numberAt(compared.from.values, index), numberAt(compared.to.values, index)) : null;
}

function toRows(
  data: BarData,
  text: ChartText,
  pointText: (text: string) => string,
  pointsName: string | undefined,
  messages: KitMessages,
): ChartRows {
  const hasChange = comparedOf(data) !== null;
  return {
    pointsName: pointsName ?? messages.chartPoints,
    columns: [
      ...data.series.map(({ id, name }) => ({ id, name, format: text.value })),
      ...(hasChange ? [{ id: 'change', name: messages.change, format: text.change }] : []),
    ],
    rows: data.points.order.map((place, index) => ({
      id: String(index),
      name: pointText(text.point(place)),
      values: [
        ...data.series.map(({ values }) => numberAt(values, index)),
        ...(hasChange ? [changeAt(data, index)] : []),
      ],
    })),
  };
}

interface BarPlotAreaProps {
  title: string;
  findingId: string | undefined;
  height: number;
  width: number;
  isRtl: boolean;
  data: BarData;
  points: BarPoints;
  series: readonly BarSeries[];
  variant: BarChartVariant;
  text: ChartText;
  pointText: (text: string) => string;
  messages: KitMessages;
  isLastStrong: boolean;
}

function BarPlotArea(props: BarPlotAreaProps) {
  const { title, findingId, height, width, isRtl, data, points, series, variant, text, isLastStrong } = props;
  const { pointText, messages } = props;
  const isLying = isHorizontal(variant);
  const { plot, margins, labels } = useMemo(
    () => (isLying ? lyingLayout : standingLayout)(data, variant, { width, height, isRtl }, points, text),
    [isLying, data, variant, width, height, isRtl, points, text],
  );
  const [names, valuesOfAxis, stops] = useMemo(() => {
    if (!plot) return [[], [], new Float64Array()] as const;
    const alongNames = isLying ? plot.y : plot.x;
    return [
      nameTicks(data.points.order, points, text, {
        ...(isLying
          ? { room: height - margins.top - margins.bottom, across: margins.start - 12 }
          : { room: plot.band * data.count }),
        endsWithLast: isLastStrong,
      }),
      valueTicks(plot.gridValues, text),
      Float64Array.from({ length: data.count }, (_, index) => alongNames(index)),
    ] as const;
  }, [plot, isLying, data, points, text, height, margins, isLastStrong]);
  if (!plot) return null;

  const nameAt = (index: number) => pointText(text.point(data.points.order[index] ?? 0));
  const valueAt = (values: Float64Array, index: number) => {
    const value = numberAt(values, index);
    return value === null ? '–' : text.value(value);
  };
  const rowOf = (item: BarData['series'][number], index: number) => {
    const { id, name, role, values } = item;
    const given = series[item.place];
    const looks =
      variant === 'diverging'
        ? { place: sidePlaces[sideOf(values[index] ?? 0)], shape: 'plain-area' as const }
        : { place: item.place, shape: given ? swatchOf(series, given) : ('area' as const) };
    return { id, name, role, value: valueAt(values, index), ...looks };
  };
  const backdropOf = ({ stop }: PlotCursor) => <BandMark plot={plot} index={stop} />;
  const highlightOf = ({ stop, series: current, isByKey }: PlotCursor) => (
    <CurrentMarks data={data} plot={plot} index={stop} current={isByKey ? current : null} />
  );
  return (
    <CartesianPlot
      title={title}
      describedBy={findingId}
      {...{ width, height, margins, isRtl, stops }}
      x={plot.x}
      y={plot.y}
      valueAxis={plot.valueAxis}
      xTicks={isLying ? valuesOfAxis : names}
      yTicks={isLying ? names : valuesOfAxis}
      hasBaseLine={false}
      hasCrosshair={false}
      hasNamesAtEdge={variant === 'diverging'}
      currentTick={(cursor) => cursor?.stop ?? (isLastStrong ? data.count - 1 : null)}
      seriesCount={data.series.length}
      textOf={(stop, index) => {
        const one = data.series[index];
        return one ? messages.chartPoint(nameAt(stop), one.name, valueAt(one.values, stop)) : nameAt(stop);
      }}
      tooltipOf={(stop, index) => {
        const chosen = index === null ? undefined : data.series[index];
        // Keys read one value at a time. A strip keeps all, or its height would change on the way.
        const isOne = chosen !== undefined && width >= stripBelow;
        const change = isOne ? null : changeAt(data, stop);
        return {
          title: nameAt(stop),
          swatchWidth: data.series.some(({ shape }) => shape === 'line') ? undefined : 12,
          currentId: isOne ? undefined : chosen?.id,
          rows: (isOne ? [chosen] : data.series).map((item) => rowOf(item, stop)),
          foot:
            change === null
              ? undefined
              : {
                  name: messages.change,
                  value: text.change(change),
                  tone: change > 0 ? 'more' : change < 0 ? 'less' : 'same',
                },
        };
      }}
      marksOf={() => []}
      {...{ backdropOf, highlightOf }}
    >
      <BarDrawing {...{ data, plot, variant, labels }} isLastStrong={isLastStrong && variant !== 'stacked'} />
    </CartesianPlot>
  );
}

interface Layout {
  plot: BarPlot | null;
  margins: PlotMargins;
  labels: readonly BarLabel[];
}

type Size = Pick<BarPlotAreaProps, 'width' | 'height' | 'isRtl'>;

/** Labels at the top of a plot may not touch the strip above it. */
const stripGapOf = ({ width }: Size) => (width < stripBelow ? 8 : 0);

/** Bars that stand on their names: the values decide how much room the axis takes. */
function standingLayout(data: BarData, variant: BarChartVariant, size: Size, _: BarPoints, text: ChartText): Layout {
  const hasTotals = variant === 'stacked';
  const top = (hasTotals ? 20 : 8) + stripGapOf(size);
  const marginsOf = (start: number): PlotMargins => ({ top, bottom: 28, start, end: 4 });
  const first = toBarPlot(data, variant, { ...size, margins: marginsOf(40) });
  const margins = marginsOf(Math.max(24, widest(text.axis(first?.gridValues ?? [])) + 12));
  const plot = toBarPlot(data, variant, { ...size, margins });
  if (!plot || !hasTotals) return { plot, margins, labels: [] };
  const totals = totalsOf(data);
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
function lyingLayout(data: BarData, variant: BarChartVariant, size: Size, points: BarPoints, text: ChartText): Layout {
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
