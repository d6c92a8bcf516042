import { roundShifted } from './roundShifted';

/** Digits after the point in an amount of coins. */
export const coinDigits = 8;
/** The units of which an amount is a whole number. */
export const unitsOfCoin = 10 ** coinDigits;

/**
 * Most coins of a kind in a wallet or an order. Numbers tell all eight digits apart below 2^26, which is 67 million: above
 * it their steps are wider than a hundred-millionth.
 */
export const mostCoins = 50_000_000;

/** An amount in units, rounded to the nearest: 0.1 is 10,000,000. */
export const toUnits = (amount: number): number => roundShifted(amount, coinDigits);

/** Whether an amount has at most eight digits after the point. */
export function isCoinAmount(amount: number): boolean {
  return toUnits(amount) / unitsOfCoin === amount;
}
