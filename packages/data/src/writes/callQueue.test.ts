import { describe, expect, it } from 'vitest';
import { CallQueue } from './callQueue';

/** Work that is under way until somebody ends it. */
function openWork() {
  const started: string[] = [];
  const ends = new Map<string, { end: () => void; fail: () => void }>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, { end: () => resolve(name), fail: () => reject(new Error(name)) });
    });
  return {
    started,
    work,
    end: (name: string) => ends.get(name)?.end(),
    fail: (name: string) => ends.get(name)?.fail(),
  };
}

const open = (atOnce: number) => new CallQueue(atOnce, { persist: (call) => call(false) });

describe('work of one key', () => {
  it('waits for what was given before it, also where that fails', async () => {
    const { started, work, fail } = openWork();
    const queue = open(6);
    const first = queue.inOrder('task', work('first'));
    void queue.inOrder('task', work('second'));
    void queue.inOrder('other', work('other'));
    expect(started).toEqual(['first', 'other']);
    fail('first');
    await expect(first).rejects.toThrow('first');
    expect(started).toEqual(['first', 'other', 'second']);
  });
});

describe('calls', () => {
  it('are under way up to the limit, the longest waiting one follows', async () => {
    const { started, work, end } = openWork();
    const queue = open(2);
    const [first] = ['a', 'b', 'c', 'd'].map((name) => queue.call(work(name)));
    expect(started).toEqual(['a', 'b']);
    end('a');
    await first;
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('do not wait while there is hurry', async () => {
    const { started, work, end } = openWork();
    const queue = open(1);
    const calls = ['a', 'b', 'c'].map((name) => queue.call(work(name)));
    expect(started).toEqual(['a']);
    queue.hurry(true);
    await Promise.resolve();
    void queue.call(work('d'));
    expect(started.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    queue.hurry(false);
    void queue.call(work('e'));
    for (const name of ['a', 'b', 'c', 'd']) end(name);
    await Promise.all(calls);
    expect(started.at(-1)).toBe('e');
  });

  it('give their place on when they fail', async () => {
    const { started, work, fail } = openWork();
    const queue = open(1);
    const first = queue.call(work('a'));
    void queue.call(work('b'));
    fail('a');
    await expect(first).rejects.toThrow('a');
    expect(started).toEqual(['a', 'b']);
  });
});
