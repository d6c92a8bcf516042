import { expect, it } from 'vitest';
import { createFormats } from './formats';

// Without a zone: the reader's own.
const afternoon = '2026-01-05T15:04:00';

it.each([
  ['en', 'en-US', 'Jan 05, 3:04 pm'],
  ['en', 'en-GB', '05 Jan, 15:04'],
  ['tr', 'tr-TR', '05 Oca 15:04'],
])('CF-5 panels write a time in %s (%s) as %s', (language, locale, written) => {
  // Runtimes put different spaces before the half of the day.
  const text = createFormats(language, Date.now, locale).panelTime(afternoon).replaceAll(/\s/g, ' ');
  expect(text).toBe(written);
});
