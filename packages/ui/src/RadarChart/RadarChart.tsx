import { useMemo, useState } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import type { ChartFrameProps } from '../charts/frame/chartFrameProps';
import { markerPath } from '../charts/chartCues';
import { placeAt } from '../charts/roundParts';
import { RoundPlot } from '../charts/RoundPlot';
import { usePlotBox } from '../charts/usePlotBox';
import { useChartText, type ChartText } from '../charts/useChartText';
import type { ChartFormat, ChartPoints, ChartRows, ChartSeries } from '../charts/chartTypes';
import { useKitMessages } from '../messages';
import { truncateForSpeech } from '../truncate';
import { token } from '../tokens';
import { RadarDrawing, RadarLabels } from './RadarDrawing';
import { labelled, markAt, toRadarData } from './radarShapes';

export interface RadarChartProps extends ChartFrameProps {
  /** One axis for each name, clockwise from 12 o'clock; three to eight. Keep the same list between renders. */
  axes: readonly string[];
  /** What is actual and, `previous` or `predicted`, what it is compared with; two are best. Keep the same list between renders. */
  series: readonly ChartSeries[];
  /**
   * For each axis the value that is drawn as 100 %, such as its plan, in the unit of the values: each axis shows a share of
   * its own whole, while names, keys and table say the values. `min` and `max` are then shares (1 is 100 %). Of 0 any
   * amount is drawn on the outermost ring; where it is negative, missing or no number, in the centre. Keep the same list
   * between renders. @default all axes have the scale of the values
   */
  axisWholes?: readonly (number | null)[];
  /** The value in the centre; what is less is drawn there. @default 0 */
  min?: number;
  /** The value of the outermost ring. @default a round number that no value is above */
  max?: number;
  /** How values are written. @default plain numbers */
  format?: ChartFormat;
  /** What an axis is, as the head of the table: "Question". @default "Point" */
  pointsName?: string;
}

const nothingHidden: ReadonlySet<string> = new Set();
/** Room for labels above and below. */
const labelRoom = 24;
/** Room for labels on either side, at least. */
const sideRoom = 80;

/** Room for labels on either side, at most. */
const mostSideRoom = 200;

/** Longer values are written in short at the axes, such as "$1.2M". */
const longestLabel = 8;

function labelText(text: ChartText, value: number): string {
  const whole = text.value(value);
  return whole.length > longestLabel ? (text.axis([value])[0] ?? whole) : whole;
}

/** A profile: several values on one scale or as shares of their wholes, against a plan or what was before. */
export function RadarChart({ axes, series, axisWholes, min = 0, max, format, pointsName, ...frame }: RadarChartProps) {
  const { title, status = 'ready', height = 212 } = frame;
  const messages = useKitMessages();
  const points = useMemo<ChartPoints>(() => ({ kind: 'category', values: axes }), [axes]);
  const text = useChartText(format, points);
  const box = usePlotBox();
  const [hidden, setHidden] = useState(nothingHidden);
  const data = useMemo(
    () => toRadarData(axes.length, series, hidden, min, max, axisWholes),
    [axes, series, hidden, min, max, axisWholes],
  );
  // What is wider has nothing in it, and on paper it would make the rest small.
  const width = Math.min(box.width, height + mostSideRoom * 2);
  const radius = Math.max(8, Math.min(height / 2 - labelRoom, width / 2 - sideRoom));
  // A chart that shows nothing has no rows either.
  const hasNumbers =
    status === 'ready' && data.series.length > 0 && series.some(({ values }) => values.some(Number.isFinite));
  const rows: ChartRows = {
    pointsName: pointsName ?? messages.chartPoints,
    columns: data.series.map(({ id, name }) => ({ id, name, format: text.value })),
    rows: hasNumbers
      ? axes.map((name, axis) => ({
          id: String(axis),
          name,
          values: data.series.map(({ values }) => values[axis] ?? null),
        }))
      : [],
  };
  const valueText = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : text.value(value);
  const markOf = (stop: number, reach: number) => placeAt(data.angles[stop] ?? 0, reach * radius);

  return (
    <ChartFrame
      {...frame}
      legend={series.map(({ id, name, role, description }, place) => ({ id, name, place, role, description }))}
      hiddenIds={hidden}
      onHiddenChange={setHidden}
      rows={() => rows}
      isEmpty={!hasNumbers}
      plotRef={box.ref}
      skeleton="round"
      strip={{ rowCount: series.length }}
    >
      {({ findingId }) => (
        <RoundPlot
          title={title}
          describedBy={findingId}
          isRtl={box.isRtl}
          minHeight={height}
          width={width}
          height={height}
          center={{ x: width / 2, y: height / 2 }}
          stopCount={axes.length}
          seriesCount={data.series.length}
          textOf={(stop, index) => {
            const name = truncateForSpeech(axes[stop] ?? '');
            const one = data.series[index];
            return one ? messages.chartPoint(name, truncateForSpeech(one.name), valueText(one.values[stop])) : name;
          }}
          markAt={(place) => markAt(data, place, radius)}
          renderHighlight={({ stop, series: index, isByKey }) =>
            data.series.map(({ id, cue, values, reach }, place) => {
              if ((values[stop] ?? null) === null) return null;
              const { x, y } = markOf(stop, reach[stop] ?? 0);
              return (
                <g key={id} transform={`translate(${x} ${y})`}>
                  <path d={markerPath(cue.marker, 4.5)} fill={cue.color} stroke={cue.color} strokeWidth={2} />
                  {place === index || !isByKey ? (
                    <circle r={9} fill="none" stroke={token('focus.ring')} strokeWidth={2} />
                  ) : null}
                </g>
              );
            })
          }
          tooltip={{
            at: (stop) => markOf(stop, Math.max(0, ...data.series.map(({ reach }) => reach[stop] ?? 0))),
            contentOf: (stop, index) => ({
              title: axes[stop] ?? '',
              currentId: index === null ? undefined : data.series[index]?.id,
              rows: data.series.map(({ id, name, place, role, values }) => ({
                id,
                name,
                place,
                role,
                value: valueText(values[stop]),
              })),
            }),
          }}
          renderLabels={() =>
            labelled(data) ? (
              <RadarLabels
                {...{ data, radius, isRtl: box.isRtl }}
                valueText={(value) => labelText(text, value)}
                names={axes}
                room={width / 2}
              />
            ) : null
          }
        >
          {width > 0 ? <RadarDrawing data={data} radius={radius} /> : null}
        </RoundPlot>
      )}
    </ChartFrame>
  );
}
