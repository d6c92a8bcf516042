import { describe, expect, it } from 'vitest';
import { median, quantile, spreads } from './statistics.ts';

describe('statistics', () => {
  it('take the middle value, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 3, 10])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('find the value that a share of all does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(hundred, 0.95)).toBe(95);
    expect(quantile(hundred, 0)).toBe(1);
    expect(quantile(hundred, 1)).toBe(100);
  });

  it('spread every number of equal records', () => {
    expect(spreads([{ paint: 3 }, { paint: 1 }, { paint: 8 }])).toEqual({ paint: { median: 3, least: 1 } });
  });
});
