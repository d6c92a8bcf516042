import { describe, expect, it } from 'vitest';
import { paginate } from './paginate';

const list = ['a', 'b', 'c', 'd', 'e'];

describe('paginate', () => {
  it.each([
    [0, 2, 'ab', { startIndex: 0, endIndex: 1, page: 0 }],
    [1, 2, 'cd', { startIndex: 2, endIndex: 3, page: 1 }],
    [2, 2, 'e', { startIndex: 4, endIndex: 4, page: 2 }],
    [3, 2, 'e', { startIndex: 4, endIndex: 4, page: 2 }],
    [Number.MAX_SAFE_INTEGER, 2, 'e', { startIndex: 4, endIndex: 4, page: 2 }],
  ])('answers page %i of size %i', (page, size, records, where) => {
    const result = paginate(list, page, size);
    expect(result.records.join('')).toBe(records);
    expect(result.pagination).toEqual({ length: 5, size: 2, lastPage: 3, ...where });
  });

  it('has one page when all fits', () => {
    expect(paginate(list, 0, 5).pagination.lastPage).toBe(1);
  });

  it('has one empty page for an empty list', () => {
    expect(paginate([], 4, 10)).toEqual({
      records: [],
      pagination: { length: 0, size: 10, page: 0, lastPage: 1, startIndex: 0, endIndex: -1 },
    });
  });
});
