import { describe, expect, it } from 'vitest';
import { keyPrefix, nextKey } from './backlogKey';

describe('keyPrefix', () => {
  it.each([
    ['Harbour CRM', 'HC'],
    ['harbour', 'HA'],
    ['  the 3 musketeers ', 'T3'],
    ['Çınar Otel', 'ÇO'],
    ['x', 'X'],
    ['!!', 'P'],
    ['😀 Booking', 'BO'],
  ])('of %j is %j', (name, prefix) => {
    expect(keyPrefix(name)).toBe(prefix);
  });
});

describe('nextKey', () => {
  it.each([
    [[], 'HC-001'],
    [['HC-094', 'HC-102', 'QD-400'], 'HC-103'],
    [['HC-999'], 'HC-1000'],
    [['HC-x', 'HCX-7', 'HC-'], 'HC-001'],
  ])('after %j is %s', (keys, wanted) => {
    expect(nextKey('HC', keys)).toBe(wanted);
  });
});
