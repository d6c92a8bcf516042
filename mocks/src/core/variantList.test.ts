import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVariants } from './variantList';

interface Boat {
  id: string;
  name: string;
  crew: { name: string; order: number }[];
  home?: string | undefined;
  order: number;
}

const boat: Boat = { id: 'b', name: 'The "Heron"', crew: [{ name: 'Ada', order: 3 }], home: undefined, order: 3 };
const boatVariants = createVariants<Boat, 'name' | 'order'>(['order', 'name']);

afterEach(() => vi.restoreAllMocks());

describe('a list of variants', () => {
  it.each([
    { name: boat.name, order: boat.order },
    { name: boat.name, order: 10_000 },
    { name: '<mark>"</mark>\u2028', order: 3 },
    { name: '', order: -1 },
  ])('is written as the records with %j in them', (values) => {
    const wanted = JSON.stringify([
      { ...boat, ...values },
      { ...boat, ...values },
    ]);
    const list = boatVariants([boat, boat], () => values);
    for (let time = 0; time < 2; time += 1) expect(list.text()).toBe(wanted);
    expect(JSON.stringify(list)).toBe(wanted);
    expect(boat.order).toBe(3);
  });

  it('is written right wherever the fields stand, and when it is empty', () => {
    const numbered = createVariants<{ order: number }, 'order'>(['order']);
    const records = [{ order: 1 }, { order: 1, id: 'a' }, { id: 'a', order: 1 }, { id: 'a', order: 1, name: 'A' }];
    expect(numbered(records, (_, order) => ({ order })).text()).toBe(
      JSON.stringify(records.map((record, order) => ({ ...record, order }))),
    );
    expect(numbered([], () => ({ order: 0 })).text()).toBe('[]');
  });

  it('refuses a record that lacks a field, which would be written without it', () => {
    const named = createVariants<{ id: string; name?: string }, 'name'>(['name']);
    expect(() => named([{ id: 'b' }], () => ({ name: 'Heron' })).text()).toThrow('A record has no name');
  });

  it('writes nothing again that the records say besides', () => {
    boatVariants([boat], ({ name }) => ({ name, order: 4 })).text();
    const stringify = vi.spyOn(JSON, 'stringify');
    expect(boatVariants([boat], ({ name }) => ({ name, order: 5 })).text()).toContain('"order":5');
    expect(stringify.mock.calls).toEqual([[5]]);
  });
});
