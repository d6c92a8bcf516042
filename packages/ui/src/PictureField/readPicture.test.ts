import { describe, expect, it } from 'vitest';
import { pictureLimits, problemOf, scaledSides } from './readPicture';

describe('pictures (NO-3)', () => {
  it('are of pixels and at most 5 MB', () => {
    expect(problemOf({ type: 'image/png', size: 5_242_880 }, pictureLimits)).toBeUndefined();
    expect(problemOf({ type: 'image/png', size: 5_242_881 }, pictureLimits)).toBe('size');
    expect(problemOf({ type: 'image/svg+xml', size: 10 }, pictureLimits)).toBe('type');
    expect(problemOf({ type: '', size: 10 }, pictureLimits)).toBe('type');
  });

  it('have the limits of their place', () => {
    const avatar = { longestSide: 256, largestBytes: 100 };
    expect(problemOf({ type: 'image/png', size: 101 }, avatar)).toBe('size');
    expect(scaledSides(512, 1_024, avatar)).toEqual([128, 256]);
  });

  it('are scaled down to 1600 px and never up', () => {
    expect(scaledSides(3_200, 1_200, pictureLimits)).toEqual([1_600, 600]);
    expect(scaledSides(800, 600, pictureLimits)).toEqual([800, 600]);
    expect(scaledSides(1, 32_000, pictureLimits)).toEqual([1, 1_600]);
  });
});
