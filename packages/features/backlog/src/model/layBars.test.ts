import { newBacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { expect, it } from 'vitest';
import { layBars } from './layBars';

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

it('BK-2 lets items end and begin after the twelve weeks', () => {
  expect(layBars([itemOf('a', 58), itemOf('b', 5), itemOf('c', 1)]).map(({ to }) => to)).toEqual([58, 63, 64]);
});
