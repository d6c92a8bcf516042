// @vitest-environment node
import { expect, test } from 'vitest';
import { testWorkers } from './testWorkers.ts';

const gigabyte = 1024 ** 3;

test.each([
  ['each core has a worker', 8, 32, 8],
  ['memory for fewer of them has fewer', 16, 8, 5],
  ['a small machine has one', 1, 1, 1],
])('%s', (_, cores, gigabytes, expected) => {
  expect(testWorkers(cores, gigabytes * gigabyte)).toBe(expected);
});
