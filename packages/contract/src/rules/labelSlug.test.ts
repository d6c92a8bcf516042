import { describe, expect, it } from 'vitest';
import { labelSlug } from './labelSlug';

describe('labelSlug', () => {
  it.each([
    ['Work', [], 'work'],
    ['Summer  Season 2027', [], 'summer-season-2027'],
    ['Summer -- Season', [], 'summer-season'],
    ['Q&A / Forums!', [], 'qa-forums'],
    ['Work', ['work'], 'work-1'],
    ['WORK!', ['work', 'work-1', 'work-2'], 'work-3'],
    ['日本', [], 'label'],
    ['…', ['label'], 'label-1'],
  ])('makes %j, when %j are taken, %j', (title, taken, slug) => {
    expect(labelSlug(title, taken)).toBe(slug);
  });
});
