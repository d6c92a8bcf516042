import { expect, it } from 'vitest';
import { cardAfter, cardBeside, placeOf, placeOfGap, stepFrom, withCardAt } from './boardPlaces';

const cardOf = (id: string) => ({ id, title: id });
const lanes = [
  { id: 'now', cards: ['a', 'b', 'c'].map(cardOf) },
  { id: 'next', cards: [] },
  { id: 'later', cards: [cardOf('x')] },
  { id: 'done', cards: [] },
];

it('knows where a card stands', () => {
  expect(placeOf(lanes, 'c')).toEqual({ lane: 'now', index: 2 });
  expect(placeOf(lanes, 'gone')).toBeUndefined();
});

it('leads over lanes without cards, and not over the edge', () => {
  const last = { lane: 'now', index: 2 };
  expect(cardBeside(lanes, last, 'end')).toEqual({ card: cardOf('x'), lane: 'later' });
  expect(cardBeside(lanes, last, 'up')?.card.id).toBe('b');
  expect(cardBeside(lanes, last, 'down')).toBeUndefined();
  expect(cardBeside(lanes, last, 'start')).toBeUndefined();
  expect(cardBeside(lanes, { lane: 'later', index: 0 }, 'end')).toBeUndefined();
});

it('steps within the lane and into the next one, also an empty one', () => {
  expect(stepFrom(lanes, { lane: 'now', index: 0 }, 'up')).toBeUndefined();
  expect(stepFrom(lanes, { lane: 'now', index: 0 }, 'start')).toBeUndefined();
  const down = stepFrom(lanes, { lane: 'now', index: 0 }, 'down');
  expect(down).toEqual({ lane: 'now', index: 1 });
  expect(down && cardAfter(lanes, 'a', down)?.id).toBe('c');
  const beside = stepFrom(lanes, { lane: 'now', index: 2 }, 'end');
  expect(beside).toEqual({ lane: 'next', index: 0 });
  expect(beside && cardAfter(lanes, 'c', beside)).toBeUndefined();
});

it('drops a card into a gap, and leaves it where it stands', () => {
  expect(placeOfGap(lanes, 'b', { lane: 'now', index: 1 })).toBeUndefined();
  expect(placeOfGap(lanes, 'b', { lane: 'now', index: 2 })).toBeUndefined();
  expect(placeOfGap(lanes, 'a', { lane: 'now', index: 3 })).toEqual({ lane: 'now', index: 2 });
  expect(placeOfGap(lanes, 'a', { lane: 'later', index: 0 })).toEqual({ lane: 'later', index: 0 });
  expect(cardAfter(lanes, 'a', { lane: 'later', index: 0 })?.id).toBe('x');
});

it('shows a card at another place, and leaves other lanes as they are', () => {
  const moved = withCardAt(lanes, 'a', { lane: 'later', index: 1 });
  expect(moved.map(({ cards }) => cards.map(({ id }) => id).join(''))).toEqual(['bc', '', 'xa', '']);
  expect(moved[1]).toBe(lanes[1]);
  expect(withCardAt(lanes, 'c', { lane: 'now', index: 0 })[0]?.cards.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(withCardAt(lanes, 'gone', { lane: 'now', index: 0 })).toEqual(lanes);
});
