import { expect, it } from 'vitest';
import { NewestWrites } from './newestWrites';

it('knows the last write of each thing', () => {
  const newest = new NewestWrites();
  const first = newest.add(['title', 'notes']);
  const second = newest.add(['title']);
  expect(newest.isNewest('title', first)).toBe(false);
  expect(newest.isNewest('title', second)).toBe(true);
  expect(newest.isNewest('notes', first)).toBe(true);
});
