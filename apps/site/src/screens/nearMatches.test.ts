import { expect, it } from 'vitest';
import { nearMatches } from './nearMatches';

const known = ['/apps/tasks', '/apps/mailbox', '/settings'];

it('finds the address behind a slip', () => {
  expect(nearMatches('/apps/taks', known)[0]).toBe('/apps/tasks');
});
it('offers nothing for what looks like nothing, and nothing for a hostile length', () => {
  expect(nearMatches('/a-page-that-never-was-here', known)).toEqual([]);
  expect(nearMatches(`/${'x'.repeat(100_000)}`, known)).toEqual([]);
});
