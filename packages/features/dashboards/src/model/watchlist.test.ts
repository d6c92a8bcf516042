import { describe, expect, it } from 'vitest';
import { readWatchOrder, sortWatchRows, toWatchRow, type WatchRow } from './watchlist';

const item = { title: 'Ether', iso: 'ETH', amount: 3, trend: { dir: 'down', amount: 0.5 } as const };
const rowOf = (title: string, price: number, share: number | null = 0): WatchRow => ({
  ...toWatchRow({ ...item, title, amount: price, series: [] }),
  share,
});
const compare = (a: string, b: string) => a.localeCompare(b);
const names = (rows: readonly WatchRow[]) => rows.map(({ title }) => title);

describe('toWatchRow', () => {
  it('has low, high and the change with its sign', () => {
    const series = [4, 2, 3].map((y) => ({ x: '09:30', y }));
    expect(toWatchRow({ ...item, series })).toMatchObject({
      low: 2,
      high: 4,
      price: 3,
      share: -0.005,
      values: [4, 2, 3],
    });
  });

  it('knows nothing of no minutes, and of numbers that are none', () => {
    expect(toWatchRow({ ...item, series: [] })).toMatchObject({ low: null, high: null });
    const odd = toWatchRow({ ...item, trend: { dir: 'up', amount: NaN }, series: [{ x: '', y: NaN }] });
    expect(odd).toMatchObject({ low: null, high: null, share: null });
  });

  it('has no negative nothing', () => {
    expect(Object.is(toWatchRow({ ...item, trend: { dir: 'down', amount: 0 }, series: [] }).share, 0)).toBe(true);
  });
});

describe('readWatchOrder', () => {
  it('reads a column and a direction', () => {
    expect(readWatchOrder('price-descending')).toEqual({ column: 'price', direction: 'descending' });
    expect(readWatchOrder('coin-ascending')).toEqual({ column: 'coin', direction: 'ascending' });
  });
  it.each([null, '', 'price', 'weight-ascending', 'price-up'])('finds none in %j', (text) =>
    expect(readWatchOrder(text)).toBeUndefined(),
  );
});

describe('sortWatchRows', () => {
  const rows = [rowOf('B', 2, 0.1), rowOf('A', NaN, null), rowOf('C', 10, -0.2)];

  it('keeps the order of the answer where none is asked for', () => {
    expect(sortWatchRows(rows, undefined, compare)).toBe(rows);
  });

  it('sorts by name and by number, and puts what has none last', () => {
    expect(names(sortWatchRows(rows, { column: 'coin', direction: 'descending' }, compare))).toEqual(['C', 'B', 'A']);
    expect(names(sortWatchRows(rows, { column: 'price', direction: 'ascending' }, compare))).toEqual(['B', 'C', 'A']);
    expect(names(sortWatchRows(rows, { column: 'price', direction: 'descending' }, compare))).toEqual(['C', 'B', 'A']);
    expect(names(sortWatchRows(rows, { column: 'change', direction: 'ascending' }, compare))).toEqual(['C', 'B', 'A']);
  });
});
