import type { WatchlistItem } from '@quarterdeck/contract/entities/cryptoDashboard';

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
  const share = (trend.dir === 'down' ? -trend.amount : trend.amount) / 100;
  return {
    title,
    iso,
    price: amount,
    low: known.length === 0 ? null : Math.min(...known),
    high: known.length === 0 ? null : Math.max(...known),
    share: Number.isFinite(share) ? share + 0 : null,
    values,
  };
}

const watchColumns = ['coin', 'low', 'high', 'price', 'change'] as const;
export type WatchColumn = (typeof watchColumns)[number];

export interface WatchOrder {
  column: WatchColumn;
  direction: 'ascending' | 'descending';
}

/** The order that a text such as `price-descending` names; undefined for anything else, which is that of the answer. */
export function readWatchOrder(text: string | null): WatchOrder | undefined {
  for (const column of watchColumns) {
    if (text === `${column}-ascending`) return { column, direction: 'ascending' };
    if (text === `${column}-descending`) return { column, direction: 'descending' };
  }
  return undefined;
}

const numberOf = (row: WatchRow, column: Exclude<WatchColumn, 'coin'>): number | null =>
  column === 'change' ? row.share : row[column];

/** Rows in an order; those that have nothing to order by come last. */
export function sortWatchRows(
  rows: readonly WatchRow[],
  order: WatchOrder | undefined,
  compare: (a: string, b: string) => number,
): readonly WatchRow[] {
  if (!order) return rows;
  const { column, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  if (column === 'coin') return rows.toSorted((one, other) => sign * compare(one.title, other.title));
  return rows.toSorted((one, other) => {
    const [a, b] = [numberOf(one, column), numberOf(other, column)];
    const [hasA, hasB] = [a !== null && Number.isFinite(a), b !== null && Number.isFinite(b)];
    if (!hasA || !hasB) return Number(hasB) - Number(hasA);
    return sign * ((a ?? 0) - (b ?? 0));
  });
}
