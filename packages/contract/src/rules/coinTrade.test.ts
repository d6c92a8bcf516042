import { describe, expect, it } from 'vitest';
import { isCoinAmount, mostCoins } from './coinAmount';
import { coinsFor, heldAfter, leastOrderUsd, mostOrderUsd, tradeFaultOf, usdOf } from './coinTrade';

const buy = (amount: number) => ({ side: 'buy', amount }) as const;
const sell = (amount: number) => ({ side: 'sell', amount }) as const;

describe('heldAfter', () => {
  it('adds and takes away without binary remainders', () => {
    expect(heldAfter(buy(0.2), 0.1)).toBe(0.3);
    expect(heldAfter(sell(0.1), 0.3)).toBe(0.2);
    expect(heldAfter(buy(0.25), 0.8421)).toBe(1.0921);
    expect(heldAfter(sell(12.46), 12.46)).toBe(0);
  });

  it('keeps the last digit of the largest wallet', () => {
    expect(heldAfter(buy(1e-8), mostCoins - 2e-8)).toBe(49_999_999.99999999);
    expect(heldAfter(sell(1e-8), mostCoins)).toBe(49_999_999.99999999);
  });

  it('comes back to where it began, however often', () => {
    let held = 0.8421;
    for (let count = 0; count < 1_000; count += 1) held = heldAfter(buy(0.00000007), held);
    expect(held).toBe(0.84217);
    for (let count = 0; count < 1_000; count += 1) held = heldAfter(sell(0.00000007), held);
    expect(held).toBe(0.8421);
  });
});

describe('usdOf', () => {
  it('is whole cents, a half rounded up', () => {
    expect(usdOf(0.25, 61_342.5)).toBe(15_335.63);
    expect(usdOf(0.8421, 61_342.5)).toBe(51_656.52);
    expect(usdOf(8200.5, 0.5318)).toBe(4361.03);
    expect(usdOf(1.005, 1)).toBe(1.01);
    expect(usdOf(1e-8, 0.5318)).toBe(0);
    expect(usdOf(mostCoins, 61_342.5)).toBe(3_067_125_000_000);
  });
});

describe('coinsFor', () => {
  it.each([100, 500, 1_000, 5_000, 999_999.99])('$%d buy what costs just that', (usd) => {
    for (const price of [61_342.5, 2874.1, 391.62]) expect(usdOf(coinsFor(usd, price), price)).toBe(usd);
  });

  it('never costs more, and is an amount that a wallet can hold', () => {
    const amount = coinsFor(100, 0.5318);
    expect(amount).toBe(188.04061677);
    expect(isCoinAmount(amount)).toBe(true);
  });

  it('is nothing where there is no price', () => {
    expect(coinsFor(100, 0)).toBe(0);
  });
});

describe('tradeFaultOf', () => {
  const market = { price: 61_342.5, held: 0.8421 };

  it('lets all be sold that is held, and no unit more', () => {
    expect(tradeFaultOf(sell(0.8421), market)).toBeUndefined();
    expect(tradeFaultOf(sell(0.84210001), market)).toBe('moreThanHeld');
    expect(tradeFaultOf(sell(1e-8), { ...market, held: 0 })).toBe('moreThanHeld');
  });

  it('buys for a cent up to a million dollars', () => {
    const oneDollar = { price: 1, held: 0 };
    expect(tradeFaultOf(buy(mostOrderUsd), oneDollar)).toBeUndefined();
    expect(tradeFaultOf(buy(1_000_000.01), oneDollar)).toBe('tooLarge');
    expect(tradeFaultOf(buy(leastOrderUsd), oneDollar)).toBeUndefined();
    expect(tradeFaultOf(buy(0.001), oneDollar)).toBe('tooSmall');
  });

  it('sells without these limits', () => {
    expect(tradeFaultOf(sell(2_000_000), { price: 1, held: mostCoins })).toBeUndefined();
    expect(tradeFaultOf(sell(1e-8), { price: 1, held: 1 })).toBeUndefined();
  });

  it('fills a wallet up to where all digits are kept', () => {
    expect(tradeFaultOf(buy(1), { price: 0.5, held: mostCoins - 1 })).toBeUndefined();
    expect(tradeFaultOf(buy(1.00000001), { price: 0.5, held: mostCoins - 1 })).toBe('walletFull');
  });
});
