import { expect, it } from 'vitest';
import { dayOf, instantOf } from './dueDate';

it('keeps the calendar day through both directions', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2026-12-31', '2028-02-29', '0202-12-25', '0020-02-29']) {
    expect(dayOf(instantOf(day))).toBe(day);
  }
});
