import { expect, test } from 'vitest';
import { indexWithin, pictureAt } from './pictureKeys';

test.each([
  ['ArrowRight', 1, false, 2],
  ['ArrowLeft', 1, false, 0],
  ['ArrowLeft', 1, true, 2],
  ['ArrowRight', 1, true, 0],
  ['ArrowRight', 4, false, 4],
  ['ArrowLeft', 0, false, 0],
  ['Home', 3, false, 0],
  ['End', 1, true, 4],
  ['a', 1, false, undefined],
])('%s leads from %i of five (from right to left: %s) to %s', (key, index, isRtl, wanted) => {
  expect(pictureAt(key, index, 5, isRtl)).toBe(wanted);
});

test.each([
  [-1, 0],
  [2.7, 2],
  [1e12, 4],
  [Number.NaN, 0],
])('%d of five is %d', (given, index) => {
  expect(indexWithin(given, 5)).toBe(index);
  expect(indexWithin(given, 0)).toBe(0);
});
