import { describe, expect, it } from 'vitest';
import { dayOf, isMonday, mondayOf, nextMondays } from './calendar';

describe('isMonday', () => {
  it.each(['2026-03-09', '2024-02-26', '2024-01-01'])('says yes to %s', (day) => {
    expect(isMonday(day)).toBe(true);
  });

  it.each(['2026-03-10', '2026-03-08', '2024-02-29', '', 'monday', '2026-13-01'])('says no to %j', (day) => {
    expect(isMonday(day)).toBe(false);
  });
});

describe('nextMondays', () => {
  it.each([
    ['2026-03-10', ['2026-03-16', '2026-03-23']],
    ['2026-03-15', ['2026-03-16', '2026-03-23']],
    ['2026-03-16', ['2026-03-23', '2026-03-30']],
    ['2025-12-24', ['2025-12-29', '2026-01-05']],
    ['2024-02-25', ['2024-02-26', '2024-03-04']],
  ])('after %s are %j', (today, wanted) => {
    expect(nextMondays(today, 2)).toEqual(wanted);
  });

  it('has as many as wanted, also none', () => {
    expect(nextMondays('2026-03-10', 0)).toEqual([]);
    expect(nextMondays('2026-03-10', 60).every(isMonday)).toBe(true);
  });
});

describe('mondayOf', () => {
  it.each([
    ['2026-03-10', 0, '2026-03-09'],
    ['2026-03-09', 0, '2026-03-09'],
    ['2026-03-15', 0, '2026-03-09'],
    ['2026-03-10', -3, '2026-02-16'],
    ['2026-03-10', 12, '2026-06-01'],
  ])('is, from %s and %i weeks on, %s', (today, weeks, wanted) => {
    expect(mondayOf(today, weeks)).toBe(wanted);
  });
});

describe('dayOf', () => {
  it('is the day on the clock of the runtime', () => {
    expect(dayOf(new Date(2026, 2, 1, 0, 0))).toBe('2026-03-01');
    expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});
