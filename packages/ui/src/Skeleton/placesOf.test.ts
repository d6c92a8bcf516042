import { expect, it } from 'vitest';
import { placesOf } from './placesOf';

it.each([
  [3, 3],
  [2.9, 2],
  [0, 0],
  [-1, 0],
  [Number.NaN, 0],
  [1e12, 200],
  [Number.POSITIVE_INFINITY, 200],
])('makes of %s places %s', (count, places) => expect(placesOf(count)).toHaveLength(places));
