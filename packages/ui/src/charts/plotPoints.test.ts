import { describe, expect, it } from 'vitest';
import {
  dayNumber,
  dayTicks,
  fittingEvery,
  nearestPoint,
  timeTicks,
  toPlotPoints,
  valuesInOrder,
  zoneOffset,
} from './plotPoints';

const berlin = zoneOffset('Europe/Berlin');
const wallHour = (instant: number) => new Date(instant + berlin(instant)).getUTCHours();

describe('points', () => {
  it('are put in order, and what is no day is left out with its value', () => {
    const points = toPlotPoints({ kind: 'day', values: ['2026-01-03', 'soon', '2026-01-01', '2026-02-30x'] });
    expect([...points.order]).toEqual([2, 0]);
    expect([...valuesInOrder([3, 99, 1, 98], points)]).toEqual([1, 3]);
  });

  it('keep names in the order in which they were given', () => {
    expect([...toPlotPoints({ kind: 'category', values: ['b', 'a', 'b'] }).order]).toEqual([0, 1, 2]);
  });

  it('turn what is missing or infinite into gaps', () => {
    const points = toPlotPoints({ kind: 'number', values: [1, 2, 3, 4, Number.NaN] });
    expect([...valuesInOrder([null, Number.POSITIVE_INFINITY, 5], points)]).toEqual([
      Number.NaN,
      Number.NaN,
      5,
      Number.NaN,
    ]);
  });

  it.each([
    [-5, 0],
    [1.4, 1],
    [1.6, 2],
    [99, 3],
  ])('nearest to %d is the point %d', (number, nearest) => {
    expect(nearestPoint([0, 1, 2, 3], number)).toBe(nearest);
  });

  it('have no nearest where there are none', () => {
    expect(nearestPoint([], 1)).toBe(-1);
  });
});

describe('ticks of days', () => {
  it('are midnights also where hours would fit', () => {
    const { ticks, unit } = dayTicks(dayNumber('2026-01-01'), dayNumber('2026-01-03'), 5);
    expect(ticks.map((tick) => new Date(tick).toISOString().slice(0, 10))).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-01-03',
    ]);
    expect(unit).toBe('day');
  });

  it('are the day itself where there is one', () => {
    const day = dayNumber('2026-01-01');
    expect(dayTicks(day, day, 5).ticks).toEqual([day]);
  });

  it('are the first days of months over a year', () => {
    const { ticks, unit } = dayTicks(dayNumber('2025-01-15'), dayNumber('2026-01-15'), 12);
    expect(unit).toBe('month');
    expect(ticks.every((tick) => new Date(tick).getUTCDate() === 1)).toBe(true);
  });
});

describe('ticks of moments', () => {
  it('are full hours of the zone on the day on which its clocks go forward', () => {
    const from = Date.parse('2026-03-28T23:00:00Z');
    const { ticks } = timeTicks(from, from + 23 * 3_600_000 - 1, 5, berlin);
    expect(ticks.map(wallHour)).toEqual([0, 6, 12, 18]);
  });

  it('are full hours of the zone on the day on which its clocks go back', () => {
    const from = Date.parse('2026-10-24T22:00:00Z');
    const { ticks } = timeTicks(from, from + 25 * 3_600_000 - 1, 5, berlin);
    expect(ticks.map(wallHour)).toEqual([0, 6, 12, 18]);
  });
});

describe('ticks of one moment or of every hour', () => {
  it('are the moment itself where there is one', () => {
    const moment = Date.parse('2026-01-15T09:30:00Z');
    expect(timeTicks(moment, moment, 5, berlin).ticks).toEqual([moment]);
  });

  it('leave out the hour that the clocks skip, and have no other one twice', () => {
    const from = Date.parse('2026-03-28T23:00:00Z');
    const { ticks } = timeTicks(from, from + 6 * 3_600_000, 8, berlin);
    expect(ticks.map(wallHour)).toEqual([0, 1, 3, 4, 5, 6, 7]);
  });
});

describe('labels', () => {
  it('are left out until they do not touch', () => {
    expect(fittingEvery(12, 28, 600)).toBe(1);
    expect(fittingEvery(12, 28, 300)).toBe(2);
    expect(fittingEvery(0, 28, 300)).toBe(1);
    expect(fittingEvery(12, 28, 0)).toBe(1);
  });
});
