import { useMemo } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import type { ChartFrameProps } from '../charts/frame/chartFrameProps';
import { PlotRoom } from '../charts/CartesianPlot.styles';
import type { ChartFormat, ChartPoints, ChartRows } from '../charts/chartTypes';
import { useChartText } from '../charts/useChartText';
import { usePlotBox } from '../charts/usePlotBox';
import { useKitMessages } from '../messages';
import { RampSwatch } from './HeatDrawing';
import { RampLegend } from './HeatMap.styles';
import { HeatPlot } from './HeatPlot';
import { type RampScale } from '../charts/ramps';
import { naturalHeight, toHeatData, type HeatLine } from './heatShapes';

export interface HeatMapProps extends Omit<ChartFrameProps, 'height'> {
  /** From top to bottom. Keep the same list between renders. */
  rows: readonly HeatLine[];
  /** In the order in which lines are read. Keep the same list between renders. */
  columns: readonly HeatLine[];
  /** For each row a list with one number for each column; null or what is no finite number is a gap. Keep the same list between renders. */
  values: readonly (readonly (number | null)[])[];
  /**
   * `sequential` for how much there is, from 0 to the greatest value; `diverging` for what is below and above 0, each
   * number with its sign.
   * @default 'sequential'
   */
  scale?: RampScale;
  /**
   * Values at both ends of the ramp, so that maps can be compared; what lies beyond is drawn like them.
   * @default 0 and the greatest value, and where there are negative ones the least; `diverging` as far on both sides of 0
   */
  ends?: readonly [low: number, high: number];
  /** How values are written. @default plain numbers */
  format?: ChartFormat;
  /** What the numbers count, behind the greatest one in the legend and in the tooltip: "visits". */
  valueName?: string;
  /** What a row is, as the head of the table: "Day". @default "Point" */
  pointsName?: string;
  /**
   * Of the plot with the names of its columns, in pixels. Cells are at least 18 high.
   * @default 29 for each row
   */
  height?: number | undefined;
}

/** Of the legend with the room below it, in pixels. */
const legendHeight = 32;

/** How much there is at each meeting of a row and a column, such as a day and an hour. */
export function HeatMap({
  rows: lines,
  columns,
  values,
  scale = 'sequential',
  ends,
  format,
  valueName,
  pointsName,
  height,
  ...frame
}: HeatMapProps) {
  const { title, status = 'ready' } = frame;
  const messages = useKitMessages();
  const isDiverging = scale === 'diverging';
  const points = useMemo<ChartPoints>(() => ({ kind: 'category', values: columns.map(({ name }) => name) }), [columns]);
  // Around 0, a number without a sign would have to be looked up in the legend.
  const signed = useMemo<ChartFormat | undefined>(
    () => (isDiverging ? { ...format, signDisplay: 'exceptZero' } : format),
    [format, isDiverging],
  );
  const text = useChartText(signed, points);
  const box = usePlotBox();
  const [low, high] = ends ?? [undefined, undefined];
  const data = useMemo(
    () =>
      toHeatData(
        lines.length,
        columns.length,
        values,
        scale,
        low === undefined || high === undefined ? undefined : [low, high],
      ),
    [lines, columns, values, scale, low, high],
  );
  const cellTexts = useMemo(() => {
    const numbers = data.cells.flat().filter((value) => value !== null);
    const texts = text.axis(numbers)[Symbol.iterator]();
    return data.cells.map((line) => line.map((value) => (value === null ? '–' : (texts.next().value ?? ''))));
  }, [data, text]);
  const valueText = (value: number | null) => (value === null ? '–' : text.value(value));
  const plotHeight = height ?? naturalHeight(lines.length, columns);
  const rows: ChartRows = {
    pointsName: pointsName ?? messages.chartPoints,
    columns: columns.map(({ id, name }) => ({ id, name, format: text.value })),
    rows:
      status === 'ready' && data.ends !== null
        ? lines.map(({ id, name }, row) => ({ id, name, values: data.cells[row] ?? [] }))
        : [],
  };

  return (
    <ChartFrame
      {...frame}
      height={plotHeight + legendHeight}
      rows={() => rows}
      isEmpty={rows.rows.length === 0}
      plotRef={box.ref}
      skeleton="cells"
      strip={{ rowCount: 1 }}
    >
      {({ titleId, findingId }) => (
        <PlotRoom style={{ '--qd-chart-block-size': `${plotHeight + legendHeight}px` }}>
          {data.ends === null ? null : (
            // The parts are named as in the legends of other charts, so that exported pictures have them too.
            <RampLegend role="group" aria-labelledby={titleId} data-part="legend">
              <span>
                <svg width={0} height={0} aria-hidden data-part="swatch" />
                <span data-part="name">{text.value(data.ends[0])}</span>
              </span>
              <span>
                <RampSwatch scale={scale} isRtl={box.isRtl} />
                <span data-part="name">
                  {[text.value(data.ends[1]), valueName].filter((part) => part !== undefined).join(' ')}
                </span>
              </span>
            </RampLegend>
          )}
          {box.width === 0 ? null : (
            <HeatPlot
              {...{ title, findingId, columns, data, scale, valueName, valueText, cellTexts }}
              rows={lines}
              width={box.width}
              height={plotHeight}
              isRtl={box.isRtl}
            />
          )}
        </PlotRoom>
      )}
    </ChartFrame>
  );
}
