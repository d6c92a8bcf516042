import { renumber } from '@quarterdeck/contract/rules/order';
import { expect, it } from 'vitest';
import { insertLike, addOnTop, arrange, changedTop, leaveOutOf, reorderRecords } from './recordOrder';

const list = (names: string) => renumber(names.split('').map((id) => ({ id, order: -1 })));
const read = (records: readonly { id: string; order: number }[]) =>
  records.map(({ id, order }) => `${id}${order}`).join(' ');

it('numbers records by the place they were put to', () => {
  expect(read(reorderRecords(list('abc'), ['c'], ['a', 'c', 'b']))).toBe('a0 c1 b2');
});

it('adds on top, and what is there already once', () => {
  expect(read(addOnTop(list('abc'), list('xb')))).toBe('x0 b1 a2 c3');
});

it('adds where a record stands in the other list, and only what is wanted and not there', () => {
  expect(read(insertLike(list('acd'), ['b', 'c'], list('xabcd')))).toBe('a0 b1 c2 d3');
});

it('takes records out without a gap', () => {
  expect(read(leaveOutOf(list('abcd'), list('ac')))).toBe('b0 d1');
});

it('names the places that changed and those of what was moved, from the top', () => {
  expect(changedTop(list('abcd'), list('bacd'), [])).toEqual(['b', 'a']);
  expect(changedTop(list('abcd'), list('abcd'), ['c'])).toEqual(['a', 'b', 'c']);
  expect(changedTop(list('abcd'), list('abcd'), [])).toEqual([]);
});

it('says how records come to a place, and nothing where they stand there', () => {
  expect(arrange(list('abcd'), ['d', 'b'], 0)).toEqual({
    moving: ['b', 'd'],
    order: ['b', 'd', 'a', 'c'],
    before: ['a', 'b', 'c', 'd'],
  });
  expect(arrange(list('abcd'), ['b', 'c'], 1)).toBeUndefined();
});
