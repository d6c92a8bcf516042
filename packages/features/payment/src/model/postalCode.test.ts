import { describe, expect, it } from 'vitest';
import { countries } from './countries';
import { hasPostalCodes, postalCodeProblem } from './postalCode';

describe('postal codes', () => {
  it.each([
    ['34425', 'TR'],
    ['TR-34425', 'TR'],
    ['D-10115', 'DE'],
    ['94105-1234', 'US'],
    ['k1a0b1', 'CA'],
    ['sw1a 1aa', 'GB'],
    ['M1 1AE', 'GB'],
    ['D02 AF30', 'IE'],
    ['1012ab', 'NL'],
    ['110 00', 'CZ'],
    ['00-950', 'PL'],
    ['1000-205', 'PT'],
    ['100-0001', 'JP'],
    ['01310-100', 'BR'],
    ['BT 12', 'KW'],
    ['whatever 1', ''],
  ])('takes %s in “%s”', (text, country) => {
    expect(postalCodeProblem(text, country)).toBeNull();
  });

  it.each([
    ['3442', 'TR', { example: '12345' }],
    ['not a code', 'DE', { example: '12345' }],
    ['34425', 'GB', { example: 'SW1A 1AA' }],
    ['<b>34425</b>', 'TR', 'characters'],
    ['!!!', '', 'characters'],
    ['1', '', 'characters'],
    ['12345678901234567890', '', 'characters'],
  ])('says what is wrong with %s in “%s”', (text, country, problem) => {
    expect(postalCodeProblem(text, country)).toEqual(problem);
  });

  it('are not asked for where there are none', () => {
    expect(hasPostalCodes('AE')).toBe(false);
    expect(hasPostalCodes('TR')).toBe(true);
    expect(hasPostalCodes('')).toBe(true);
  });
});

it('lists every country once, each with a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries.filter((country) => names.of(country) === undefined)).toEqual([]);
});
