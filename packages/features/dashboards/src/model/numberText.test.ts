import { expect, it } from 'vitest';
import { decimalMarkOf, numberParts, numberText } from './numberText';

const percent = { style: 'percent', minimumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

it.each([
  ['en-US', 0.249, '+24.9%'],
  ['en-US', -0.5, '−50.0%'],
  ['tr-TR', 0.249, '+%24,9'],
  ['en-US', Number.NaN, '–'],
  ['en-US', null, '–'],
])('in %s %j is %s', (locale, value, text) => expect(numberText(locale, value, percent)).toBe(text));

it.each([
  ['en-US', 2874.1, '2,874', '.10'],
  ['tr-TR', -2874.1, '−2.874', ',10'],
  ['en-US', null, '–', ''],
])('in %s %j is parted into %s and %s', (locale, value, whole, fraction) =>
  expect(numberParts(locale, value, { minimumFractionDigits: 2 })).toEqual({ whole, fraction }),
);

it('knows the decimal mark of a language', () => {
  expect([decimalMarkOf('en-GB'), decimalMarkOf('tr-TR')]).toEqual(['.', ',']);
});
