import { describe, expect, it } from 'vitest';
import { readTyped, toTyped } from './typedAmount';

const read = (text: string, mark: '.' | ',' = '.') => {
  const typed = readTyped(text, mark, 8);
  return typed.kind === 'amount' ? typed.value : typed.kind;
};

describe('readTyped', () => {
  it.each([
    ['0.25', 0.25],
    ['0,25', 0.25],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['12,345,678.12345678', 12_345_678.12345678],
    ['0,250', 0.25],
    ['0.250', 0.25],
    ['1 234,5', 1234.5],
    ['1\u00A0234,5', 1234.5],
    ['1\u202F234.5', 1234.5],
    ["1'234.5", 1234.5],
    ['$1,226.85', 1226.85],
    ['0.25 BTC', 0.25],
    ['100 usd', 100],
    ['+3', 3],
    ['0', 0],
    ['1.10000000000', 1.1],
  ])('reads %j in both languages as %d', (text, value) => {
    expect(read(text, '.')).toBe(value);
    expect(read(text, ',')).toBe(value);
  });

  it('takes one mark before three digits as the language does', () => {
    expect(read('1,234', '.')).toBe(1234);
    expect(read('1,234', ',')).toBe(1.234);
    expect(read('1.234', '.')).toBe(1.234);
    expect(read('1.234', ',')).toBe(1234);
  });

  it.each(['', ' ', '\u00A0'])('finds nothing in %j', (text) => expect(read(text)).toBe('empty'));

  it.each([
    '-1',
    '1e5',
    'abc',
    '.',
    ',',
    '$',
    '1,23,456',
    '1.2.3',
    '1,2345.6',
    '1.234,5.6',
    '12a',
    '∞',
    'NaN',
    '--',
    '1,234.567,8',
  ])('takes %j for no number', (text) => {
    expect(read(text, '.')).toBe('notANumber');
    expect(read(text, ',')).toBe('notANumber');
  });

  it('tells too many digits, but for zeros at the end', () => {
    expect(read('0.123456789')).toBe('tooManyDigits');
    expect(read('0.1234567800')).toBe(0.12345678);
    expect(readTyped('1.005', '.', 2)).toEqual({ kind: 'tooManyDigits' });
  });

  it('reads endless texts without an end', () => {
    expect(read('9'.repeat(10_000))).toBe(Infinity);
    expect(read('x'.repeat(10_000))).toBe('notANumber');
  });
});

it.each([
  [0.25, '.', '0.25'],
  [0.25, ',', '0,25'],
  [100, '.', '100'],
  [0, '.', '0'],
  [0.00000001, ',', '0,00000001'],
  [49_999_999.99999999, '.', '49999999.99999999'],
] as const)('writes %d with “%s” as somebody would type it', (amount, mark, text) => {
  expect(toTyped(amount, mark, 8)).toBe(text);
  expect(readTyped(text, mark, 8)).toEqual({ kind: 'amount', value: amount });
});
