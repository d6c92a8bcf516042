import { describe, expect, it } from 'vitest';
import { minorDigits, sumMinor, toMajor, toMinor, totalsOf } from './money';

describe('toMinor and toMajor', () => {
  it.each([
    [0, 'USD', 0],
    [12.5, 'USD', 1250],
    [0.1, 'EUR', 10],
    [19.99, 'TRY', 1999],
    [1.13, 'GBP', 113],
    [4350.67, 'USD', 435_067],
    [250, 'JPY', 250],
    [1.5, 'KWD', 1500],
  ])('%d %s are %i minor units', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
    expect(toMajor(minor, currency)).toBe(amount);
  });

  it('give every price up to 1,000.00 back as it was', () => {
    const wrong = Array.from({ length: 100_001 }, (_, minor) => minor).filter(
      (minor) => toMinor(toMajor(minor, 'USD'), 'USD') !== minor,
    );
    expect(wrong).toEqual([]);
    expect(minorDigits('USD')).toBe(2);
  });
});

describe('sumMinor', () => {
  it('adds in minor units, where major ones would drift', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(sumMinor([0.1, 0.2], 'USD')).toBe(30);
    expect(
      sumMinor(
        Array.from({ length: 1_000 }, () => 0.1),
        'USD',
      ),
    ).toBe(10_000);
  });

  it('is 0 for nothing', () => {
    expect(sumMinor([], 'EUR')).toBe(0);
  });
});

describe('totalsOf', () => {
  it('has no tax unless one is given', () => {
    expect(totalsOf([2350, 890, 0], 'USD')).toEqual({ subtotalMinor: 324_000, taxMinor: 0, totalMinor: 324_000 });
  });

  it('takes the tax out of prices that include it, so that the total stays their sum', () => {
    expect(totalsOf([2350, 890, 0], 'USD', 20)).toEqual({
      subtotalMinor: 270_000,
      taxMinor: 54_000,
      totalMinor: 324_000,
    });
  });

  it('adds up for every price and tax', () => {
    for (const percent of [0, 1, 7, 8, 10, 18, 19, 20, 30, 100]) {
      for (const price of [0, 0.01, 0.99, 1, 33.33, 99.99, 1234.56]) {
        const { subtotalMinor, taxMinor, totalMinor } = totalsOf([price], 'EUR', percent);
        expect(subtotalMinor + taxMinor).toBe(totalMinor);
        expect(totalMinor).toBe(toMinor(price, 'EUR'));
      }
    }
  });
});
