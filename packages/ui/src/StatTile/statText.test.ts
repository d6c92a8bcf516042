import { describe, expect, it } from 'vitest';
import { changeText } from './statText';

describe('changeText', () => {
  it('has a sign, and at most one decimal', () => {
    expect(changeText('en', 0.12)).toEqual({ text: '+12%', size: '12%', direction: 'up' });
    expect(changeText('en', -0.08447)).toEqual({ text: '−8.4%', size: '8.4%', direction: 'down' });
    expect(changeText('tr', 0.125)).toEqual({ text: '+%12,5', size: '%12,5', direction: 'up' });
  });

  it('goes nowhere where it is written as zero', () => {
    for (const share of [0, -0, 0.0004, -0.0004])
      expect(changeText('en', share)).toEqual({ text: '0%', size: '0%', direction: 'none' });
  });

  it('says nothing of what is no number', () => {
    for (const share of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      expect(changeText('en', share)).toBeNull();
  });

  it.each([
    [9.5, '+950%'],
    [1e9, '+100B%'],
    [1e308, '+1E310%'],
    [-1e308, '−1E310%'],
    [1e-9, '0%'],
  ])('writes %d in a few characters', (share, text) => {
    expect(changeText('en', share)?.text).toBe(text);
  });
});
