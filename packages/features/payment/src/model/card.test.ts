import { describe, expect, it } from 'vitest';
import { cardBrand, codeLengthOf, digitsOf, expiryState, groupCardNumber, groupExpiry, isCardNumber } from './card';

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['55555555555544449999', '5555 5555 5555 4444'],
    ['４２４２４', '4242 4'],
    ['', ''],
  ])('%s stands in groups as on the card', (typed, shown) => {
    expect(groupCardNumber(typed)).toBe(shown);
    expect(groupCardNumber(shown)).toBe(shown);
  });

  it.each([
    ['4242', 'Visa', 3],
    ['5555', 'Mastercard', 3],
    ['2221', 'Mastercard', 3],
    ['3782', 'Amex', 4],
    ['9792', 'Troy', 3],
    ['60', '', 3],
    ['', '', 3],
  ])('%s tells its brand and how long the code is', (number, brand, length) => {
    expect(cardBrand(number)).toBe(brand);
    expect(codeLengthOf(number)).toBe(length);
  });

  it.each(['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 9995', '378282246310005', '5555555555554444'])(
    '%s is one',
    (number) => expect(isCardNumber(number)).toBe(true),
  );

  it.each(['4242 4242 4242 4241', '4242', '424242424242424', '0', '', '3782822463100050'])('%s is none', (number) =>
    expect(isCardNumber(number)).toBe(false),
  );
});

describe('the expiry of a card', () => {
  it.each([
    ['4', '04'],
    ['1', '1'],
    ['12', '12'],
    ['0429', '04 / 29'],
    ['429', '04 / 29'],
    ['04/2029', '04 / 29'],
    ['04 / 2', '04 / 2'],
    ['042912', '04 / 29'],
    ['', ''],
  ])('typed as %s reads %s', (typed, shown) => {
    expect(groupExpiry(typed)).toBe(shown);
    expect(groupExpiry(shown)).toBe(shown);
  });

  it.each([
    ['01 / 26', 'valid'],
    ['12 / 25', 'past'],
    ['01 / 46', 'valid'],
    ['02 / 46', 'wrong'],
    ['13 / 29', 'wrong'],
    ['00 / 29', 'wrong'],
    ['04', 'wrong'],
  ])('%s is %s on the last day of January 2026', (text, state) => {
    expect(expiryState(text, '2026-01-31')).toBe(state);
  });
});

it('drops all but digits; those of other scripts are dropped as well', () => {
  expect(digitsOf('a1 ２-3')).toBe('123');
  expect(digitsOf('٤2४')).toBe('2');
});
