import { expect, it } from 'vitest';
import { changeShare, ratio, sum } from './sums';

it.each([
  [[1, null, 2], 3],
  [[null], null],
  [[], null],
  [[1e308, 1e308], null],
])('%j add up to %j', (values, total) => expect(sum(values)).toBe(total));

it.each([
  [1, 4, 0.25],
  [1, 0, null],
  [1, -1, null],
  [1, Number.NaN, null],
  [null, 1, null],
  [1, null, null],
])('%j of %j is %j', (part, whole, share) => expect(ratio(part, whole)).toBe(share));

it.each([
  [14, 21, 0.5],
  [14, 7, -0.5],
  [14, 14, 0],
  [0, 5, null],
  [-1, 3, null],
  [3, Number.NaN, null],
  [Number.NaN, 3, null],
  [3, Number.POSITIVE_INFINITY, null],
  [1e-300, 1e300, null],
  [undefined, 1, null],
])('from %j to %j is a change of %j', (before, after, share) => expect(changeShare(before, after)).toBe(share));
