import { useMemo } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import type { ChartFrameProps } from '../charts/frame/chartFrameProps';
import { RoundPlot } from '../charts/RoundPlot';
import { usePlotBox } from '../charts/usePlotBox';
import { useChartText } from '../charts/useChartText';
import { useShareText } from '../charts/useShareText';
import type { ChartFormat, ChartPoints, ChartRows } from '../charts/chartTypes';
import { useKitMessages } from '../messages';
import { truncateForSpeech } from '../truncate';
import { token } from '../tokens';
import { GaugeDrawing, GaugeTexts } from './GaugeDrawing';
import { stretchAt, stretchRing, toGauge } from './gaugeShapes';

export interface GaugeProps extends ChartFrameProps {
  /** From 0 to `max`; more looks full and is said as it is. What is negative has no share; null is no number yet. */
  value: number | null;
  /** The goal, more than 0. */
  max: number;
  /** What the value is: "Saved". */
  valueName: string;
  /** What `max` is: "Goal". */
  maxName: string;
  /** How values are written. @default plain numbers */
  format?: ChartFormat;
  /** Head of the names in the table. @default "Point" */
  pointsName?: string;
  /** Head of the amounts in the table. @default `title` */
  amountName?: string;
  /** Head of the shares in the table. @default '%' */
  shareName?: string;
}

const noPoints: ChartPoints = { kind: 'category', values: [] };
const largestRadius = 116;
/** Room above the scale, and below it for the labels of its ends. */
const room = { top: 6, bottom: 28 };

/** How much of one goal is reached. */
export function Gauge({
  value,
  max,
  valueName,
  maxName,
  format,
  pointsName,
  amountName,
  shareName = '%',
  ...frame
}: GaugeProps) {
  const { title, status = 'ready', height = 212 } = frame;
  const messages = useKitMessages();
  const text = useChartText(format, noPoints);
  const shareText = useShareText();
  const box = usePlotBox();
  const data = useMemo(() => toGauge(value, max), [value, max]);
  // The ends of the scale are half a radius below its centre.
  const radius = Math.max(48, Math.min(largestRadius, (height - room.top - room.bottom) / 1.5));
  const size = { width: radius * 2 + 24, height: Math.ceil(radius * 1.5 + room.top + room.bottom) };
  const stops = [
    { id: 'value', name: valueName, amount: data.value, share: data.share },
    { id: 'max', name: maxName, amount: data.max, share: data.max === null ? null : 1 },
  ];
  const rows: ChartRows = {
    pointsName: pointsName ?? messages.chartPoints,
    columns: [
      { id: 'amount', name: amountName ?? title, format: text.value },
      { id: 'share', name: shareName, format: shareText, isShare: true },
    ],
    rows:
      status === 'ready' && data.value !== null
        ? stops.map(({ id, name, amount, share }) => ({ id, name, values: [amount, share] }))
        : [],
  };
  const amountText = (amount: number | null) => (amount === null ? '–' : text.value(amount));
  const sharedText = (share: number | null) => (share === null ? '–' : shareText(share));
  const [from = '–', to = '–'] = data.max === null ? [] : text.axis([0, data.max]);

  return (
    <ChartFrame {...frame} rows={() => rows} isEmpty={rows.rows.length === 0} plotRef={box.ref} skeleton="round">
      {({ findingId }) => (
        <RoundPlot
          title={title}
          describedBy={findingId}
          isRtl={box.isRtl}
          minHeight={height}
          width={size.width}
          height={size.height}
          center={{ x: size.width / 2, y: room.top + radius }}
          stopCount={stops.length}
          textOf={(stop) => {
            const one = stops[stop];
            return one ? `${truncateForSpeech(one.name)}: ${amountText(one.amount)}, ${sharedText(one.share)}` : '';
          }}
          markAt={(place) => {
            const stop = stretchAt(place, data.reached, radius);
            return stop === null ? null : { stop, series: 0 };
          }}
          renderHighlight={({ stop }) => (
            <path
              d={stop === 0 ? stretchRing(0, data.reached, radius) : stretchRing(1, 1, radius)}
              fill="none"
              stroke={token('focus.ring')}
              strokeWidth={2}
            />
          )}
          renderLabels={() => (
            <GaugeTexts
              radius={radius}
              share={sharedText(data.share)}
              amount={amountText(data.value)}
              ends={[from, to]}
              isRtl={box.isRtl}
            />
          )}
        >
          <GaugeDrawing data={data} radius={radius} />
        </RoundPlot>
      )}
    </ChartFrame>
  );
}
