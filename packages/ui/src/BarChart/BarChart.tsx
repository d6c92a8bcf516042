import { useMemo, useState } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import type { ChartFrameProps, ChartLegendItem } from '../charts/frame/chartFrameProps';
import { CartesianPlot } from '../charts/CartesianPlot';
import { PlotRoom } from '../charts/CartesianPlot.styles';
import { valueTicks } from '../charts/labels';
import { changeFoot, spokenPoint, toSeriesRows, valueAt } from '../charts/seriesRows';
import type { ChartSwatchShape } from '../ChartSwatch';
import { useChartText, type ChartText } from '../charts/useChartText';
import { usePlotBox } from '../charts/usePlotBox';
import type { PlotCursor } from '../charts/usePlotCursor';
import type { ChartFormat } from '../charts/chartTypes';
import { useKitMessages, type KitMessages } from '../messages';
import { BandMark, BarDrawing, CurrentMarks } from './BarDrawing';
import { sideColors, sideOf } from './barBoxes';
import { lyingLayout, standingLayout } from './barLayout';
import { nameTicks } from './barTicks';
import {
  isHorizontal,
  isPlainBar,
  toBarData,
  type BarChartVariant,
  type BarData,
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
   * `last` draws the last bars solid and the others lighter, and its label is bold; a series alone says its last value. Parts of a stack keep their colors.
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
    () =>
      toSeriesRows(
        data.series,
        Array.from(data.points.order, (_, index) => index),
        (index) => pointText(text.point(data.points.order[index] ?? 0)),
        text,
        pointsName,
        messages,
      ),
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
      rows={() => rows}
      isEmpty={!hasNumbers}
      plotRef={box.ref}
      skeleton="bars"
    >
      {({ findingId }) => (
        <PlotRoom style={{ '--qd-chart-block-size': `${height}px` }}>
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

function swatchOf(all: readonly BarSeries[], one: BarSeries): ChartSwatchShape {
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
        { id: 'below', name: sides[0], place: 0, color: sideColors.below, shape: 'plain-area' },
        { id: 'above', name: sides[1], place: 1, color: sideColors.above, shape: 'plain-area' },
      ];

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
    () => (isLying ? lyingLayout : standingLayout)(data, variant, { width, height, isRtl }, points, text, isLastStrong),
    [isLying, data, variant, width, height, isRtl, points, text, isLastStrong],
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
  const rowOf = (item: BarData['series'][number], index: number) => {
    const { id, name, role, values } = item;
    const given = series[item.place];
    const looks =
      variant === 'diverging'
        ? { place: item.place, color: sideColors[sideOf(values[index] ?? 0)], shape: 'plain-area' as const }
        : { place: item.place, shape: given ? swatchOf(series, given) : ('area' as const) };
    return { id, name, role, value: valueAt(values, index, text), ...looks };
  };
  const backdropOf = ({ stop }: PlotCursor) => <BandMark plot={plot} index={stop} />;
  const highlightOf = ({ stop, series: current, isByKey }: PlotCursor) => (
    <CurrentMarks data={data} plot={plot} index={stop} current={isByKey ? current : null} />
  );
  return (
    <CartesianPlot
      title={title}
      saysLast={isLastStrong}
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
        return spokenPoint(nameAt(stop), one, one ? valueAt(one.values, stop, text) : '', messages);
      }}
      tooltipOf={(stop, index) => {
        const chosen = index === null ? undefined : data.series[index];
        return {
          title: nameAt(stop),
          swatchWidth: data.series.some(({ shape }) => shape === 'line') ? undefined : 12,
          // Keys read one value at a time.
          rows: (chosen ? [chosen] : data.series).map((item) => rowOf(item, stop)),
          foot: chosen ? undefined : changeFoot(data.series, stop, text, messages),
        };
      }}
      marksOf={() => []}
      {...{ backdropOf, highlightOf }}
    >
      <BarDrawing {...{ data, plot, variant, labels }} isLastStrong={isLastStrong && variant !== 'stacked'} />
    </CartesianPlot>
  );
}
