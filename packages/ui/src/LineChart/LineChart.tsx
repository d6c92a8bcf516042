import { useMemo, useState } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import type { ChartFrameProps, ChartLegendItem } from '../charts/frame/chartFrameProps';
import { CartesianPlot } from '../charts/CartesianPlot';
import { PlotRoom } from '../charts/CartesianPlot.styles';
import { changeOf } from '../charts/chartNumbers';
import { valueTicks, widest } from '../charts/labels';
import { changeFoot, hasChangeFoot, spokenPoint, toneOf, toSeriesRows, valueAt } from '../charts/seriesRows';
import { useChartText, type ChartText } from '../charts/useChartText';
import { usePlotBox } from '../charts/usePlotBox';
import type { ChartFormat, ChartPoints, ChartSeries, PlotMargins } from '../charts/chartTypes';
import { useKitMessages, type KitMessages } from '../messages';
import { LineCanvas, LineDrawing } from './LineDrawing';
import { canvasFrom, lastOf, toLineData, toLinePlot, type LineChartVariant, type LineData } from './lineShapes';
import { toXTicks } from './lineTicks';

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
  /** Begins the axis of the values at 0, where their size matters more than their change. @default false */
  hasZero?: boolean;
  /** A value that all others are compared with, as a dashed line across the plot: the price at which a day opened. */
  reference?: LineReference | undefined;
  /** Marks the lowest and the highest value of the first series. @default false */
  hasExtremes?: boolean;
  /** `last` marks every point of a line of few, and says the last value. @default 'none' */
  emphasis?: 'none' | 'last';
  /**
   * `market` as prices are read: the axis at the end with a tag of the last value, and the moment that is looked at on the
   * other axis.
   * @default 'plain'
   */
  look?: 'plain' | 'market';
  /** Names and last values at the ends of the lines, where there is room. @default true for two or more series */
  hasEndLabels?: boolean;
}

interface LineReference {
  /** In the legend, before the value: "Open". */
  name: string;
  value: number;
  /** How the change from it is called in the tooltip: "Since open". */
  changeName: string;
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
  hasZero = false,
  reference: givenReference,
  hasExtremes = false,
  emphasis = 'none',
  look = 'plain',
  hasEndLabels = series.length > 1,
  ...frame
}: LineChartProps) {
  const { height = 212, status, title } = frame;
  // What is no number is nothing to compare with.
  const reference = givenReference && Number.isFinite(givenReference.value) ? givenReference : undefined;
  const messages = useKitMessages();
  const text = useChartText(format, points);
  const box = usePlotBox();
  const [hidden, setHidden] = useState(nothingHidden);

  // Nothing is worked out for a plot that has no width yet.
  const data = useMemo(
    () => (box.width === 0 ? null : toLineData(points, series, hidden, variant, box.width)),
    [points, series, hidden, variant, box.width],
  );
  // A chart that shows nothing has no rows either; what is switched off is no gap in the data.
  const hasNumbers = status === undefined || status === 'ready' ? hasValues(series) : false;
  const rowsOf = (places: readonly number[]) =>
    toSeriesRows(
      data?.series ?? [],
      places,
      (place) => pointText(text.point(data?.points.order[place] ?? 0)),
      text,
      pointsName,
      messages,
    );

  return (
    <ChartFrame
      {...frame}
      // A reference that is on its way has its place in the legend.
      legend={legendOf(series, status === 'loading' ? givenReference : reference, text)}
      hiddenIds={hidden}
      onHiddenChange={setHidden}
      rows={() => ({ ...rowsOf(data?.stops ?? []), pointCount: data?.points.order.length })}
      allRows={() => rowsOf(Array.from(data?.points.order ?? [], (_, place) => place))}
      isEmpty={!hasNumbers || (data !== null && data.stops.length === 0)}
      plotRef={box.ref}
      skeleton="lines"
      strip={
        emphasis === 'last'
          ? undefined
          : { rowCount: series.length, hasFoot: givenReference !== undefined || hasChangeFoot(series) }
      }
    >
      {({ findingId }) => (
        <PlotRoom style={{ '--qd-chart-block-size': `${height}px` }}>
          {data === null ? null : (
            <LinePlotArea
              {...{ title, findingId, height, data, points, variant, text, pointText, messages }}
              {...box}
              {...{ hasZero, reference, hasExtremes, emphasis, look, hasEndLabels }}
              hasNamesBefore={frame.lead !== undefined}
            />
          )}
        </PlotRoom>
      )}
    </ChartFrame>
  );
}

function legendOf(
  series: readonly ChartSeries[],
  reference: LineReference | undefined,
  text: ChartText,
): readonly ChartLegendItem[] {
  const items = series.map(({ id, name, role, description }, place) => ({
    id,
    name,
    place,
    role,
    description,
    isFixed: !series[1],
  }));
  if (!reference) return items;
  const name = `${reference.name} ${text.value(reference.value)}`;
  return [...items, { id: 'reference', name, place: series.length, shape: 'reference', isFixed: true }];
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
  hasZero: boolean;
  reference: LineReference | undefined;
  hasExtremes: boolean;
  emphasis: 'none' | 'last';
  look: 'plain' | 'market';
  hasEndLabels: boolean;
  /** The legend stands beside the plot: what its lines end at needs no names. */
  hasNamesBefore: boolean;
}

function LinePlotArea(props: LinePlotAreaProps) {
  const { title, findingId, height, width, isRtl, data, points, variant, text, pointText, messages } = props;
  const { hasZero, reference, hasExtremes, emphasis, look } = props;
  const isMarket = look === 'market';
  const hasLabels = props.hasEndLabels && width >= 480;
  const compared = reference?.value;
  const { plot, margins, yTicks, xTicks } = useMemo(() => {
    // The values decide how wide their labels are, and that how much room is left for the lines.
    const top = hasExtremes || emphasis === 'last' ? 24 : 8;
    const sized = (room: number): PlotMargins =>
      isMarket
        ? { top, bottom: 28, start: 12, end: room }
        : { top, bottom: 28, start: room, end: hasLabels ? 100 : emphasis === 'last' ? 24 : 12 };
    const axis = { hasZero, reference: compared, roomBelow: hasExtremes ? lowRoom : 0 };
    const plotOf = (margins: PlotMargins) => toLinePlot(data, variant, { width, height, margins, isRtl }, axis);
    // Prices are read to the cent: none of them is short.
    const axisText = isMarket ? { ...text, axis: (values: readonly number[]) => values.map(text.value) } : text;
    const labels = axisText.axis(plotOf(sized(40))?.yValues ?? []);
    // The tag has the last value in full.
    const tags = isMarket ? data.series.map((one) => text.value(lastOf(one)?.value ?? 0)) : [];
    const room = Math.max(24, widest([...labels, ...tags]) + 12 + (isMarket ? 8 : 0));
    const margins = sized(room);
    const plot = plotOf(margins);
    const tagged = isMarket && plot ? data.series.map((one) => plot.y(lastOf(one)?.top ?? Number.NaN)) : [];
    const yTicks = valueTicks(plot?.yValues ?? [], axisText).map((tick) =>
      tagged.some((at) => plot && Math.abs(plot.y(tick.at) - at) < tagRoom) ? { ...tick, text: '' } : tick,
    );
    return {
      plot,
      margins,
      yTicks,
      xTicks: plot ? toXTicks(points, data, plot, text, { width, room: width - room }, emphasis) : [],
    };
  }, [
    data,
    points,
    variant,
    width,
    height,
    isRtl,
    isMarket,
    hasLabels,
    hasZero,
    compared,
    hasExtremes,
    emphasis,
    text,
  ]);
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
        foot:
          sinceReference(reference, data.series[0]?.values[data.stops[stop] ?? 0], text) ??
          changeFoot(data.series, data.stops[stop] ?? 0, text, messages),
      })}
      marksOf={(stop) => {
        const place = data.stops[stop] ?? 0;
        return data.series.flatMap(({ id, cue, tops, values }) =>
          Number.isNaN(values[place] ?? Number.NaN)
            ? []
            : [{ id, cue, x: plot.x(data.points.at[place] ?? 0), y: plot.y(tops[place] ?? 0) }],
        );
      }}
      saysLast={emphasis === 'last'}
      hasStrip={emphasis !== 'last'}
      axisSide={isMarket ? 'end' : 'start'}
      chipOf={isMarket ? (stop) => chipText(points, data, stop, text) : undefined}
      currentTick={(cursor) => {
        if (emphasis !== 'last') return null;
        return data.points.at[cursor === null ? data.points.at.length - 1 : (data.stops[cursor.stop] ?? 0)] ?? null;
      }}
      underlay={isOnCanvas ? <LineCanvas {...{ data, plot, variant, width, height }} /> : null}
    >
      <LineDrawing
        {...{ data, plot, variant, margins, width, height, isRtl, isOnCanvas, hasExtremes, emphasis, messages }}
        reference={compared}
        valueText={text.value}
        hasNames={!props.hasNamesBefore}
        ends={isMarket ? 'tag' : hasLabels ? 'labels' : 'marks'}
      />
    </CartesianPlot>
  );
}

/** The last line of a tooltip: how far a value is from the one that it is compared with. */
function sinceReference(reference: LineReference | undefined, value: number | undefined, text: ChartText) {
  if (!reference || value === undefined || Number.isNaN(value)) return undefined;
  const change = changeOf(reference.value, value);
  return change === null ? undefined : { name: reference.changeName, value: text.change(change), tone: toneOf(change) };
}

/** Of the name of the lowest value, which stands below its mark and above the axis. */
const lowRoom = 26;

/** A label of the axis and a tag are not read on top of each other. */
const tagRoom = 18;

/** A moment within a day is said by its time, as the axis says it. */
function chipText(points: ChartPoints, data: LineData, stop: number, text: ChartText): string {
  const place = data.stops[stop] ?? 0;
  const { at } = data.points;
  const span = (at[at.length - 1] ?? 0) - (at[0] ?? 0);
  if (points.kind === 'instant' && span <= 2 * dayMs) return text.tick(at[place] ?? 0, 'minute');
  return text.point(data.points.order[place] ?? 0);
}

const dayMs = 86_400_000;
