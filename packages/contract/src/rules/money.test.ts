import { describe, expect, it } from 'vitest';
import { minorDigits, roundedProduct, sumMinor, toMajor, toMinor, totalsOf } from './money';

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

  /** The amount as somebody writes it: 100567 with three decimals is 100.567. */
  const written = (units: number, decimals: number) => {
    const digits = String(units).padStart(decimals + 1, '0');
    return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  };
  /** Whole numbers spread over the range, the same in every run. */
  const spread = (count: number, most: number) =>
    Array.from({ length: count }, (_, index) => Math.floor(((index * 0.618_033_988_749_895) % 1) * most));

  it.each(['USD', 'EUR', 'GBP', 'TRY'])('read every amount of %s with two decimals as it is written', (currency) => {
    const wrong = spread(50_000, 1_000_000_000).filter(
      (minor) => toMinor(Number(written(minor, 2)), currency) !== minor,
    );
    expect(wrong).toEqual([]);
  });

  it('round half a cent up, also where no float holds it', () => {
    expect(toMinor(1.005, 'USD')).toBe(101);
    expect(toMinor(8.345, 'TRY')).toBe(835);
    const halves = [...Array.from({ length: 20_000 }, (_, minor) => minor), ...spread(20_000, 100_000_000)];
    const wrong = halves.filter((minor) => toMinor(Number(written(minor * 10 + 5, 3)), 'USD') !== minor + 1);
    expect(wrong).toEqual([]);
  });

  it('round what lies beside half a cent to the nearer one', () => {
    const wrong = spread(20_000, 100_000_000).filter(
      (minor) =>
        toMinor(Number(written(minor * 100 + 49, 4)), 'EUR') !== minor ||
        toMinor(Number(written(minor * 100 + 51, 4)), 'EUR') !== minor + 1,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    [250.5, 'JPY', 251],
    [250.49, 'JPY', 250],
    [-1.005, 'USD', -101],
    [-0.001, 'USD', 0],
    [1e-7, 'USD', 0],
    [1.5e21, 'JPY', 1.5e21],
  ])('round %d %s to %i minor units', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
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

describe('roundedProduct', () => {
  it.each([
    // 3849.9999999999995 and 7249.999999999999 as floats.
    [11_000, 0.35, -2, 39],
    [12_500, 0.58, -2, 73],
    [0.009, 15, 2, 14],
    [1.005, 1, 2, 101],
    [-1.5, 1, 0, -2],
    [1e21, 1e-21, 0, 1],
    [5e-324, 5e-324, 0, 0],
    [-1, 0, 0, 0],
  ])('%d × %d, shifted by %i, is %d', (a, b, shift, product) => expect(roundedProduct(a, b, shift)).toBe(product));
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
