import { describe, expect, it } from 'vitest';
import { decimate } from './decimate';
import { manySeries, peakAt } from './testing/chartData';

const places = (count: number) => Float64Array.from({ length: count }, (_, place) => place);

describe('decimate', () => {
  it('keeps everything that the pixels can show', () => {
    expect(decimate(places(8), Float64Array.from([1, 2, 3, 4, 5, 6, 7, 8]), 2)).toHaveLength(8);
  });

  it('keeps every peak of 100,000 points, and no more than four points for a pixel', () => {
    const values = Float64Array.from(manySeries[0]?.values ?? [], Number);
    const kept = decimate(places(values.length), values, 860);
    expect(kept).toContain(peakAt);
    expect(kept.length).toBeLessThanOrEqual(860 * 4);
    expect(kept).toEqual([...new Set(kept)].toSorted((one, other) => one - other));
    for (let column = 0; column < 860; column += 1) {
      const from = Math.ceil((column * (values.length - 1)) / 860);
      const to = Math.ceil(((column + 1) * (values.length - 1)) / 860);
      const inColumn = values.slice(from, to);
      const drawn = kept.filter((place) => place >= from && place < to).map((place) => values[place]);
      expect(Math.max(...drawn.map(Number))).toBe(Math.max(...inColumn));
      expect(Math.min(...drawn.map(Number))).toBe(Math.min(...inColumn));
    }
  });

  it('finds the peaks beside gaps', () => {
    const values = Float64Array.from({ length: 100 }, () => Number.NaN);
    values[50] = 7;
    values[51] = -7;
    expect(decimate(places(100), values, 2)).toEqual(expect.arrayContaining([50, 51]));
  });

  it('draws many points of one place', () => {
    expect(decimate(new Float64Array(100), Float64Array.from({ length: 100 }, Number), 2).length).toBeGreaterThan(0);
  });
});
