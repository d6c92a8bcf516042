import { describe, expect, it, vi } from 'vitest';
import { remember, rememberOrder } from './remember';

describe('remember', () => {
  it('calculates once for each record, also when there is nothing to find', () => {
    const calculate = vi.fn<(record: { name?: string }) => string | undefined>(({ name }) => name);
    const nameOf = remember(calculate);
    const [ada, nobody] = [{ name: 'Ada' }, {}];
    for (let round = 0; round < 2; round += 1) {
      expect(nameOf(ada)).toBe('Ada');
      expect(nameOf(nobody)).toBeUndefined();
    }
    expect(nameOf({ name: 'Ada' })).toBe('Ada');
    expect(calculate).toHaveBeenCalledTimes(3);
  });
});

describe('rememberOrder', () => {
  const sorting = () => {
    const compare = vi.fn<(a: { size: number }, b: { size: number }) => number>((a, b) => a.size - b.size);
    return { compare, sort: rememberOrder(compare) };
  };
  const [small, middle, big] = [{ size: 1 }, { size: 2 }, { size: 3 }];

  it('sorts without changing the list, and once for the same records', () => {
    const { compare, sort } = sorting();
    const list = [big, small, middle];
    expect(sort(list)).toEqual([small, middle, big]);
    expect(list).toEqual([big, small, middle]);
    const calls = compare.mock.calls.length;
    expect(sort([...list])).toEqual([small, middle, big]);
    expect(compare).toHaveBeenCalledTimes(calls);
  });

  it('sorts anew when a record came, went, moved or was replaced', () => {
    const { sort } = sorting();
    expect(sort([big, small])).toEqual([small, big]);
    expect(sort([big, small, middle])).toEqual([small, middle, big]);
    expect(sort([middle, small])).toEqual([small, middle]);
    const twin = { size: 2 };
    expect(sort([twin, small])[1]).toBe(twin);
    expect(sort([middle, twin])[0]).toBe(middle);
    expect(sort([twin, middle])[0]).toBe(twin);
  });

  it('sees what was changed in the list that it got', () => {
    const { sort } = sorting();
    const list = [big, small];
    sort(list);
    list.push(middle);
    expect(sort(list)).toEqual([small, middle, big]);
  });
});
