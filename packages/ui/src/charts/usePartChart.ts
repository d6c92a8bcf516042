import { useMemo } from 'react';
import type { ChartFrameProps } from './frame/chartFrameProps';
import { useKitMessages } from '../messages';
import { truncateForSpeech } from '../truncate';
import type { ChartFormat, ChartPoints, ChartRows } from './chartTypes';
import type { RoundListRow } from './RoundList';
import { toRoundParts, type ChartPart, type RoundParts } from './roundParts';
import { useChartText, type ChartText } from './useChartText';
import { useShareText } from './useShareText';

/** What every chart of parts takes. */
export interface PartChartProps extends ChartFrameProps {
  /**
   * In the order in which they are drawn and listed. Keep the same list between renders. While `status` is 'loading' the list
   * of parts keeps the room of as many as are given; their values may be null.
   */
  parts: readonly ChartPart[];
  /** How values are written. @default plain numbers */
  format?: ChartFormat;
  /** What a part is, as the head of the table: "Area". @default "Point" */
  pointsName?: string;
  /** What a value is, as a head of the table and for the keys: "Planned". @default `title` */
  valueName?: string;
  /** Head of the shares in the table. @default '%' */
  shareName?: string;
}

/** The parts as they are drawn, said and listed. */
export interface PartChart {
  data: RoundParts;
  text: ChartText;
  shareText: (share: number) => string;
  /** Empty where no part has a number. */
  rows: ChartRows;
  listRows: readonly RoundListRow[];
  /** What the keys say of a part. */
  textOf: (stop: number) => string;
}

const noPoints: ChartPoints = { kind: 'category', values: [] };

export function usePartChart(props: PartChartProps): PartChart & { frame: ChartFrameProps } {
  const { parts, format, pointsName, valueName = props.title, shareName = '%', ...frame } = props;
  const { status } = frame;
  const messages = useKitMessages();
  const text = useChartText(format, noPoints);
  const shareText = useShareText();
  const data = useMemo(() => toRoundParts(parts), [parts]);
  const chart = useMemo(() => {
    const texts = data.parts.map(({ value, share }) => ({
      value: value === null ? '–' : text.value(value),
      share: share === null ? '–' : shareText(share),
    }));
    const listRows = data.parts.map(({ id, name, place }, index) => ({ id, name, place, ...(texts[index] ?? none) }));
    const hasNumbers = (status ?? 'ready') === 'ready' && data.parts.some(({ value }) => value !== null);
    return {
      data,
      text,
      shareText,
      listRows,
      rows: {
        pointsName: pointsName ?? messages.chartPoints,
        columns: [
          { id: 'value', name: valueName, format: text.value },
          { id: 'share', name: shareName, format: shareText, isShare: true },
        ],
        rows: hasNumbers ? data.parts.map(({ id, name, value, share }) => ({ id, name, values: [value, share] })) : [],
      },
      textOf: (stop: number) => {
        const row = listRows[stop];
        if (!row) return '';
        return `${messages.chartPoint(truncateForSpeech(row.name), truncateForSpeech(valueName), row.value)}, ${row.share}`;
      },
    };
  }, [data, text, shareText, status, pointsName, valueName, shareName, messages]);
  // What the frame takes.
  return { ...chart, frame };
}

const none = { value: '–', share: '–' };
