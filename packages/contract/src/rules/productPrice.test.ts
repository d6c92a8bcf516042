import { describe, expect, it } from 'vitest';
import { taxPercents } from '../entities/product';
import { priceWithTax } from './productPrice';

describe('priceWithTax', () => {
  it.each([
    [100, 20, 120],
    [0, 30, 0],
    [42.5, 0, 42.5],
    [49.9, 18, 58.88],
    [12.35, 8, 13.34],
  ])('makes %d with %d %% tax %d', (base, tax, price) => {
    expect(priceWithTax(base, tax)).toBe(price);
  });

  it('rounds half a cent up, whatever the machine makes of it', () => {
    expect(priceWithTax(1.15, 10)).toBe(1.27);
    expect(priceWithTax(1.05, 10)).toBe(1.16);
    expect(priceWithTax(8.25, 18)).toBe(9.74);
    expect(priceWithTax(1.005, 0)).toBe(1.01);
  });

  it.each(taxPercents)('agrees with whole numbers for every amount up to 200 at %i %%', (tax) => {
    const amounts = Array.from({ length: 20_001 }, (_, cents) => cents);
    const wrong = amounts.filter(
      (cents) => priceWithTax(cents / 100, tax) !== Math.floor((cents * (100 + tax) + 50) / 100) / 100,
    );
    expect(wrong).toEqual([]);
  });
});
