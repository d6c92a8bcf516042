import { describe, expect, it } from 'vitest';
import { belowHigh, courseOf, findingOf, priceDigits, pricePoints, readRange, shareOf } from './coinPrices';

const now = Date.parse('2026-01-15T09:30:00Z');
const points = (...prices: number[]) => prices.map((price, index) => ({ at: index * 60_000, price }));

describe('readRange', () => {
  it.each(['1D', '1W', '1M', '3M', '1Y'] as const)('knows %s', (range) => expect(readRange(range)).toBe(range));
  it.each([null, '', '1d', '5D', '__proto__', '1W,1M'])('takes a day for %j', (text) =>
    expect(readRange(text)).toBe('1D'),
  );
});

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
    const series = [NaN, Infinity, -Infinity].flatMap((odd) => [
      { x: odd, y: 1 },
      { x: -1, y: odd },
    ]);
    expect(pricePoints(series, now)).toEqual([]);
    expect(pricePoints([{ x: 0, y: 1 }], NaN)).toEqual([]);
  });
});

describe('courseOf', () => {
  it('has open, last, low, high and the change', () => {
    expect(courseOf(points(100, 80, 120, 110))).toEqual({
      open: 100,
      last: 110,
      low: { at: 60_000, price: 80 },
      high: { at: 120_000, price: 120 },
      change: 10,
      share: expect.closeTo(0.1) as number,
    });
  });

  it('has no share of what was no price, and nothing to say of no points', () => {
    expect(courseOf(points(0, 5))?.share).toBeNull();
    expect(courseOf(points(-2, 5))?.share).toBeNull();
    expect(courseOf([])).toBeNull();
    expect(courseOf(points(7))).toMatchObject({ open: 7, last: 7, change: 0, share: 0 });
  });
});

it('shareOf is none of numbers that are none', () => {
  expect(shareOf(NaN, 1)).toBeNull();
  expect(shareOf(1, Infinity)).toBeNull();
  expect(shareOf(1e-300, 1e300)).toBeNull();
});

describe('findingOf', () => {
  it.each([
    ['fellAndRose', [10, 5, 20, 15], 5, 20, 3],
    ['roseAndFell', [10, 20, 5, 8], 20, 5, 0.75],
    ['rose', [5, 10, 20], 5, 20, 3],
    ['fell', [20, 10, 5], 20, 5, 0.75],
  ] as const)('says that a price %s', (way, prices, from, to, share) => {
    const finding = findingOf(points(...prices));
    expect(finding).toMatchObject({ way, from: { price: from }, to: { price: to } });
    expect(finding && 'share' in finding ? finding.share : null).toBeCloseTo(share);
  });

  it('says of a price that never changed what it is', () => {
    expect(findingOf(points(5, 5, 5))).toEqual({ way: 'level', price: 5 });
    expect(findingOf(points(5))).toEqual({ way: 'level', price: 5 });
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
