import { describe, expect, it } from 'vitest';
import { isCoinAmount, mostCoins } from './coinAmount';

describe('isCoinAmount', () => {
  it.each([1, 0.1, 0.3, 12.46, 1e-8, 0.00000029, 8200.5, 12_345_678.12345678, mostCoins - 1e-8])(
    'takes %d',
    (amount) => {
      expect(isCoinAmount(amount)).toBe(true);
    },
  );

  it.each([1e-9, 0.123456789, 0.1 + 0.2, 1.000000001])('refuses %d, which has more than eight digits', (amount) => {
    expect(isCoinAmount(amount)).toBe(false);
  });
});
