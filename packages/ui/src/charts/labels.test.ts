import { describe, expect, it } from 'vitest';
import { middleBetween } from './labels';

describe('the middle of a label', () => {
  it.each([
    ['its mark, where there is room', 100, 100],
    ['as near as the left edge lets it', 10, 60],
    ['as near as the right edge lets it', 190, 150],
  ])('is %s', (_, at, middle) => expect(middleBetween(at, 100, 10, 200)).toBe(middle));

  it('is between the edges where the label is wider', () => expect(middleBetween(190, 300, 10, 200)).toBe(105));
});
