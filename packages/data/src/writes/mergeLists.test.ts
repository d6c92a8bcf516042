import { describe, expect, it } from 'vitest';
import { mergeIds, mergeRecords } from './mergeLists';

describe('ids that changed since', () => {
  it.each([
    ['get what was added', 'a', 'ab', 'ac', 'abc'],
    ['lose only what was taken away', 'ab', 'a', 'abc', 'ac'],
    ['get back what was taken away where it stood', 'a', 'ba', 'a', 'ba'],
    ['get nothing twice', 'a', 'ab', 'ab', 'ab'],
  ])('%s', (_, before, wanted, now, merged) => {
    expect(mergeIds(before.split(''), wanted.split(''), now.split('')).join('')).toBe(merged);
  });
});

describe('records that changed since', () => {
  /** `a` is open, `A` is done. */
  const steps = (names: string) =>
    names.split('').map((name) => ({ id: name.toLowerCase(), title: name.toLowerCase(), isDone: /[A-Z]/.test(name) }));
  const read = (records: ReturnType<typeof steps>) =>
    records.map(({ title, isDone }) => (isDone ? title.toUpperCase() : title)).join('');

  it.each([
    ['get what was added', 'a', 'ab', 'ac', 'abc'],
    ['lose only what was taken away', 'ab', 'b', 'aBc', 'Bc'],
    ['get back what was taken away where it stood', 'ac', 'abc', 'AcD', 'AbcD'],
    ['change only where something was altered', 'ab', 'aB', 'Ab', 'AB'],
    ['get back what is gone and was altered', 'ab', 'aB', 'a', 'aB'],
    ['stay without what is gone and was not altered', 'ab', 'Ab', 'a', 'A'],
  ])('%s', (_, before, wanted, now, merged) => {
    expect(read(mergeRecords(steps(before), steps(wanted), steps(now)))).toBe(merged);
  });

  it('take over only the fields that were altered', () => {
    const renamed = steps('a').map((step) => ({ ...step, title: 'z' }));
    expect(read(mergeRecords(steps('a'), renamed, steps('A')))).toBe('Z');
  });
});
