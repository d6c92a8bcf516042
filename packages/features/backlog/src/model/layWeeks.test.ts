import { newBacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { expect, it } from 'vitest';
import { dayAt, lastDayOf, layBars, todayAt, weekAt, weekStarts } from './layWeeks';

const start = '2026-03-16';
const itemOf = (key: string, estimateDays: number | null) => ({
  ...newBacklogItem({ id: key as BacklogItemId, key, title: key, order: 0, createdAt: '2026-03-16T09:00:00.000Z' }),
  estimateDays,
});

it('BK-1 lays items one after the other, and gives no place to what nobody has estimated', () => {
  const bars = layBars([itemOf('a', 2.5), itemOf('b', null), itemOf('c', 5)]);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 2.5],
    [null, null],
    [2.5, 7.5],
  ]);
});

it('BK-2 marks what ends or begins after the twelve weeks', () => {
  const bars = layBars([itemOf('a', 60), itemOf('b', 0), itemOf('c', 1)]);
  expect(bars.map(({ beyond }) => beyond)).toEqual(['no', 'no', 'wholly']);
  expect(layBars([itemOf('a', 58), itemOf('b', 5)]).map(({ beyond }) => beyond)).toEqual(['no', 'partly']);
});

it('counts working days from Monday to Friday', () => {
  expect(dayAt(start, 0)).toBe('2026-03-16');
  expect(dayAt(start, 4)).toBe('2026-03-20');
  expect(dayAt(start, 5)).toBe('2026-03-23');
  expect(lastDayOf(start, 5)).toBe('2026-03-20');
  expect(lastDayOf(start, 5.5)).toBe('2026-03-23');
  expect(lastDayOf(start, 0)).toBe('2026-03-16');
});

it('has twelve Mondays, across the change of the clocks', () => {
  expect(weekStarts(start)).toHaveLength(12);
  expect(weekStarts(start).at(-1)).toBe('2026-06-01');
});

it('puts today among the working days, and nowhere before and after', () => {
  expect(todayAt(start, '2026-03-15')).toBeNull();
  expect(todayAt(start, '2026-03-16')).toBe(0);
  expect(todayAt(start, '2026-03-22')).toBe(5);
  expect(todayAt(start, '2026-03-25')).toBe(7);
  expect(todayAt(start, '2026-06-07')).toBe(60);
  expect(todayAt(start, '2026-06-08')).toBeNull();
  expect(weekAt(start, '2026-03-22')).toBe(0);
  expect(weekAt(start, '2026-03-23')).toBe(1);
  expect(weekAt(start, '2026-06-08')).toBeNull();
});
