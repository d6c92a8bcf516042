import { expect, it } from 'vitest';
import { searchOf, shownAddress } from './lostAddress';

it('shows an address decoded, without what is not seen, and not endless', () => {
  expect(shownAddress('/i%C5%9F/listesi')).toBe('/iş/listesi');
  expect(shownAddress('/a%E2%80%AEb%00')).toBe('/ab');
  expect(shownAddress('/%E0%A4%A')).toBe('/%E0%A4%A');
  expect(shownAddress(`/${'x'.repeat(9_000)}`)).toHaveLength(121);
});
it('searches for the words of the last part', () => {
  expect(searchOf('/pages/my-invoices/')).toBe('my invoices');
  expect(searchOf('/')).toBe('');
  expect(searchOf('/%3Cimg%20src=x%3E')).toBe('img src x');
});
