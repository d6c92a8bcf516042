import { describe, expect, it } from 'vitest';
import { dayAndTimeOf, instantOf, reminderTimes } from './reminderTimes';

const local = (day: string) => new Date(day).toISOString();
const times = (now: string) => reminderTimes(new Date(now)).map(({ id, at }) => [id, at]);

describe('times offered for a reminder', () => {
  it('are today at 18:00, tomorrow at 9:00 and Monday at 9:00', () => {
    expect(times('2026-03-11T10:00')).toEqual([
      ['today', local('2026-03-11T18:00')],
      ['tomorrow', local('2026-03-12T09:00')],
      ['nextWeek', local('2026-03-16T09:00')],
    ]);
  });

  it('leave today out once it is six', () => {
    expect(times('2026-03-11T18:00')[0]?.[0]).toBe('tomorrow');
  });

  it('take the Monday after for next week on a Monday, and the next day on a Sunday', () => {
    expect(times('2026-03-16T08:00').at(-1)?.[1]).toBe(local('2026-03-23T09:00'));
    expect(times('2026-03-15T08:00').at(-1)?.[1]).toBe(local('2026-03-16T09:00'));
  });

  it('are written as day and time and read again', () => {
    const instant = local('2026-03-01T08:05');
    expect(dayAndTimeOf(instant)).toEqual({ day: '2026-03-01', time: '08:05' });
    expect(instantOf('2026-03-01', '08:05')).toBe(instant);
    expect(instantOf(null, '08:05')).toBeNull();
    expect(instantOf('2026-03-01', '')).toBeNull();
  });
});
