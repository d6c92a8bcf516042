import { afterEach, describe, expect, it, vi } from 'vitest';
import { NumberedList, textAtPlace } from './numberedList';

const boats = (count: number) =>
  Array.from({ length: count }, (_, order) => ({ id: `b-${order}`, name: `"Boat ${order}"`, order }));

afterEach(() => vi.restoreAllMocks());

describe('NumberedList', () => {
  it('is written with the place of each record as its number', () => {
    const [first, second, third] = boats(3);
    if (!first || !second || !third) throw new Error('There are three boats');
    const written = JSON.stringify(new NumberedList([first, third, second]));
    expect(JSON.parse(written)).toEqual([first, { ...third, order: 1 }, { ...second, order: 2 }]);
    expect(second.order).toBe(1);
  });
});

describe('textAtPlace', () => {
  it('writes what JSON does, at one place and at another', () => {
    for (const order of [0, 7, 10_000]) {
      for (const boat of boats(12)) expect(textAtPlace(boat, order)).toBe(JSON.stringify({ ...boat, order }));
    }
  });

  it('does not write again what another place leaves as it was', () => {
    const [boat] = boats(1);
    if (!boat) throw new Error('There is a boat');
    textAtPlace(boat, 4);
    const stringify = vi.spyOn(JSON, 'stringify');
    expect(textAtPlace(boat, 5)).toContain('"order":5');
    expect(stringify).not.toHaveBeenCalled();
  });

  it('writes a record as it is in which something follows the place', () => {
    const boat = { order: 3, crew: [{ order: 3 }] };
    for (const order of [0, 1]) expect(textAtPlace(boat, order)).toBe(`{"order":${order},"crew":[{"order":3}]}`);
  });

  it('is not led astray by a field that only ends alike', () => {
    const boat = { order: 3, reorder: 3 };
    expect(textAtPlace(boat, 8)).toBe('{"order":8,"reorder":3}');
  });
});
