import { describe, expect, it, vi } from 'vitest';
import { memo, memoSort, memoWith } from './memo';

describe('memo', () => {
  it('calculates once for each record, also when there is nothing to find', () => {
    const calculate = vi.fn<(record: { name?: string }) => string | undefined>(({ name }) => name);
    const nameOf = memo(calculate);
    const [ada, nobody] = [{ name: 'Ada' }, {}];
    for (let round = 0; round < 2; round += 1) {
      expect(nameOf(ada)).toBe('Ada');
      expect(nameOf(nobody)).toBeUndefined();
    }
    expect(nameOf({ name: 'Ada' })).toBe('Ada');
    expect(calculate).toHaveBeenCalledTimes(3);
  });
});

describe('memoWith', () => {
  const greet = () => {
    const calculate = vi.fn<(record: { name: string }, word: string, sign: string) => string>(
      ({ name }, word, sign) => `${word} ${name}${sign}`,
    );
    return { calculate, greeting: memoWith(calculate) };
  };
  const [ada, grace] = [{ name: 'Ada' }, { name: 'Grace' }];

  it('calculates once while everything is the same', () => {
    const { calculate, greeting } = greet();
    for (let round = 0; round < 2; round += 1) {
      expect(greeting(ada, 'Hello', '!')).toBe('Hello Ada!');
      expect(greeting(grace, 'Hello', '!')).toBe('Hello Grace!');
    }
    expect(calculate).toHaveBeenCalledTimes(2);
  });

  it('calculates anew when one of the others is another', () => {
    const { greeting } = greet();
    greeting(ada, 'Hello', '!');
    expect(greeting(ada, 'Bye', '!')).toBe('Bye Ada!');
    expect(greeting(ada, 'Bye', '.')).toBe('Bye Ada.');
    expect(greeting(ada, 'Hello', '!')).toBe('Hello Ada!');
  });
});

describe('memoSort', () => {
  it('sorts each list once, without changing it', () => {
    const compare = vi.fn<(a: { size: number }, b: { size: number }) => number>((a, b) => a.size - b.size);
    const sort = memoSort(compare);
    const [small, middle, big] = [{ size: 1 }, { size: 2 }, { size: 3 }];
    const list = [big, small, middle];
    expect(sort(list)).toEqual([small, middle, big]);
    expect(list).toEqual([big, small, middle]);
    const calls = compare.mock.calls.length;
    expect(sort(list)).toEqual([small, middle, big]);
    expect(compare).toHaveBeenCalledTimes(calls);
    expect(sort([big, small])).toEqual([small, big]);
  });
});
