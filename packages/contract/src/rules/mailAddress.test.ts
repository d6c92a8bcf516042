import { describe, expect, it } from 'vitest';
import { isMailAddress, readMailAddress, splitMailAddresses } from './mailAddress';

describe('readMailAddress', () => {
  it.each([
    ['Deniz Kaya <deniz@harbour.example>', 'Deniz Kaya', 'deniz@harbour.example'],
    ['deniz@harbour.example', '', 'deniz@harbour.example'],
    ['  <deniz@harbour.example> ', '', 'deniz@harbour.example'],
    ['"Kaya, Deniz" <deniz@harbour.example>', 'Kaya, Deniz', 'deniz@harbour.example'],
    ['Deniz <3 boats <deniz@harbour.example>', 'Deniz <3 boats', 'deniz@harbour.example'],
    ['Deniz Kaya <deniz', 'Deniz Kaya', 'deniz'],
    ['', '', ''],
  ])('reads %j', (text, name, address) => {
    expect(readMailAddress(text)).toEqual({ name, address });
  });
});

describe('splitMailAddresses', () => {
  it('splits at commas and semicolons and drops what is empty', () => {
    expect(splitMailAddresses(' a@b.example, C <c@d.example>;; ,e@f.example ')).toEqual([
      'a@b.example',
      'C <c@d.example>',
      'e@f.example',
    ]);
    expect(splitMailAddresses(' ')).toEqual([]);
  });

  it('leaves a comma inside quotation marks alone', () => {
    expect(splitMailAddresses('"Kaya, Deniz" <deniz@harbour.example>, b@c.example')).toEqual([
      '"Kaya, Deniz" <deniz@harbour.example>',
      'b@c.example',
    ]);
  });
});

describe('isMailAddress', () => {
  it.each([
    ['deniz@harbour.example', true],
    ['Deniz <deniz@harbour.example>', true],
    ['Deniz Kaya', false],
    ['deniz@', false],
    ['@harbour.example', false],
    ['a@b@c.example', false],
    ['deniz kaya@harbour.example', false],
  ])('%j: %s', (text, wanted) => {
    expect(isMailAddress(readMailAddress(text))).toBe(wanted);
  });
});
