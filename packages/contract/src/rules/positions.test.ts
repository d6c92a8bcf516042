import { describe, expect, it } from 'vitest';
import { byPosition, placeAt, positionBetween, positionStep, renumberPositions } from './positions';

const listOf = (...positions: number[]) => positions.map((position) => ({ name: `at ${position}`, position }));
const positionsOf = (list: readonly { position: number }[]) => list.map(({ position }) => position);

describe('positionBetween', () => {
  it('is 65536 in an empty list, and one step after the last', () => {
    expect(positionBetween(undefined, undefined)).toBe(65_536);
    expect(positionBetween(131_072, undefined)).toBe(196_608);
  });

  it.each([
    [65_536, 131_072, 98_304],
    [65_536, 65_539, 65_537],
    [65_536, 65_538, 65_537],
    [undefined, 65_536, 32_767],
    [undefined, 1, 0],
  ])('is a whole number between %s and %s', (before, after, wanted) => {
    expect(positionBetween(before, after)).toBe(wanted);
  });

  it.each([
    [65_536, 65_537],
    [65_536, 65_536],
    [70_000, 65_536],
    [undefined, 0],
    [Number.MAX_SAFE_INTEGER, undefined],
  ])('is none where no whole number lies between: %s and %s', (before, after) => {
    expect(positionBetween(before, after)).toBeUndefined();
  });
});

describe('renumberPositions', () => {
  it('gives multiples of the step in the order of the list', () => {
    expect(positionsOf(renumberPositions(listOf(7, 7, 3)))).toEqual([65_536, 131_072, 196_608]);
  });

  it('keeps the object where the position is right, and does not change the list given', () => {
    const list = listOf(positionStep, 5);
    const numbered = renumberPositions(list);
    expect(numbered[0]).toBe(list[0]);
    expect(positionsOf(list)).toEqual([positionStep, 5]);
  });
});

describe('placeAt', () => {
  const item = { name: 'moved', position: 1 };

  it.each([
    [0, 32_767],
    [1, 98_304],
    [2, 196_608],
  ])('saves the item alone while there is room: index %i', (index, position) => {
    expect(placeAt(listOf(65_536, 131_072), item, index)).toEqual([{ name: 'moved', position }]);
  });

  it.each([
    [-4, 32_767],
    [99, 131_072],
  ])('clamps index %i', (index, position) => {
    expect(positionsOf(placeAt(listOf(65_536), item, index))).toEqual([position]);
  });

  it('renumbers when the gap is used up, and saves only what changed', () => {
    const saved = placeAt(listOf(65_536, 65_537, 196_608), item, 1);
    expect(saved).toEqual([
      { name: 'moved', position: 131_072 },
      { name: 'at 65537', position: 196_608 },
      { name: 'at 196608', position: 262_144 },
    ]);
  });

  it('saves the item also when renumbering leaves it the position it had elsewhere', () => {
    const moved = { name: 'moved', position: 131_072 };
    expect(placeAt(listOf(65_536, 65_536), moved, 1)).toEqual([moved, { name: 'at 65536', position: 196_608 }]);
  });

  it('keeps the order wanted, however often the same gap is used', () => {
    let list = listOf(65_536, 131_072);
    for (let count = 0; count < 100; count += 1) {
      const next = { name: `new ${count}`, position: 0 };
      const saved = new Map(placeAt(list, next, 1).map((record) => [record.name, record]));
      list = [...list, next].map((record) => saved.get(record.name) ?? record).toSorted(byPosition);
      expect(list[1]?.name).toBe(next.name);
      expect(new Set(positionsOf(list)).size).toBe(list.length);
    }
  });
});
