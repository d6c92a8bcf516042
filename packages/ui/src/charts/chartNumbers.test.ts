import { expect, it } from 'vitest';
import { changeOf, differenceOf } from './chartNumbers';

it.each([
  [100, 100.1, 0.1],
  [0.1 + 0.2, 0.3, 0],
  [100.1, 100, -0.1],
  [1e12, 1e12 + 1, 1],
  [1e300, 2e300, 1e300],
  [2e-300, 4e-300, 2e-300],
  [0, 0, 0],
  [-1e308, 1.7e308, null],
  [null, 1, null],
])('from %d to %d there is a difference of %d', (from, to, difference) => {
  expect(differenceOf(from, to)).toBe(difference);
});

it('has no change where a share would be infinite', () => {
  expect(changeOf(1e-300, 1e300)).toBeNull();
  expect(changeOf(0, 5)).toBeNull();
  expect(changeOf(100, 117.6)).toBeCloseTo(0.176);
});
