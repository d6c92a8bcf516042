import { describe, expect, it } from 'vitest';
import { toWatchRow } from './watchlist';

const item = { title: 'Ether', iso: 'ETH', amount: 3, trend: { dir: 'down', amount: 0.5 } as const };

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
