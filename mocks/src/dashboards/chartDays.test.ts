import { describe, expect, it } from 'vitest';
import { dayFrom, dayLabel, pastMonths, pastWeeks, upToToday } from './chartDays';

const sunday = new Date(2026, 2, 1, 23, 59);
const monday = new Date(2026, 2, 2, 0, 0);

describe('days of charts', () => {
  it('cross the end of a month and the change of clocks', () => {
    expect(dayFrom(sunday, -1)).toBe('2026-02-28');
    expect(dayFrom(new Date(2026, 2, 29, 0, 30), 1)).toBe('2026-03-30');
  });

  it('name only weeks and months that are over', () => {
    expect(pastWeeks(sunday, 2)).toEqual(['2026-02-09', '2026-02-16']);
    expect(pastWeeks(monday, 2)).toEqual(['2026-02-16', '2026-02-23']);
    expect(pastWeeks(monday, 1, 2)).toEqual(['2026-02-09']);
    expect(pastMonths(new Date(2026, 0, 31), 3)).toEqual(['2025-10-01', '2025-11-01', '2025-12-01']);
  });

  it('turn a week so that today is its last day', () => {
    const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    expect(upToToday(week, sunday)).toEqual(week);
    expect(upToToday(week, monday).at(-1)).toBe('Mon');
  });

  it('are written with three letters for each month', () => {
    const labels = Array.from({ length: 12 }, (_, month) => dayLabel(`2026-${String(month + 1).padStart(2, '0')}-05`));
    expect(labels).toEqual(labels.map(() => expect.stringMatching(/^05 [A-Z][a-z]{2}$/)));
    expect(labels[8]).toBe('05 Sep');
  });
});
