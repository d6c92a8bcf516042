import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { withTabLock, shareWrites } from './otherTabs';

/** The locks of a browser, as far as they are used here: shared ones are granted at once, others in turn. */
class Locks {
  held: { name: string }[] = [];
  #last: Promise<unknown> = Promise.resolve();

  query = () => Promise.resolve({ held: [...this.held] });

  request = async <T>(name: string, ...rest: [() => Promise<T>] | [object, () => Promise<T>]): Promise<T> => {
    const work = rest.length === 1 ? rest[0] : rest[1];
    const run = async () => {
      const lock = { name };
      this.held.push(lock);
      try {
        return await work();
      } finally {
        this.held = this.held.filter((one) => one !== lock);
      }
    };
    if (rest.length === 2) return run();
    const own = this.#last.then(run);
    this.#last = own;
    return own;
  };
}

let leave: (() => void)[] = [];

function openTabs(count: number) {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  leave = Array.from({ length: count }, () => shareWrites(new QueryClient()));
}

afterEach(() => {
  for (const end of leave) end();
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

/** Two writes at once, each reading and then sending. @returns the order of both, and what they were told. */
async function writeTwice() {
  const said: string[] = [];
  const write = (name: string) =>
    withTabLock(async (mayHaveChanged) => {
      said.push(`${name} reads${mayHaveChanged ? ' anew' : ''}`);
      await Promise.resolve();
      said.push(`${name} sends`);
    });
  await Promise.all([write('one'), write('two')]);
  return said;
}

it('lets one tab write a list at a time, of what it has read anew', async () => {
  openTabs(2);
  expect(await writeTwice()).toEqual(['one reads anew', 'one sends', 'two reads anew', 'two sends']);
});

it('keeps nobody waiting in the only tab', async () => {
  openTabs(1);
  expect(await writeTwice()).toEqual(['one reads', 'two reads', 'one sends', 'two sends']);
});

it('asks for no turn where there are no locks', async () => {
  expect(await writeTwice()).toEqual(['one reads', 'two reads', 'one sends', 'two sends']);
});
