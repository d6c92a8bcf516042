import { describe, expect, it } from 'vitest';
import { insertAt } from './insertAt';

const list = ['a', 'b', 'c', 'd', 'e'];

describe('insertAt', () => {
  it.each([
    [{}, 'abcde'],
    [{ a: 0 }, 'abcde'],
    [{ a: 2 }, 'bcade'],
    [{ d: 1 }, 'adbce'],
    [{ a: 4 }, 'bcdea'],
    [{ a: 99 }, 'bcdea'],
    [{ e: -3 }, 'eabcd'],
    [{ b: 3, d: 0 }, 'dacbe'],
    [{ a: 4, b: 4 }, 'cdeab'],
    [{ e: 0, d: 0 }, 'edabc'],
    [{ x: 1 }, 'axbcde'],
    [{ x: Infinity }, 'abcdex'],
    [{ a: 4, b: 3, c: 2, d: 1, e: 0 }, 'edcba'],
  ])('with %j makes %s', (wanted, result) => {
    expect(insertAt(list, new Map(Object.entries(wanted))).join('')).toBe(result);
  });

  it('gives every record the place it names, for all orders of four', () => {
    const orders = (rest: string): string[] =>
      rest === ''
        ? ['']
        : Array.from(rest).flatMap((one) => orders(rest.replace(one, '')).map((others) => one + others));
    for (const order of orders('abcd')) {
      const wanted = new Map(Array.from(order, (id, index) => [id, index]));
      expect(insertAt(Array.from('abcd'), wanted).join('')).toBe(order);
    }
  });
});
