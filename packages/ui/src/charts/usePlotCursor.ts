import { useState, type KeyboardEvent } from 'react';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';

/** The mark that is looked at: a stop along the axis and one of the series that are shown. */
export interface PlotCursor {
  stop: number;
  series: number;
  /** Keys have a mark of their own and are announced. */
  isByKey: boolean;
}

export interface PlotCursorOptions {
  /** How many stops there are. */
  stopCount: number;
  /** How many series are shown. */
  seriesCount: number;
  /** The stops go from top to bottom, so that up and down lead along them where there is one series. @default false */
  isDownward?: boolean | undefined;
  /** Where a key leads, for plots whose marks are no series along one axis. @default `moved` */
  move?: ((key: string, from: PlotCursor | null) => PlotCursor | null) | undefined;
  /** What a mark is called. */
  textOf: (stop: number, series: number) => string;
}

/**
 * Moves from mark to mark by the arrows, Home, End and Page keys of one focused element, and says where one is.
 * @returns with the cursor, `keys`: which keys lead where, in words.
 */
export function usePlotCursor({ stopCount, seriesCount, isDownward = false, move, textOf }: PlotCursorOptions) {
  const messages = useKitMessages();
  const [kept, setCursor] = useState<PlotCursor | null>(null);
  // Data that has become less takes the mark along to its end.
  const cursor =
    kept === null || stopCount === 0 || seriesCount === 0
      ? null
      : { ...kept, stop: Math.min(kept.stop, stopCount - 1), series: Math.min(kept.series, seriesCount - 1) };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || stopCount === 0 || seriesCount === 0) return;
    if (event.key === 'Escape') {
      // Where there is a mark, Escape takes it away and closes nothing around the chart.
      if (cursor !== null) event.stopPropagation();
      setCursor(null);
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = isRtl ? mirrored(event.key) : event.key;
    const next = move ? move(key, cursor) : moved(key, cursor, stopCount, seriesCount, isDownward);
    if (next === null) return;
    event.preventDefault();
    setCursor(next);
    announce(textOf(next.stop, next.series), 'chart-mark');
  };
  const keys = seriesCount > 1 ? messages.chartKeys : isDownward ? messages.chartKeysDown : messages.chartKeysOne;
  return { cursor, setCursor, handleKeyDown, keys };
}

const mirrored = (key: string) => (key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key);

/** Where a key leads; null for keys that lead nowhere. The first key begins at the end that it points away from. */
export function moved(
  key: string,
  from: PlotCursor | null,
  stopCount: number,
  seriesCount: number,
  isDownward = false,
): PlotCursor | null {
  const last = stopCount - 1;
  const stride = Math.max(1, Math.round(stopCount / 10));
  const stop = from?.stop ?? -1;
  const series = from?.series ?? 0;
  const at = (nextStop: number, nextSeries = series): PlotCursor => ({
    stop: Math.min(last, Math.max(0, nextStop)),
    series: nextSeries,
    isByKey: true,
  });
  switch (key) {
    case 'ArrowRight':
      return at(stop + 1);
    case 'ArrowLeft':
      return at(from === null ? last : stop - 1);
    case 'Home':
      return at(0);
    case 'End':
      return at(last);
    case 'PageDown':
      return at(from === null ? 0 : stop + stride);
    case 'PageUp':
      return at(from === null ? last : stop - stride);
    case 'ArrowUp':
    case 'ArrowDown': {
      if (isDownward && seriesCount < 2)
        return moved(key === 'ArrowDown' ? 'ArrowRight' : 'ArrowLeft', from, stopCount, seriesCount);
      if (from === null) return at(0);
      if (seriesCount < 2) return at(stop);
      return at(stop, (series + (key === 'ArrowDown' ? 1 : -1) + seriesCount) % seriesCount);
    }
    default:
      return null;
  }
}
