import { useId, useMemo } from 'react';
import { ChartFrame } from '../charts/frame/ChartFrame';
import type { ChartFrameProps } from '../charts/frame/chartFrameProps';
import { PlotStop } from '../charts/PlotStop';
import type { ChartFormat, ChartPoints, ChartRows } from '../charts/chartTypes';
import { toRoundParts, type ChartPart } from '../charts/roundParts';
import { useChartText } from '../charts/useChartText';
import { usePlotCursor } from '../charts/usePlotCursor';
import { useShareText } from '../charts/useShareText';
import { ChartSwatch } from '../ChartSwatch';
import { useKitMessages } from '../messages';
import { truncateForDisplay, truncateForSpeech } from '../truncate';
import { BarPicture } from './BarPicture';
import type { ShownBar, ShownPart } from './shownBars';
import { Bar, Bars, Part, PartName, PartRow, PartRows, Plot } from './ShareBarChart.styles';

/** A whole with its parts. */
export interface ShareBar {
  /** Unique in its chart. */
  id: string;
  /** What is divided: "Gender". */
  name: string;
  /** At most five: fold what is more into one that is called "Other". */
  parts: readonly ChartPart[];
  /** What there is to see in it: screen readers hear it of the bar. */
  finding?: string | undefined;
}

export interface ShareBarChartProps extends ChartFrameProps {
  /** From top to bottom; one without parts is left out. Keep the same list between renders. */
  bars: readonly ShareBar[];
  /** How values are written. @default plain numbers */
  format?: ChartFormat;
  /** What a part is, as the head of the table: "Group". @default "Point" */
  pointsName?: string;
  /** What a value is, as a head of the table and for the keys: "Visitors". @default `title` */
  valueName?: string;
  /** Head of the shares in the table. @default '%' */
  shareName?: string;
}

const noPoints: ChartPoints = { kind: 'category', values: [] };

/** How the same whole is divided in several ways, or several wholes are: a bar for each, all of one length. */
export function ShareBarChart({
  bars: given,
  format,
  pointsName,
  valueName,
  shareName = '%',
  ...frame
}: ShareBarChartProps) {
  const { title, status = 'ready', height = 212 } = frame;
  const messages = useKitMessages();
  const text = useChartText(format, noPoints);
  const shareText = useShareText();
  const bars = useMemo<readonly ShownBar[]>(
    () =>
      given
        .filter(({ parts }) => parts.length > 0)
        .map(({ id, name, parts, finding }) => ({
          id,
          name,
          finding,
          parts: toRoundParts(parts).parts.map((part) => ({
            ...part,
            id: `${id} ${part.id}`,
            fullName: `${name}: ${part.name}`,
            shareText: part.share === null ? '–' : shareText(part.share),
          })),
        })),
    [given, shareText],
  );
  const all = bars.flatMap(({ parts }) => parts);
  const rows: ChartRows = {
    pointsName: pointsName ?? messages.chartPoints,
    columns: [
      { id: 'value', name: valueName ?? title, format: text.value },
      { id: 'share', name: shareName, format: shareText, isShare: true },
    ],
    rows:
      status === 'ready' && all.some(({ value }) => value !== null)
        ? all.map(({ id, fullName, value, share }) => ({ id, name: fullName, values: [value, share] }))
        : [],
  };
  const textOf = ({ fullName, value, shareText: share }: ShownPart) => {
    const point = messages.chartPoint(
      truncateForSpeech(fullName),
      truncateForSpeech(valueName ?? title),
      value === null ? '–' : text.value(value),
    );
    return `${point}, ${share}`;
  };
  return (
    <ChartFrame {...frame} rows={() => rows} isEmpty={rows.rows.length === 0} skeleton="shares">
      {({ findingId }) => (
        <BarsPlot
          {...{ title, bars, height }}
          describedBy={findingId}
          textOf={(stop) => {
            const part = all[stop];
            return part ? textOf(part) : '';
          }}
        />
      )}
    </ChartFrame>
  );
}

interface BarsPlotProps {
  title: string;
  describedBy: string | undefined;
  height: number;
  bars: readonly ShownBar[];
  /** What is announced of a part, counted through all bars. */
  textOf: (stop: number) => string;
}

/** The bars with their parts. They are one stop of Tab; arrows go from part to part. */
function BarsPlot({ title, describedBy, height, bars, textOf }: BarsPlotProps) {
  const messages = useKitMessages();
  const stopCount = bars.reduce((sum, { parts }) => sum + parts.length, 0);
  const { cursor, setCursor, handleKeyDown, keys } = usePlotCursor({
    stopCount,
    seriesCount: 1,
    isDownward: true,
    textOf: (stop) => `${textOf(stop)}, ${messages.chartPlace(stop + 1, stopCount)}`,
  });
  const currentId = cursor === null ? undefined : bars.flatMap(({ parts }) => parts)[cursor.stop]?.id;
  return (
    <Plot style={{ '--qd-chart-block-size': `${height}px` }} data-part="plot">
      <Bars>
        {bars.map((bar) => (
          <LabelledBar key={bar.id} bar={bar} currentId={currentId} />
        ))}
      </Bars>
      <BarPicture bars={bars} />
      <PlotStop
        title={title}
        describedBy={[describedBy]}
        keys={keys}
        onKeyDown={handleKeyDown}
        onLeave={() => setCursor(null)}
      />
    </Plot>
  );
}

function LabelledBar({ bar, currentId }: { bar: ShownBar; currentId: string | undefined }) {
  const { name, finding, parts } = bar;
  const nameId = useId();
  return (
    <li>
      <div id={nameId} data-part="bar-name">
        {truncateForDisplay(name)}
      </div>
      <Bar {...(finding === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': finding })}>
        {parts.map(({ id, place, share }) => (
          <Part key={id} data-current={id === currentId || undefined} style={{ '--qd-share': share ?? 0 }}>
            <ChartSwatch place={place} shape="area" isStretched />
          </Part>
        ))}
      </Bar>
      {/* An exported picture has the names and shares from here. */}
      <PartRows role="list" aria-labelledby={nameId} data-part="list">
        {parts.map(({ id, name: partName, place, shareText }) => (
          <PartRow key={id} data-current={id === currentId || undefined}>
            <ChartSwatch place={place} shape="area" />
            <PartName data-part="name">{truncateForDisplay(partName)}</PartName>
            <b>{shareText}</b>
          </PartRow>
        ))}
      </PartRows>
    </li>
  );
}
