import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { generateMessages } from '../../scripts/buildMessages';
import { englishMessages } from './englishMessages';
import { turkishMessages } from './tr';

test.each(Object.entries(generateMessages()))('%s is as its script writes it', (file, text) => {
  expect(readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')).toBe(text);
});

/** What a message says of values that can be told apart; 2 to 5 are the counts among them. */
const said = (message: unknown) =>
  typeof message === 'function' ? (message as (...values: number[]) => string)(2, 3, 4, 5) : String(message);

describe.each(Object.keys(englishMessages))('%s', (name) => {
  const [english, turkish]: unknown[] = [Reflect.get(englishMessages, name), Reflect.get(turkishMessages, name)];

  it('is there in Turkish, of the same kind', () => {
    expect(said(turkish)).not.toBe('');
    expect(typeof turkish).toBe(typeof english);
  });

  it('says in Turkish every value that it says in English', () => {
    const values = (text: string) => [...text.matchAll(/\d/g)].map(([value]) => value).toSorted();
    expect(values(said(turkish))).toEqual(values(said(english)));
    expect(said(turkish)).not.toMatch(/[{}$]/);
  });
});

it('has a form for one of something', () => {
  expect(turkishMessages.fileCountRefused(1)).toBe('Bir dosya ekleyebilirsiniz.');
  expect(turkishMessages.fileCountRefused(2)).toBe('En çok 2 dosya ekleyebilirsiniz.');
});
