import { expect, it } from 'vitest';
import { formatFileSize } from './formatFileSize';

it.each([
  [0, '0 kB'],
  [4, '1 kB'],
  [318_400, '319 kB'],
  [999_600, '1 MB'],
  [1_000_000, '1 MB'],
  [6_640_000, '6.6 MB'],
  [1e12, '1 TB'],
  [5e18, '5,000 PB'],
])('writes %d bytes as "%s"', (bytes, text) => {
  expect(formatFileSize(bytes, 'en-US').replace('\u00a0', ' ')).toBe(text);
});

it('follows the language, and writes nothing for what is no size', () => {
  expect(formatFileSize(6_640_000, 'tr-TR').replace('\u00a0', ' ')).toBe('6,6 MB');
  expect([Number.NaN, -1, Infinity].map((bytes) => formatFileSize(bytes, 'en-US'))).toEqual(['', '', '']);
});
