import { expect, test } from 'vitest';
import { runPool } from './pool.ts';

test('each item is worked on once, by as many workers as there are, and each tool is closed', async () => {
  const done: number[] = [];
  let [open, most, closed] = [0, 0, 0];
  await runPool(
    [1, 2, 3, 4, 5],
    2,
    {
      open: () => (open += 1),
      close: () => {
        closed += 1;
        return Promise.resolve();
      },
    },
    async (item) => {
      most = Math.max(most, open - closed);
      await Promise.resolve();
      done.push(item);
    },
  );
  expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  expect([open, most, closed]).toEqual([2, 2, 2]);
});
