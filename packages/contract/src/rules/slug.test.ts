import { describe, expect, it } from 'vitest';
import { slugOf, uniqueSlug } from './slug';

describe('slugOf', () => {
  it.each([
    ['Personal', 'personal'],
    ['High School', 'high-school'],
    ['Data  and   reports', 'data-and-reports'],
    ['a - b', 'a-b'],
    ['--a----b--', '-a-b-'],
    ['R&D', 'rd'],
    ['R & D', 'r-d'],
    ['snake_case 2', 'snake_case-2'],
    ['Çınar', 'nar'],
    ['a\tb\nc', 'a-b-c'],
    ['!?', ''],
    ['', ''],
  ])('writes %j as %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});

describe('uniqueSlug', () => {
  it('keeps one that is free', () => {
    expect(uniqueSlug('work', new Set(['works']))).toBe('work');
  });

  it('appends the first number that is free', () => {
    expect(uniqueSlug('work', new Set(['work']))).toBe('work-1');
    expect(uniqueSlug('work', new Set(['work', 'work-1', 'work-3']))).toBe('work-2');
  });
});
