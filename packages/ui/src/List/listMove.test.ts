import { expect, it } from 'vitest';
import { listMove } from './listMove';

const ids = ['a', 'b', 'c', 'd'];

it('says where a row stands afterwards', () => {
  expect(listMove(ids, new Set(['a']), 'c', 'after')).toEqual({ ids: ['a'], to: 2 });
  expect(listMove(ids, new Set(['d']), 'b', 'before')).toEqual({ ids: ['d'], to: 1 });
  expect(listMove(ids, new Set(['b']), 'a', 'before')).toEqual({ ids: ['b'], to: 0 });
});

it('keeps several rows in their order', () => {
  expect(listMove(ids, new Set(['d', 'a']), 'b', 'after')).toEqual({ ids: ['a', 'd'], to: 1 });
});

it('has nothing to do where nothing changes', () => {
  expect(listMove(ids, new Set(['b']), 'a', 'after')).toBeNull();
  expect(listMove(ids, new Set(['b']), 'b', 'before')).toBeNull();
  expect(listMove(ids, new Set(['x']), 'b', 'before')).toBeNull();
  expect(listMove(ids, new Set(['a']), 'x', 'before')).toBeNull();
});
