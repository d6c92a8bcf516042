import type { WatchlistItem } from '@quarterdeck/contract/entities/cryptoDashboard';
import { orderInAddress, type SortValues } from './order';
import { finiteOrNull } from './sums';

/** A coin of the watchlist as its row shows it. Prices are US dollars for one; null where none is known. */
export interface WatchRow {
  title: string;
  iso: string;
  price: number;
  low: number | null;
  high: number | null;
  /** Over the minutes shown, as a share. */
  share: number | null;
  values: readonly number[];
}

export function toWatchRow({ title, iso, amount, trend, series }: WatchlistItem): WatchRow {
  const values = series.map(({ y }) => y);
  const known = values.filter(Number.isFinite);
  const share = finiteOrNull((trend.dir === 'down' ? -trend.amount : trend.amount) / 100);
  return {
    title,
    iso,
    price: amount,
    low: known.length === 0 ? null : Math.min(...known),
    high: known.length === 0 ? null : Math.max(...known),
    // Zero has no sign.
    share: share === null ? null : share + 0,
    values,
  };
}

export type WatchColumn = 'coin' | 'low' | 'high' | 'price' | 'change';

export const watchValues: SortValues<WatchRow, WatchColumn> = {
  coin: ({ title }) => title,
  low: ({ low }) => low,
  high: ({ high }) => high,
  price: ({ price }) => price,
  change: ({ share }) => share,
};

export const watchOrder = orderInAddress(Object.keys(watchValues));
