import { expect, it } from 'vitest';
import { beyondOf, dayAt, drawnWeeks, lastDayOf, todayAt, weekAt, weekStarts } from './roadmapDays';

const roadmap = { startDate: '2026-03-16', weeks: 12, daysPerWeek: 5 };

it('marks what ends or begins after the last week', () => {
  const beyond = (from: number | null, to: number | null) => beyondOf({ from, to }, 60);
  expect(beyond(0, 60)).toBe('no');
  expect(beyond(60, 60)).toBe('no');
  expect(beyond(60, 61)).toBe('wholly');
  expect(beyond(58, 63)).toBe('partly');
  expect(beyond(null, null)).toBe('no');
});

it('counts working days from Monday to Friday', () => {
  expect(dayAt(roadmap, 0)).toBe('2026-03-16');
  expect(dayAt(roadmap, 4)).toBe('2026-03-20');
  expect(dayAt(roadmap, 5)).toBe('2026-03-23');
  expect(lastDayOf(roadmap, 5)).toBe('2026-03-20');
  expect(lastDayOf(roadmap, 5.5)).toBe('2026-03-23');
  expect(lastDayOf(roadmap, 0)).toBe('2026-03-16');
});

it('has twelve Mondays, across the change of the clocks', () => {
  expect(weekStarts(roadmap)).toHaveLength(12);
  expect(weekStarts(roadmap).at(-1)).toBe('2026-06-01');
});

it('puts today among the working days, and nowhere before and after', () => {
  expect(todayAt(roadmap, '2026-03-15')).toBeNull();
  expect(todayAt(roadmap, '2026-03-16')).toBe(0);
  expect(todayAt(roadmap, '2026-03-22')).toBe(5);
  expect(todayAt(roadmap, '2026-03-25')).toBe(7);
  expect(todayAt(roadmap, '2026-06-07')).toBe(60);
  expect(todayAt(roadmap, '2026-06-08')).toBeNull();
  expect(weekAt(roadmap, '2026-03-22')).toBe(0);
  expect(weekAt(roadmap, '2026-03-23')).toBe(1);
  expect(weekAt(roadmap, '2026-06-08')).toBeNull();
});

it('counts every day where weeks have seven', () => {
  const everyDay = { startDate: '2026-03-18', weeks: 2, daysPerWeek: 7 };
  expect(dayAt(everyDay, 6)).toBe('2026-03-24');
  expect(todayAt(everyDay, '2026-03-22')).toBe(4);
});

it('bears a start that is no day, and numbers of weeks that cannot be drawn', () => {
  expect(dayAt({ startDate: 'tomorrow', daysPerWeek: 5 }, 3)).toBe('');
  expect(todayAt({ ...roadmap, startDate: '' }, '2026-03-16')).toBeNull();
  expect([Number.NaN, -5, 2.5, 12, 1e12].map(drawnWeeks)).toEqual([1, 1, 2, 12, 53]);
});
