import { describe, expect, it } from 'vitest';
import { middleBetween, labelsTouch } from './labels';

describe('the middle of a label', () => {
  it.each([
    ['its mark, where there is room', 100, 100],
    ['as near as the left edge lets it', 10, 60],
    ['as near as the right edge lets it', 190, 150],
  ])('is %s', (_, at, middle) => expect(middleBetween(at, 100, 10, 200)).toBe(middle));

  it('is between the edges where the label is wider', () => expect(middleBetween(190, 300, 10, 200)).toBe(105));
});

describe('labels of an axis', () => {
  // Each is about 41 px wide.
  const days = (...places: number[]) => places.map((at) => ({ at, text: '23 Kas' }));
  const same = (at: number) => at;

  it('touch where the first is moved inwards, towards the second', () => {
    expect(labelsTouch(days(4, 54, 104), same, 300)).toBe(true);
    expect(labelsTouch(days(40, 90, 140), same, 300)).toBe(false);
  });

  it('touch where the last is moved inwards, towards the one before', () => {
    expect(labelsTouch(days(196, 246, 296), same, 300)).toBe(true);
  });

  it('touch from right to left as well', () => {
    expect(labelsTouch(days(4, 54, 104), (at) => 300 - at, 300)).toBe(true);
    expect(labelsTouch(days(40, 90, 140), (at) => 300 - at, 300)).toBe(false);
  });
});
