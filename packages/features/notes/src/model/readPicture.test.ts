import { describe, expect, it } from 'vitest';
import { problemOf, scaledSides } from './readPicture';

describe('pictures of notes (NO-3)', () => {
  it('are of pixels and at most 5 MB', () => {
    expect(problemOf({ type: 'image/png', size: 5_242_880 })).toBeUndefined();
    expect(problemOf({ type: 'image/png', size: 5_242_881 })).toBe('size');
    expect(problemOf({ type: 'image/svg+xml', size: 10 })).toBe('type');
    expect(problemOf({ type: '', size: 10 })).toBe('type');
  });

  it('are scaled down to 1600 px and never up', () => {
    expect(scaledSides(3_200, 1_200)).toEqual([1_600, 600]);
    expect(scaledSides(800, 600)).toEqual([800, 600]);
    expect(scaledSides(1, 32_000)).toEqual([1, 1_600]);
  });
});
