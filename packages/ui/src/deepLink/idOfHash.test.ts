import { expect, it } from 'vitest';
import { idOfHash } from './idOfHash';

it.each([
  ['#faq-01', 'faq-01'],
  ['#section-%C3%B6deme', 'section-ödeme'],
  ['#%E0%A4%A', ''],
  ['#%', ''],
  ['', ''],
])('HC-3 reads the place %s of an address as "%s"', (hash, id) => {
  expect(idOfHash(hash)).toBe(id);
});
