import { expect, test } from 'vitest';
import { findFolded, fold } from './fold';

test('knows no case and no accents, also in Turkish', () => {
  expect(fold('IĞDIR')).toBe('igdir');
  expect(fold('İzmir')).toBe(fold('izmır'));
  expect(fold('Çağrı')).toBe('cagri');
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
