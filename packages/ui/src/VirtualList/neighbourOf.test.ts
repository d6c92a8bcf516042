import { expect, it } from 'vitest';
import { neighbourOf } from './neighbourOf';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const going = (...ids: string[]) => rows.filter(({ id }) => ids.includes(id));

it('is the next row that stays, else the last one above, else none', () => {
  expect(neighbourOf(rows, going('b'))).toBe('c');
  expect(neighbourOf(rows, going('b', 'c'))).toBe('d');
  expect(neighbourOf(rows, going('a', 'c'))).toBe('b');
  expect(neighbourOf(rows, going('c', 'd'))).toBe('b');
  expect(neighbourOf(rows, rows)).toBeUndefined();
});
