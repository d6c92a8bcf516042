import { buildRequirement } from '@quarterdeck/contract/rules/testing/buildRequirement';
import { describe, expect, it } from 'vitest';
import { estimateRange } from './estimateRange';
import { findSimilar } from './findSimilar';

describe('the range of an estimate', () => {
  it.each([
    [10, 7.5, 12.5],
    [5, 4, 6],
    [1, 1, 1],
    [0.5, 0.5, 0.5],
    [0, 0.5, 0.5],
  ])('of %s days is %s to %s', (days, from, to) => {
    expect(estimateRange(days)).toEqual({ from, to });
  });
});

describe('similar requirements', () => {
  const cart = buildRequirement('cart', { tags: ['Checkout', 'Mail'], price: 500 });
  const others = [
    buildRequirement('far', { category: 'data' }),
    buildRequirement('tag', { category: 'data', tags: ['Mail'] }),
    buildRequirement('dear', { price: 5000 }),
    buildRequirement('near', { price: 450 }),
    buildRequirement('both', { tags: ['Checkout'], price: 9000 }),
    cart,
  ];

  it('share category or tags, the nearest first, itself left out', () => {
    expect(findSimilar(cart, others, 9).map(({ id }) => id)).toEqual(['both', 'near', 'dear', 'tag']);
  });

  it('are as many as asked for', () => {
    expect(findSimilar(cart, others, 2)).toHaveLength(2);
    expect(findSimilar(cart, [cart], 3)).toEqual([]);
  });
});
