import { expect, test } from 'vitest';
import { linkAddress } from './linkAddress';

test.each([
  ['example.com', 'https://example.com/'],
  [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['http://localhost:6006', 'http://localhost:6006/'],
  ['elif@example.com', 'mailto:elif@example.com'],
  ['mailto:elif@example.com', 'mailto:elif@example.com'],
  ['+90 532 123 45 67', 'tel:+905321234567'],
])('“%s” leads to %s', (text, address) => {
  expect(linkAddress(text)).toBe(address);
});

test.each([
  '',
  ' ',
  'harbour',
  'two words.com',
  'javascript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
])('“%s” leads nowhere', (text) => {
  expect(linkAddress(text)).toBeUndefined();
});
