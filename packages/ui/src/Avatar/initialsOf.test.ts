import { describe, expect, it } from 'vitest';
import { initialsOf } from './initialsOf';

describe('initialsOf', () => {
  it.each([
    ['Elif Nur Aydın', 'EA'],
    ['Cher', 'C'],
    ['  aylin   şahin ', 'AŞ'],
    ['😀 Party', '😀P'],
    ['', ''],
  ])('shortens “%s” to “%s”', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('follows the language in its capitals', () => {
    expect(initialsOf('ibrahim', 'tr')).toBe('İ');
  });
});
