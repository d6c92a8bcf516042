import { expect, it } from 'vitest';
import { effortOf, toHalfWeeks } from './effort';

it.each([
  [0, 0, 'days'],
  [0.5, 0.5, 'days'],
  [2.5, 2.5, 'days'],
  [4.5, 4.5, 'days'],
  [5, 1, 'weeks'],
  [6, 1, 'weeks'],
  [7.5, 1.5, 'weeks'],
  [8, 1.5, 'weeks'],
  [60, 12, 'weeks'],
] as const)('says %d working days as %d %s', (days, count, unit) => {
  expect(effortOf(days)).toEqual({ unit, count });
});

it('counts the weeks of a plan in halves, also below one', () => {
  expect([0, 2, 3.5, 41].map(toHalfWeeks)).toEqual([0, 0.5, 0.5, 8]);
});
