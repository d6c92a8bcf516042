import { expect, it } from 'vitest';
import { cellContent } from './cellContent';

it('writes numbers as the language does', () => {
  expect(cellContent(1_234_567.5, 'en')).toBe('1,234,567.5');
  expect(cellContent(1_234_567.5, 'tr')).toBe('1.234.567,5');
  expect(cellContent(-3, 'en')).toBe('−3');
  expect(cellContent(1e12, 'en')).toBe('1,000,000,000,000');
});

it('has a dash for what is no number', () => {
  expect(cellContent(Number.NaN, 'en')).toBe('–');
  expect(cellContent(-Infinity, 'en')).toBe('–');
});

it('leaves texts alone', () => {
  expect(cellContent('-3', 'en')).toBe('-3');
  expect(cellContent(null, 'en')).toBeNull();
});
