import { daysFromToday } from '@quarterdeck/i18n';
import { expect, it } from 'vitest';
import { isOverdue } from './item';

const now = new Date('2026-03-10T08:00:00').getTime();
const fromToday = (instant: string) => daysFromToday(instant, now);

it.each([
  ['2026-03-09', 'next', true],
  ['2026-03-09', 'done', false],
  ['2026-03-10', 'now', false],
  ['2026-03-11', 'now', false],
  [null, 'now', false],
] as const)('an item due on %s that is %s is overdue: %s', (dueDate, status, wanted) => {
  expect(isOverdue({ dueDate, status }, fromToday)).toBe(wanted);
});
