import { describe, expect, it } from 'vitest';
import { priceOf, shownPriceOf } from './planPrice';

describe('PG-3 the price of a plan', () => {
  it.each([
    [40, 34, 408],
    [120, 102, 1224],
    [280, 238, 2856],
  ])('of %d a month is 15 % less by the year: %d a month, %d a year', (monthlyPrice, month, year) => {
    const offer = { currency: 'USD', yearlySavedPercent: 15 } as const;
    expect(shownPriceOf({ monthlyPrice }, offer, 'yearly')).toEqual({
      month,
      fullMonth: monthlyPrice,
      year,
      saved: monthlyPrice * 12 - year,
    });
    expect(shownPriceOf({ monthlyPrice }, offer, 'monthly')).toEqual({
      month: monthlyPrice,
      fullMonth: monthlyPrice,
      year: monthlyPrice * 12,
      saved: 0,
    });
  });

  it('is counted in whole cents, and the sum of a year is rounded once', () => {
    // Twelve months of 19.99 are 239.88, less 35.982. Rounded month by month it would be 16.99 × 12 = 203.88.
    expect(priceOf(19.99, 'USD', 15, 'yearly')).toEqual({
      monthMinor: 1699,
      fullMonthMinor: 1999,
      yearMinor: 20_390,
      savedMinor: 3598,
    });
    expect(priceOf(1.005, 'USD', 0, 'monthly').monthMinor).toBe(101);
  });

  it('adds up to twelve full months whatever is saved', () => {
    for (const price of [0, 0.01, 0.1, 7.77, 40, 999_999.99, 1_000_000]) {
      for (const percent of [0, 0.5, 12.5, 15, 33.3, 99.9, 100]) {
        const { fullMonthMinor, yearMinor, savedMinor, monthMinor } = priceOf(price, 'USD', percent, 'yearly');
        expect(yearMinor + savedMinor).toBe(fullMonthMinor * 12);
        expect([yearMinor, savedMinor, monthMinor].every(Number.isInteger)).toBe(true);
        expect(yearMinor).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it.each([
    [-20, 0],
    [130, 100],
  ])('takes a share of %d percent for %d', (percent, counted) => {
    expect(priceOf(40, 'USD', percent, 'yearly')).toEqual(priceOf(40, 'USD', counted, 'yearly'));
  });

  it.each([Number.NaN, Infinity, -Infinity])('is no number where the price is %d', (price) => {
    expect(priceOf(price, 'USD', 15, 'yearly').monthMinor).toBeNaN();
  });
});
