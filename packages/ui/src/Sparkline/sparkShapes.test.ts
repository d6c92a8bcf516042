import { describe, expect, it } from 'vitest';
import { sparkBox, toSpark } from './sparkShapes';

const numbersOf = (path: string) => path.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g)?.map(Number) ?? [];
/** Each stretch of a path begins with an M. */
const stretches = (path: string | undefined) => path?.match(/M/g)?.length;

describe('toSpark', () => {
  it('stretches the values over the whole drawing', () => {
    const spark = toSpark([2, 4, 3]);
    expect(spark?.line).toMatch(/^M0,100C/);
    expect(spark?.firstY).toBe(1);
    expect(spark?.last).toEqual({ x: 1, y: 0.5 });
    expect(spark?.area).toMatch(/L240,100C.*,0,100Z$/);
  });

  it('draws nothing of what has no number', () => {
    for (const values of [[], [null, null], [Number.NaN], [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]])
      expect(toSpark(values)).toBeNull();
  });

  it('puts one value and equal values in the middle', () => {
    expect(toSpark([7])).toMatchObject({ line: 'M120,50Z', firstY: 0.5, last: { x: 0.5, y: 0.5 } });
    for (const value of [0, -3, 5, 1e308]) expect(toSpark([value, value])?.line).toBe('M0,50L240,50');
  });

  it('leaves gaps where there is no value, and dots between two gaps', () => {
    expect(stretches(toSpark([1, 2, null, 3, 4])?.line)).toBe(2);
    expect(toSpark([1, null, 2, Number.NaN, 3])?.line).toBe('M0,100ZM120,50ZM240,0Z');
  });

  it('marks the last value where it is, not at the end of the gap after it', () => {
    expect(toSpark([null, 1, 2, null, null])).toMatchObject({ firstY: 1, last: { x: 0.5, y: 0 } });
  });

  it.each([
    ['huge', [1e12, 1e12 + 1, 1e12 + 0.5], 0.5],
    ['tiny', [1e-9, 3e-9, 2e-9], 0.5],
    ['negative', [-5, -1, -3], 0.5],
    ['as far apart as numbers can be', [-1e308, 1e308, 0], 0.5],
    ['among infinite ones', [1, Number.POSITIVE_INFINITY, 3, Number.NEGATIVE_INFINITY, 2], 0.5],
  ])('draws numbers that are %s', (_, values, y) => {
    const spark = toSpark(values);
    expect(spark?.last.y).toBeCloseTo(y, 6);
    expect(`${spark?.line} ${spark?.area}`).not.toMatch(/NaN|Infinity/);
  });

  it('keeps the peaks of 100,000 values', () => {
    const values = Array.from({ length: 100_000 }, (_, place) => Math.sin(place / 500));
    values[33_333] = 40;
    values[66_666] = -60;
    const numbers = numbersOf(toSpark(values)?.line ?? '');
    const ys = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...ys)).toBe(0);
    expect(Math.max(...ys)).toBe(sparkBox.height);
    expect(numbers.length).toBeLessThanOrEqual(sparkBox.width * 4 * 2);
  });
});
