import { describe, expect, it } from 'vitest';
import { choiceInAddress } from './addressChoice';

const months = choiceInAddress('months', [3, 6, 12], 12);
const read = (search: string) => months.read(new URLSearchParams(search)).value;

describe('a choice in the address', () => {
  it.each([
    ['months=3', 3],
    ['months=12', 12],
    ['months=24', 12],
    ['months=03', 12],
    ['months=', 12],
    ['months=__proto__', 12],
    ['', 12],
  ])('%j is %i', (search, value) => expect(read(search)).toBe(value));

  it('is left out where it is the usual one', () => {
    expect(months.write({ value: 6 }).toString()).toBe('months=6');
    expect(months.write({ value: 12 }).toString()).toBe('');
  });
});
