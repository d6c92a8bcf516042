import { newBacklogItem, type BacklogItemId, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { expect, it } from 'vitest';
import { cardBeside, lanesOf, moveTo, placeOf, placeOfGap, stepFrom } from './boardSteps';

const itemOf = (key: string, status: BacklogStatus) => ({
  ...newBacklogItem({ id: key as BacklogItemId, key, title: key, order: 0, createdAt: '2026-03-16T09:00:00.000Z' }),
  status,
});
const lanes = lanesOf([itemOf('a', 'now'), itemOf('x', 'later'), itemOf('b', 'now'), itemOf('c', 'now')]);
const id = (key: string) => key as BacklogItemId;

it('BK-1 keeps the order of the backlog within a lane', () => {
  expect(lanes.now.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(placeOf(lanes, id('c'))).toEqual({ status: 'now', index: 2 });
  expect(placeOf(lanes, id('gone'))).toBeUndefined();
});

it('KY-3 leads over lanes without cards, and not over the edge', () => {
  const last = { status: 'now', index: 2 } as const;
  expect(cardBeside(lanes, last, 'end')?.key).toBe('x');
  expect(cardBeside(lanes, last, 'up')?.key).toBe('b');
  expect(cardBeside(lanes, last, 'down')).toBeUndefined();
  expect(cardBeside(lanes, last, 'start')).toBeUndefined();
});

it('BK-1 steps within the lane and into the next one, also an empty one', () => {
  const first = { status: 'now', index: 0 } as const;
  expect(stepFrom(lanes, first, 'up')).toBeUndefined();
  expect(stepFrom(lanes, first, 'start')).toBeUndefined();
  const down = stepFrom(lanes, first, 'down');
  expect(down && moveTo(lanes, id('a'), down)).toEqual({ status: 'now', beforeId: 'c' });
  const beside = stepFrom(lanes, { status: 'now', index: 2 }, 'end');
  expect(beside && moveTo(lanes, id('c'), beside)).toEqual({ status: 'next' });
});

it('BK-1 drops a card into a gap, and leaves it where it stands', () => {
  expect(placeOfGap(lanes, id('b'), { status: 'now', index: 1 })).toBeUndefined();
  expect(placeOfGap(lanes, id('b'), { status: 'now', index: 2 })).toBeUndefined();
  expect(placeOfGap(lanes, id('a'), { status: 'now', index: 3 })).toEqual({ status: 'now', index: 2 });
  expect(placeOfGap(lanes, id('a'), { status: 'later', index: 0 })).toEqual({ status: 'later', index: 0 });
  expect(moveTo(lanes, id('a'), { status: 'later', index: 0 })).toEqual({ status: 'later', beforeId: 'x' });
});
