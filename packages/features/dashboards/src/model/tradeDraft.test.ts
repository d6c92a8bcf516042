import { describe, expect, it } from 'vitest';
import { isShownAtOnce, viewOf, type TradeDraft } from './tradeDraft';

const terms = { price: 61_342.5, held: 0.8421, decimalMark: '.' } as const;
const view = (draft: Partial<TradeDraft>, changed: Partial<Parameters<typeof viewOf>[1]> = {}) =>
  viewOf({ side: 'buy', field: 'coins', text: '', ...draft }, { ...terms, ...changed });

describe('viewOf', () => {
  it('says the dollars of coins, and what is held afterwards', () => {
    expect(view({ text: '0.25' })).toEqual({ amount: 0.25, usd: 15_335.63, fault: undefined, after: 1.0921 });
    expect(view({ text: '0.8421', side: 'sell' })).toEqual({
      amount: 0.8421,
      usd: 51_656.52,
      fault: undefined,
      after: 0,
    });
  });

  it('says the coins of dollars, rounded down', () => {
    expect(view({ field: 'usd', text: '5000' })).toMatchObject({ amount: 0.08150955, usd: 5000, fault: undefined });
  });

  it('leaves no binary remainders', () => {
    expect(view({ text: '0.1' }, { held: 0.2 }).after).toBe(0.3);
  });

  it('asks for the coins of an earlier attempt again, whatever they cost by now', () => {
    expect(view({ field: 'usd', text: '5000' }, { price: 70_000, frozenAmount: 0.08150955 }).amount).toBe(0.08150955);
  });

  it.each([
    [{ text: '' }, 'empty'],
    [{ text: '0' }, 'empty'],
    [{ field: 'usd', text: '0.00' }, 'empty'],
    [{ text: 'x' }, 'notANumber'],
    [{ text: '-1' }, 'notANumber'],
    [{ text: '0.123456789' }, 'tooManyDigits'],
    [{ field: 'usd', text: '1.005' }, 'tooManyDigits'],
    [{ text: '0.84210001', side: 'sell' }, 'moreThanHeld'],
    [{ text: '16.4' }, 'tooLarge'],
    [{ field: 'usd', text: '1000000' }, undefined],
    [{ field: 'usd', text: '1000000.01' }, 'tooLarge'],
    [{ text: '0.00000001' }, 'tooSmall'],
    [{ text: '9'.repeat(400) }, 'tooLarge'],
    [{ text: '9'.repeat(400), side: 'sell' }, 'moreThanHeld'],
    [{ field: 'usd', text: '9'.repeat(400) }, 'tooLarge'],
    [{ field: 'usd', text: '9'.repeat(30), side: 'sell' }, 'moreThanHeld'],
  ] as const)('finds in %j: %s', (draft, fault) => {
    const found = view(draft);
    expect(found.fault).toBe(fault);
    expect(found.after === null).toBe(fault !== undefined);
  });

  it('finds a full wallet', () => {
    expect(view({ text: '2000000' }, { price: 0.5, held: 49_000_000 }).fault).toBe('walletFull');
    expect(view({ text: '60000000' }, { price: 0.000001, held: 0 }).fault).toBe('walletFull');
    expect(view({ field: 'usd', text: '999999' }, { price: 0.0001, held: 0 }).fault).toBe('walletFull');
  });

  it.each([0, -1, NaN, Infinity, -Infinity, 1e300])('has no order at a price of %d', (price) => {
    expect(view({ text: '1' }, { price })).toEqual({ amount: null, usd: null, fault: 'noPrice', after: null });
  });

  it.each([NaN, Infinity, -3, 1e300])('counts with a wallet of %d', (held) => {
    expect(() => view({ text: '1', side: 'sell' }, { held })).not.toThrow();
    expect(() => view({ text: '1' }, { held })).not.toThrow();
  });

  it('takes the cheapest of coins for what can be bought of it', () => {
    expect(view({ field: 'usd', text: '1' }, { price: 1e-9 })).toMatchObject({ amount: 0, fault: 'tooSmall' });
  });
});

it('says at once what more typing does not mend', () => {
  expect(isShownAtOnce('moreThanHeld')).toBe(true);
  expect(isShownAtOnce('empty')).toBe(false);
  expect(isShownAtOnce('tooSmall')).toBe(false);
});
