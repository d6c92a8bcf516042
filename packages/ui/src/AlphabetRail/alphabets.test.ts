import { describe, expect, it } from 'vitest';
import { alphabetOf, letterOf } from './alphabets';

describe('alphabetOf', () => {
  it('has 29 letters in Turkish, with both kinds of i and without q, w and x', () => {
    const letters = alphabetOf('tr-TR');
    expect(letters).toHaveLength(29);
    expect(letters.join('')).toContain('HIİJ');
    expect(letters).not.toContain('Q');
  });

  it('is A to Z in English and where nothing is known', () => {
    expect(alphabetOf('en-GB').join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(alphabetOf('')).toEqual(alphabetOf('en'));
  });
});

describe('letterOf', () => {
  it('capitalises as the language does', () => {
    expect(letterOf('ilker', 'tr')).toBe('İ');
    expect(letterOf('ilker', 'en')).toBe('I');
    expect(letterOf('ılgaz', 'tr')).toBe('I');
    expect(letterOf('çiğdem', 'tr')).toBe('Ç');
  });

  it('takes the accent from a letter that the alphabet does not have', () => {
    expect(letterOf('Çiğdem', 'en')).toBe('C');
    expect(letterOf('Ölmez', 'de')).toBe('O');
    expect(letterOf('Åsa', 'sv')).toBe('Å');
    expect(letterOf('ßeta', 'de')).toBe('S');
  });

  it('puts everything else under one sign', () => {
    for (const text of ['', '   ', '4 Winds', '木村', '<b>', '😀']) expect(letterOf(text, 'en')).toBe('#');
  });
});
