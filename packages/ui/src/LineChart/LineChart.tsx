import { useCallback, useMemo, useState } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import type { ChartFrameProps } from '../charts/frame/chartFrameProps';
import { CartesianPlot } from '../charts/CartesianPlot';
import { PlotRoom } from '../charts/CartesianPlot.styles';
import { cut, valueTicks, widest } from '../charts/labels';
import { dayTicks, fittingEvery, timeTicks, zoneOffset, type PlotTick } from '../charts/plotPoints';
import { changeFoot, spokenPoint, toSeriesRows, valueAt } from '../charts/seriesRows';
import { useChartText, type ChartText } from '../charts/useChartText';
import { usePlotBox } from '../charts/usePlotBox';
import type { ChartFormat, ChartPoints, ChartSeries, PlotMargins } from '../charts/chartTypes';
import { useKitMessages, type KitMessages } from '../messages';
import { LineCanvas, LineDrawing } from './LineDrawing';
import { canvasFrom, toLineData, toLinePlot, type LineChartVariant, type LineData, type LinePlot } from './lineShapes';

export interface LineChartProps extends ChartFrameProps {
  /** Where the values stand along the axis. Keep the same object between renders. */
  points: ChartPoints;
  /** At most eight: they are told apart by color, dash and marker. Keep the same list between renders. */
  series: readonly ChartSeries[];
  /** @default 'line' */
  variant?: LineChartVariant;
  /** How values are written. @default plain numbers */
  format?: ChartFormat;
  /** What a point is, as the head of the table: "Week". @default "Point" */
  pointsName?: string;
  /** How a point is called in tooltip and table, such as "Week of May 19". @default its day, moment, number or name */
  pointText?: (text: string) => string;
  /** Names and last values at the ends of the lines, where there is room. @default true for two or more series */
  hasEndLabels?: boolean;
}

const nothingHidden: ReadonlySet<string> = new Set();
const sameText = (text: string) => text;

/** How values change along a line: days, moments, numbers or names in their order. */
export function LineChart({
  points,
  series,
  variant = 'line',
  format,
  pointsName,
  pointText = sameText,
  hasEndLabels = series.length > 1,
  ...frame
}: LineChartProps) {
  const { height = 212, status, title } = frame;
  const messages = useKitMessages();
  const text = useChartText(format, points);
  const box = usePlotBox();
  const [hidden, setHidden] = useState(nothingHidden);

  const data = useMemo(
    () => toLineData(points, series, hidden, variant, Math.max(1, box.width)),
    [points, series, hidden, variant, box.width],
  );
  // A chart that shows nothing has no rows either; what is switched off is no gap in the data.
  const hasNumbers = status === undefined || status === 'ready' ? hasValues(series) : false;
  const rowsOf = useCallback(
    (places: readonly number[]) =>
      toSeriesRows(
        data.series,
        places,
        (place) => pointText(text.point(data.points.order[place] ?? 0)),
        text,
        pointsName,
        messages,
      ),
    [data, text, pointText, pointsName, messages],
  );
  const shown = useMemo(() => rowsOf(data.stops), [rowsOf, data]);
  const rows = hasNumbers ? shown : { ...shown, rows: [] };

  return (
    <ChartFrame
      {...frame}
      legend={series.map(({ id, name, role }, place) => ({ id, name, place, role }))}
      hiddenIds={hidden}
      onHiddenChange={setHidden}
      rows={rows}
      allRows={() => rowsOf(data.points.order.map((_, place) => place))}
      bones="lines"
    >
      {({ findingId }) => (
        <PlotRoom ref={box.ref} style={{ '--qd-chart-block-size': `${height}px` }}>
          {box.width === 0 ? null : (
            <LinePlotArea
              {...{ title, findingId, height, data, points, variant, text, pointText, messages }}
              {...box}
              hasEndLabels={hasEndLabels}
            />
          )}
        </PlotRoom>
      )}
    </ChartFrame>
  );
}

const hasValues = (series: readonly ChartSeries[]) => series.some(({ values }) => values.some(Number.isFinite));

interface LinePlotAreaProps {
  title: string;
  findingId: string | undefined;
  height: number;
  width: number;
  isRtl: boolean;
  data: LineData;
  points: ChartPoints;
  variant: LineChartVariant;
  text: ChartText;
  pointText: (text: string) => string;
  messages: KitMessages;
  hasEndLabels: boolean;
}

function LinePlotArea(props: LinePlotAreaProps) {
  const { title, findingId, height, width, isRtl, data, points, variant, text, pointText, messages } = props;
  const hasLabels = props.hasEndLabels && width >= 480;
  const { plot, margins, yTicks, xTicks } = useMemo(() => {
    // The values decide how wide their labels are, and that how much room is left for the lines.
    const sized = (start: number): PlotMargins => ({ top: 8, bottom: 28, start, end: hasLabels ? 100 : 12 });
    const first = toLinePlot(data, variant, { width, height, margins: sized(40), isRtl });
    const start = Math.max(24, widest(text.axis(first?.yValues ?? [])) + 12);
    const margins = sized(start);
    const plot = toLinePlot(data, variant, { width, height, margins, isRtl });
    const yTicks = valueTicks(plot?.yValues ?? [], text);
    return { plot, margins, yTicks, xTicks: plot ? toXTicks(points, data, plot, text, width - start) : [] };
  }, [data, points, variant, width, height, isRtl, hasLabels, text]);
  const stops = useMemo(
    () => Float64Array.from(data.stops, (place) => plot?.x(data.points.at[place] ?? 0) ?? 0),
    [data, plot],
  );
  if (!plot) return null;
  const isOnCanvas = data.series.reduce((sum, { kept }) => sum + kept.length, 0) > canvasFrom;
  const nameAt = (stop: number) => pointText(text.point(data.points.order[data.stops[stop] ?? 0] ?? 0));
  const textAt = (values: Float64Array, stop: number) => valueAt(values, data.stops[stop] ?? 0, text);
  return (
    <CartesianPlot
      title={title}
      describedBy={findingId}
      {...{ width, height, margins, isRtl, xTicks, yTicks, stops }}
      x={plot.x}
      y={plot.y}
      seriesCount={data.series.length}
      textOf={(stop, index) => {
        const one = data.series[index];
        return spokenPoint(nameAt(stop), one, one ? textAt(one.values, stop) : '', messages);
      }}
      tooltipOf={(stop, index) => ({
        title: nameAt(stop),
        currentId: index === null ? undefined : data.series[index]?.id,
        rows: data.series.map(({ id, name, place, role, values }) => ({
          id,
          name,
          place,
          role,
          value: textAt(values, stop),
        })),
        foot: changeFoot(data.series, data.stops[stop] ?? 0, text, messages),
      })}
      marksOf={(stop) => {
        const place = data.stops[stop] ?? 0;
        return data.series.flatMap(({ id, cue, tops, values }) =>
          Number.isNaN(values[place] ?? Number.NaN)
            ? []
            : [{ id, cue, x: plot.x(data.points.at[place] ?? 0), y: plot.y(tops[place] ?? 0) }],
        );
      }}
      underlay={isOnCanvas ? <LineCanvas {...{ data, plot, variant, width, height }} /> : null}
    >
      <LineDrawing
        {...{ data, plot, variant, margins, height, isRtl, isOnCanvas }}
        valueText={hasLabels ? text.value : null}
      />
    </CartesianPlot>
  );
}

/** Of a name on the axis, in characters. */
const longestName = 12;

/** Labels of the axis of points, as many as fit beside each other. */
function toXTicks(
  points: ChartPoints,
  data: LineData,
  plot: LinePlot,
  text: ChartText,
  room: number,
): readonly PlotTick[] {
  const { at } = data.points;
  const [from = 0, to = 0] = plot.x.domain();
  if (points.kind === 'category') {
    const names = points.values.map((name) => cut(name, longestName));
    const every = fittingEvery(names.length, widest(names), room);
    return names.flatMap((name, index) => (index % every === 0 ? [{ at: index, text: name }] : []));
  }
  if (at.length === 1) return [{ at: at[0] ?? 0, text: text.point(data.points.order[0] ?? 0) }];
  if (points.kind === 'number') {
    return valueTicks(plot.x.ticks(Math.max(2, Math.round(room / 80))), text);
  }
  const count = Math.round(room / 72);
  const { ticks, unit } =
    points.kind === 'day' ? dayTicks(from, to, count) : timeTicks(from, to, count, zoneOffset(points.timeZone));
  return ticks.map((tick) => ({ at: tick, text: text.tick(tick, unit) }));
}
