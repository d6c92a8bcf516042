import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { describe, expect, it } from 'vitest';
import { estimateRange } from './estimateRange';
import { findSimilar } from './findSimilar';

const build = (id: string, fields: Partial<Requirement>): Requirement => ({
  id: id as RequirementId,
  title: id,
  summary: '',
  description: '',
  category: 'commerce',
  tags: [],
  price: 100,
  currency: 'USD',
  estimateDays: 5,
  acceptanceCriteria: [],
  dependsOn: [],
  ...fields,
});

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
  const cart = build('cart', { tags: ['Checkout', 'Mail'], price: 500 });
  const others = [
    build('far', { category: 'data' }),
    build('tag', { category: 'data', tags: ['Mail'] }),
    build('dear', { price: 5000 }),
    build('near', { price: 450 }),
    build('both', { tags: ['Checkout'], price: 9000 }),
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
