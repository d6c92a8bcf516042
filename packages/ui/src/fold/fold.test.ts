import { describe, expect, it, test } from 'vitest';
import { findFolded, fold } from './fold';

describe('fold', () => {
  it('takes the four Turkish i for one', () => {
    expect(new Set(['İ', 'I', 'ı', 'i'].map(fold))).toEqual(new Set(['i']));
  });

  it('takes case and accents for nothing', () => {
    expect(fold('ÇÖREK Élan')).toBe('corek elan');
  });

  it('gives a part of a text the same form as the whole, also where sigma ends the part', () => {
    expect(fold('ΟΔΟΣΑ')).toContain(fold('ΟΔΟΣ'));
  });
});

test('finds a word that ends in sigma, however it is written', () => {
  expect(findFolded('ΟΔΟΣ', 'οδός')).toEqual([0, 4]);
  expect(findFolded('οδοσα', 'οδος')).toEqual([0, 4]);
});

test('points at the letters that were found, not at their folded places', () => {
  const text = 'Toplantı: İstanbul';
  const [start, end] = findFolded(text, 'istan') ?? [0, 0];
  expect(text.slice(start, end)).toBe('İstan');
});

test('finds nothing without a query or a hit', () => {
  expect(findFolded('Izmir', ' ')).toBeUndefined();
  expect(findFolded('Izmir', 'ankara')).toBeUndefined();
});
