import type { TradeOrder } from '../entities/cryptoDashboard';
import { coinDigits, mostCoins, toUnits, unitsOfCoin } from './coinAmount';
import { toMajor, toMinor } from './money';

/** What an order to buy comes to at least and at most, in US dollars. */
export const leastOrderUsd = 0.01;
export const mostOrderUsd = 1_000_000;

/** What a wallet holds after an order, exact to all digits. */
export function heldAfter({ side, amount }: TradeOrder, held: number): number {
  const change = side === 'buy' ? toUnits(amount) : -toUnits(amount);
  return (toUnits(held) + change) / unitsOfCoin;
}

/** Of one cent and a unit of a coin at a price in units of a dollar: 10^(2 × 8) of their product are 100 cents. */
const unitsOfCent = 10n ** BigInt(2 * coinDigits - 2);

/**
 * What an amount of coins costs, in US dollars; whole cents, a half is rounded up.
 * @param price US dollars for one.
 * @throws RangeError for what is no number, such as an empty field.
 */
export function usdOf(amount: number, price: number): number {
  const units = BigInt(toUnits(amount)) * BigInt(toUnits(price));
  return toMajor(Number((units + unitsOfCent / 2n) / unitsOfCent), 'USD');
}

/**
 * The coins that so many US dollars are worth, rounded down to eight digits; 0 where they have no price.
 * @param price US dollars for one.
 * @throws RangeError for what is no number, such as an empty field.
 */
export function coinsFor(usd: number, price: number): number {
  const priceUnits = BigInt(toUnits(price));
  if (priceUnits <= 0n) return 0;
  return Number((BigInt(toMinor(usd, 'USD')) * unitsOfCent) / priceUnits) / unitsOfCoin;
}

/**
 * Why an order is refused:
 * - `moreThanHeld`: it sells more than the wallet holds.
 * - `tooSmall`, `tooLarge`: it buys for less than `leastOrderUsd`, or for more than `mostOrderUsd`.
 * - `walletFull`: the wallet would hold more than `mostCoins`.
 */
export type TradeFault = 'moreThanHeld' | 'tooSmall' | 'tooLarge' | 'walletFull';

/**
 * What is wrong with an order; undefined for one that can be executed. Selling has no limits but what is held.
 * @param price US dollars for one coin. @param held coins in the wallet.
 */
export function tradeFaultOf(
  order: TradeOrder,
  { price, held }: { price: number; held: number },
): TradeFault | undefined {
  const after = heldAfter(order, held);
  if (order.side === 'sell') return after < 0 ? 'moreThanHeld' : undefined;
  const total = usdOf(order.amount, price);
  if (total < leastOrderUsd) return 'tooSmall';
  if (total > mostOrderUsd) return 'tooLarge';
  return after > mostCoins ? 'walletFull' : undefined;
}
