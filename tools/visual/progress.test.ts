import { expect, test } from 'vitest';
import { timeLeft } from './progress.ts';

test('the time left is that of the rest at the pace until now', () => {
  expect(timeLeft(10, 50, 100)).toBe('10 s');
  expect(timeLeft(60, 10, 100)).toBe('9 min');
  expect(timeLeft(60, 100, 100)).toBe('0 s');
});
