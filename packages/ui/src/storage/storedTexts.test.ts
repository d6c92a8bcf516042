import { expect, it } from 'vitest';
import { storedTexts } from './storedTexts';

it('takes the texts that were asked for, cut to their length, and nothing else', () => {
  const stored = { name: 'Elif', subject: 'A second crew', message: 7, other: 'text' };
  expect(storedTexts(stored, ['name', 'subject', 'message', 'email'], 6)).toEqual({ name: 'Elif', subject: 'A seco' });
});

it.each([null, undefined, [], 'text'])('finds none in %j', (value) => {
  expect(storedTexts(value, ['name'], 6)).toBeUndefined();
});
