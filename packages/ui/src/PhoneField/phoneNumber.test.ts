import { expect, test } from 'vitest';
import { dialCodeOf, formatTyped, phoneCountries, readPhone } from './phoneNumber';

test('lists all countries and territories with their codes', () => {
  expect(phoneCountries.length).toBeGreaterThan(240);
  expect(dialCodeOf('tr')).toBe('+90');
  expect(dialCodeOf('XX')).toBe('');
});

test.each([
  ['TR', '5321234567', '532 123 45 67', 'TR'],
  ['US', '213373', '(213) 373', 'US'],
  ['TR', '+49 30 9018', '+49 30 9018', 'DE'],
  ['TR', '004930901820', '00 49 30 901820', 'DE'],
  ['TR', '+', '+', 'TR'],
  ['XX', '5321234567', '5321234567', 'XX'],
  ['TR', 'ask Elif', 'ask Elif', 'TR'],
  ['US', '213 373 4253 ext. 12', '213 373 4253 ext. 12', 'US'],
])('in %s “%s” is shown as “%s”', (country, text, shown, shownCountry) => {
  expect(formatTyped({ country, text })).toEqual({ country: shownCountry, text: shown });
});

test.each([
  ['TR', '532 123 45 67', '0532 123 45 67', 'TR', '+905321234567'],
  ['US', '+49 30 901820', '030 901820', 'DE', '+4930901820'],
  ['TR', '٠٥٣٢١٢٣٤٥٦٧', '0532 123 45 67', 'TR', '+905321234567'],
  ['CA', '800 555 0123', '(800) 555-0123', 'CA', '+18005550123'],
  ['US', '+16135550123', '(613) 555-0123', 'CA', '+16135550123'],
  ['US', '213 373 4253 ext. 12', '(213) 373-4253 ext. 12', 'US', '+1 213 373 4253 ext. 12'],
  ['TR', '+800 1234 5678', '+800 1234 5678', 'TR', '+80012345678'],
])('in %s “%s” is the number “%s”', (country, text, shown, shownCountry, value) => {
  expect(readPhone({ country, text })).toEqual({ country: shownCountry, text: shown, value });
});

test.each([
  ['532', 'tooShort'],
  ['532 123 45 67 89 01', 'tooLong'],
  ['012 345 67 89', 'invalid'],
  ['ask Elif', 'invalid'],
  ['<b>0532</b>', 'invalid'],
])('“%s” is kept, and %s', (text, problem) => {
  expect(readPhone({ country: 'TR', text })).toEqual({ country: 'TR', text, value: text, problem });
});

test('10,000 digits are kept, and too long', () => {
  const text = '5'.repeat(10_000);
  expect(formatTyped({ country: 'TR', text }).text).toBe(text);
  expect(readPhone({ country: 'TR', text })).toMatchObject({ text, value: text, problem: 'tooLong' });
});

test('an empty text is no mistake', () => {
  expect(readPhone({ country: 'TR', text: ' ' })).toEqual({ country: 'TR', text: '', value: '' });
});
