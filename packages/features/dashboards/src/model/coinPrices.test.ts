import { describe, expect, it } from 'vitest';
import { belowHigh, findingOf, priceDigits, pricePoints, summarizePrices } from './coinPrices';

const now = Date.parse('2026-01-15T09:30:00Z');
const points = (...prices: number[]) => prices.map((price, index) => ({ at: index * 60_000, price }));

describe('pricePoints', () => {
  it('counts minutes up to now, and puts the oldest first', () => {
    expect(
      pricePoints(
        [
          { x: 0, y: 3 },
          { x: -1440, y: 1 },
        ],
        now,
      ),
    ).toEqual([
      { at: Date.parse('2026-01-14T09:30:00Z'), price: 1 },
      { at: now, price: 3 },
    ]);
  });

  it('leaves out what is no number', () => {
    expect(pricePoints([{ x: 1e300, y: 1 }], now)).toEqual([]);
    const series = [NaN, Infinity, -Infinity].flatMap((odd) => [
      { x: odd, y: 1 },
      { x: -1, y: odd },
    ]);
    expect(pricePoints(series, now)).toEqual([]);
    expect(pricePoints([{ x: 0, y: 1 }], NaN)).toEqual([]);
  });
});

describe('summarizePrices', () => {
  it('has open, last, low, high and the change', () => {
    expect(summarizePrices(points(100, 80, 120, 110))).toEqual({
      open: 100,
      last: 110,
      low: { at: 60_000, price: 80 },
      high: { at: 120_000, price: 120 },
      change: 10,
      share: expect.closeTo(0.1) as number,
    });
  });

  it('has no share of what was no price, and nothing to say of no points', () => {
    expect(summarizePrices(points(0, 5))?.share).toBeNull();
    expect(summarizePrices(points(-2, 5))?.share).toBeNull();
    expect(summarizePrices([])).toBeNull();
    expect(summarizePrices(points(7))).toMatchObject({ open: 7, last: 7, change: 0, share: 0 });
  });
});

describe('findingOf', () => {
  it.each([
    ['fellAndRose', [10, 5, 20, 15], 5, 20, 3],
    ['roseAndFell', [10, 20, 5, 8], 20, 5, 0.75],
    ['rose', [5, 10, 20], 5, 20, 3],
    ['fell', [20, 10, 5], 20, 5, 0.75],
  ] as const)('says that a price %s', (kind, prices, from, to, share) => {
    const finding = findingOf(points(...prices));
    expect(finding).toMatchObject({ kind, from: { price: from }, to: { price: to } });
    expect(finding && 'share' in finding ? finding.share : null).toBeCloseTo(share);
  });

  it('says of a price that never changed what it is', () => {
    expect(findingOf(points(5, 5, 5))).toEqual({ kind: 'level', price: 5 });
    expect(findingOf(points(5))).toEqual({ kind: 'level', price: 5 });
  });

  it('says nothing that would not be true', () => {
    expect(findingOf([])).toBeNull();
    expect(findingOf(points(5, -5, 10))).toBeNull();
  });
});

it('belowHigh is a share of the highest price, never less than none', () => {
  expect(belowHigh(90, 100)).toBeCloseTo(0.1);
  expect(belowHigh(110, 100)).toBe(0);
  for (const [price, high] of [
    [0, 100],
    [NaN, 100],
    [5, 0],
    [5, NaN],
    [-5, 100],
  ] as const)
    expect(belowHigh(price, high)).toBeNull();
});

it.each([
  [61_342.5, 2],
  [1, 2],
  [0.5318, 4],
  [0.01, 4],
  [0.00001, 8],
  [0, 2],
  [NaN, 2],
  [-0.5, 4],
  [1e12, 2],
])('a price of %d needs %d digits', (price, digits) => expect(priceDigits(price)).toBe(digits));
