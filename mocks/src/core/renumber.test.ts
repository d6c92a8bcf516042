import { afterEach, describe, expect, it, vi } from 'vitest';
import { renumber, textOfRecord } from './renumber';

const boats = (count: number) =>
  Array.from({ length: count }, (_, order) => ({ id: `b-${order}`, name: `"Boat ${order}"`, order }));

afterEach(() => vi.restoreAllMocks());

describe('renumber', () => {
  it('gives every record its place and keeps the one that has it already', () => {
    const [first, second, third] = boats(3);
    if (!first || !second || !third) throw new Error('There are three boats');
    const moved = renumber([first, third, second]);
    expect(moved).toEqual([first, { ...third, order: 1 }, { ...second, order: 2 }]);
    expect(moved[0]).toBe(first);
    expect(second.order).toBe(1);
  });
});

describe('textOfRecord', () => {
  it('writes what JSON does, also after many moves', () => {
    let list = boats(12);
    for (let move = 0; move < 6; move += 1) {
      list = renumber(list.toReversed(), { isAnswered: move % 2 > 0 });
      for (const boat of list) expect(textOfRecord(boat)).toBe(JSON.stringify(boat));
    }
  });

  it('does not write again what a move left as it was', () => {
    const moved = renumber(boats(12).toReversed(), { isAnswered: true });
    moved.forEach(textOfRecord);
    const again = renumber(moved.toReversed());
    const stringify = vi.spyOn(JSON, 'stringify');
    again.forEach(textOfRecord);
    expect(stringify).not.toHaveBeenCalled();
  });

  it('writes a record anew that was changed after a move', () => {
    const [boat] = renumber(boats(2).toReversed(), { isAnswered: true });
    if (!boat) throw new Error('There is a boat');
    textOfRecord(boat);
    const renamed = { ...boat, name: 'Heron' };
    expect(textOfRecord(renamed)).toBe(JSON.stringify(renamed));
    expect(renumber([...boats(1), renamed]).map(textOfRecord)[1]).toContain('Heron');
  });

  it('writes a record as it is in which something follows the place', () => {
    const [boat] = renumber([{ order: 3, crew: [{ order: 0 }] }], { isAnswered: true });
    if (!boat) throw new Error('There is a boat');
    for (let time = 0; time < 2; time += 1) expect(textOfRecord(boat)).toBe('{"order":0,"crew":[{"order":0}]}');
  });
});
