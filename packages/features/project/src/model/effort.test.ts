import { expect, it } from 'vitest';
import { splitEffort } from './effort';

it.each([
  [0, 0, 0],
  [1, 0, 1],
  [2.5, 0.5, 0],
  [3, 0, 3],
  [5, 1, 0],
  [7.5, 1.5, 0],
  [8, 1, 3],
  [60, 12, 0],
])('says %d working days as %d weeks and %d days', (total, weeks, days) => {
  expect(splitEffort(total)).toEqual({ weeks, days });
});
