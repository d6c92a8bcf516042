import { describe, expect, it } from 'vitest';
import { columnsFor, placeCards } from './placeCards';

const columns = { minWidth: 280, gap: 16 };

describe('placeCards (NO-3)', () => {
  it('has columns of the least width and more', () => {
    expect([320, 575, 576, 872, 888].map((width) => columnsFor(width, columns))).toEqual([1, 1, 2, 3, 3]);
    expect(columnsFor(320, { minWidth: 100, gap: 10 })).toBe(3);
  });

  it('puts each next card into the shortest column, so that the reading order is the order of the list', () => {
    const { cards, height, columnWidth } = placeCards([100, 200, 50, 10], 600, columns);
    expect(columnWidth).toBe(292);
    expect(cards).toEqual([
      { left: 0, top: 0 },
      { left: 308, top: 0 },
      { left: 0, top: 116 },
      { left: 0, top: 182 },
    ]);
    expect(height).toBe(200);
  });

  it('is one column on phones, and nothing without cards', () => {
    expect(placeCards([10, 20], 343, columns).cards).toEqual([
      { left: 0, top: 0 },
      { left: 0, top: 26 },
    ]);
    expect(placeCards([], 343, columns).height).toBe(0);
  });

  it('lets no two cards overlap', () => {
    const heights = Array.from({ length: 200 }, (_, index) => 60 + ((index * 37) % 240));
    const { cards } = placeCards(heights, 1_200, columns);
    const ends = new Map<number, number>();
    cards.forEach(({ left, top }, index) => {
      expect(top).toBeGreaterThanOrEqual(ends.get(left) ?? 0);
      ends.set(left, top + (heights[index] ?? 0));
    });
    expect(cards.map(({ top }) => top)).toEqual(cards.map(({ top }) => top).toSorted((a, b) => a - b));
  });
});
