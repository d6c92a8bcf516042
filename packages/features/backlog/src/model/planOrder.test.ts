import { newBacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { expect, it } from 'vitest';
import { inPlanOrder } from './layBars';

const itemOf = (key: string, order: number, status: 'now' | 'next' | 'later' | 'done') => ({
  ...newBacklogItem({ id: key as BacklogItemId, key, title: key, order, createdAt: '2026-03-16T09:00:00.000Z' }),
  status,
});

it('BK-1 puts what is done first, then what is under way, each in the order of the backlog', () => {
  const items = [itemOf('a', 3, 'later'), itemOf('b', 2, 'now'), itemOf('c', 1, 'done'), itemOf('d', 0, 'now')];
  expect(inPlanOrder(items).map(({ key }) => key)).toEqual(['c', 'd', 'b', 'a']);
});
