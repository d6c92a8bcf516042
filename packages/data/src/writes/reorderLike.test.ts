import { expect, it } from 'vitest';
import { reorderLike } from './reorderLike';

const place = (list: string, moving: string, order: string) =>
  reorderLike(list.split(''), moving.split(''), order.split('')).join('');

it.each([
  ['below what stands above it', 'abcde', 'b', 'acdbe', 'acdbe'],
  ['on top of what stands below it, where nothing is above', 'xabc', 'c', 'cab', 'xcab'],
  ['several, in the order of each other', 'nabcd', 'bd', 'dcba', 'nadcb'],
  ['among what came since, which stays', 'xaybz', 'b', 'ba', 'xbayz'],
  ['below the next one that is still there', 'acd', 'd', 'abdc', 'adc'],
  ['on top where nothing else is known', 'xab', 'ab', 'ba', 'bax'],
])('puts what moves %s', (_, list, moving, order, wanted) => {
  expect(place(list, moving, order)).toBe(wanted);
});

it('leaves what the order or the list does not have where it is', () => {
  expect(place('abc', 'cz', 'abz')).toBe('abc');
});

it('places thousands in one go', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => `task-${index}`);
  const moving = ids.filter((_, index) => index % 2 === 1);
  const apart = [...moving, ...ids.filter((_, index) => index % 2 === 0)];
  expect(reorderLike(apart, moving, ids)).toEqual(ids);
});
