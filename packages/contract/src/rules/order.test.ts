import { describe, expect, it } from 'vitest';
import { moveItems, renumber } from './order';

describe('renumber', () => {
  it('gives every record the index it stands at', () => {
    const list = [{ order: 7 }, { order: 7 }, { order: -1 }];
    expect(renumber(list).map(({ order }) => order)).toEqual([0, 1, 2]);
  });

  it('keeps the object where the place is right, and does not change the list given', () => {
    const [first, second] = [{ order: 0 }, { order: 5 }];
    const list = [first, second];
    const numbered = renumber(list);
    expect(numbered[0]).toBe(first);
    expect(numbered[1]).not.toBe(second);
    expect(second.order).toBe(5);
  });
});

describe('moveItems', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];

  it.each([
    [[0], 2, 'bcade'],
    [[3], 1, 'adbce'],
    [[0], 4, 'bcdea'],
    [[4], 0, 'eabcd'],
    [[1], 1, 'abcde'],
    [[3, 1], 0, 'bdace'],
    [[0, 1], 3, 'cdeab'],
    [[], 3, 'abcde'],
    [[0, 1, 2, 3, 4], 2, 'abcde'],
  ])('moves %j so that the first ends at %i', (from, to, wanted) => {
    expect(moveItems(list, from, to).join('')).toBe(wanted);
  });

  it.each([
    [[0], 99, 'bcdea'],
    [[4], -3, 'eabcd'],
    [[9, -1], 2, 'abcde'],
  ])('clamps what is out of range: %j to %i', (from, to, wanted) => {
    expect(moveItems(list, from, to).join('')).toBe(wanted);
  });

  it('keeps every record once, for all places', () => {
    for (let from = 0; from < list.length; from += 1) {
      for (let to = 0; to < list.length; to += 1) {
        const moved = moveItems(list, [from], to);
        expect(moved.toSorted()).toEqual(list);
        expect(moved[to]).toBe(list[from]);
      }
    }
  });
});
