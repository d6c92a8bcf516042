import { useMemo, useState } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import type { ChartFrameProps } from '../charts/frame/chartFrameProps';
import { CartesianPlot } from '../charts/CartesianPlot';
import { characterWidth, PlotRoom } from '../charts/CartesianPlot.styles';
import { changeOf } from '../charts/chartNumbers';
import { dayTicks, fittingEvery, timeTicks, zoneOffset, type PlotTick } from '../charts/plotPoints';
import { useChartText, type ChartText } from '../charts/useChartText';
import { usePlotBox } from '../charts/usePlotBox';
import type { ChartFormat, ChartPoints, ChartRows, ChartSeries, PlotMargins } from '../charts/chartTypes';
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
  const rowsOf = (places: readonly number[]) => toRows(data, places, text, pointText, pointsName, messages);
  // A chart that shows nothing has no rows either; what is switched off is no gap in the data.
  const hasNumbers = status === undefined || status === 'ready' ? hasValues(series) : false;
  const shown = useMemo(
    () => toRows(data, data.stops, text, pointText, pointsName, messages),
    [data, text, pointText, pointsName, messages],
  );
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

/** The numbers of some points, with the change from the previous series to the current one where there are both. */
function toRows(
  { points, series }: LineData,
  places: readonly number[],
  text: ChartText,
  pointText: (text: string) => string,
  pointsName: string | undefined,
  messages: KitMessages,
): ChartRows {
  const compared = comparedOf(series);
  return {
    pointsName: pointsName ?? messages.chartPoints,
    columns: [
      ...series.map(({ id, name }) => ({ id, name, format: text.value })),
      ...(compared ? [{ id: 'change', name: messages.change, format: text.change }] : []),
    ],
    rows: places.map((place) => ({
      id: String(place),
      name: pointText(text.point(points.order[place] ?? 0)),
      values: [
        ...series.map(({ values }) => numberAt(values, place)),
        ...(compared ? [changeOf(numberAt(compared.from.values, place), numberAt(compared.to.values, place))] : []),
      ],
    })),
  };
}

const numberAt = (values: Float64Array, place: number): number | null => {
  const value = values[place] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
};

/** The series whose change is said: the only current one against the only previous one. */
function comparedOf(series: LineData['series']) {
  const [to, second] = series.filter(({ role }) => role === 'current');
  const [from, other] = series.filter(({ role }) => role === 'previous');
  return to && from && !second && !other ? { from, to } : null;
}

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

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length)) * characterWidth;

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
    const yTicks = toTicks(plot?.yValues ?? [], text);
    return { plot, margins, yTicks, xTicks: plot ? toXTicks(points, data, plot, text, width - start) : [] };
  }, [data, points, variant, width, height, isRtl, hasLabels, text]);
  const stops = useMemo(
    () => Float64Array.from(data.stops, (place) => plot?.x(data.points.at[place] ?? 0) ?? 0),
    [data, plot],
  );
  if (!plot) return null;
  const compared = comparedOf(data.series);
  const isOnCanvas = data.series.reduce((sum, { kept }) => sum + kept.length, 0) > canvasFrom;
  const nameAt = (stop: number) => pointText(text.point(data.points.order[data.stops[stop] ?? 0] ?? 0));
  const valueAt = (values: Float64Array, stop: number) => {
    const value = numberAt(values, data.stops[stop] ?? 0);
    return value === null ? '–' : text.value(value);
  };
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
        return one ? messages.chartPoint(nameAt(stop), one.name, valueAt(one.values, stop)) : nameAt(stop);
      }}
      tooltipOf={(stop, index) => {
        const place = data.stops[stop] ?? 0;
        const change = compared
          ? changeOf(numberAt(compared.from.values, place), numberAt(compared.to.values, place))
          : null;
        return {
          title: nameAt(stop),
          currentId: index === null ? undefined : data.series[index]?.id,
          rows: data.series.map((one) => ({
            id: one.id,
            name: one.name,
            value: valueAt(one.values, stop),
            place: one.place,
            role: one.role,
          })),
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
        {...{ data, plot, variant, margins, width, height, isRtl, isOnCanvas }}
        valueText={hasLabels ? text.value : null}
      />
    </CartesianPlot>
  );
}

function toTicks(values: readonly number[], text: ChartText): PlotTick[] {
  const texts = text.axis(values);
  return values.map((at, index) => ({ at, text: texts[index] ?? '' }));
}

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
    const names = points.values.map((name) => (name.length > 12 ? `${name.slice(0, 11)}…` : name));
    const every = fittingEvery(names.length, widest(names), room);
    return names.flatMap((name, index) => (index % every === 0 ? [{ at: index, text: name }] : []));
  }
  if (at.length === 1) return [{ at: at[0] ?? 0, text: text.point(data.points.order[0] ?? 0) }];
  if (points.kind === 'number') {
    return toTicks(plot.x.ticks(Math.max(2, Math.round(room / 80))), text);
  }
  const count = Math.round(room / 72);
  const { ticks, unit } =
    points.kind === 'day' ? dayTicks(from, to, count) : timeTicks(from, to, count, zoneOffset(points.timeZone));
  return ticks.map((tick) => ({ at: tick, text: text.tick(tick, unit) }));
}
