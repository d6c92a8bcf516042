import { describe, expect, it, vi } from 'vitest';
import { jsonOf } from './jsonOf';
import { createVariants } from './variantList';

const many = Array.from({ length: 30 }, (_, index) => ({ id: `m-${index}`, nested: { list: [index, undefined] } }));

describe('jsonOf', () => {
  it.each([
    [
      'a list of records',
      [
        { id: 'a', nested: { list: [1, null] } },
        { id: 'b', text: '"\u2028' },
      ],
    ],
    ['a long list in a record in a record', { a: { gone: undefined, list: many, '"key"': '"' }, b: [] }],
    [
      'long lists in a short one',
      [
        { id: 'x', cards: many },
        { id: 'y', cards: [[many]] },
      ],
    ],
    ['an empty list', []],
    ['a list of plain values', [1, 'two', null, true, [3]]],
    ['a record', { id: 'a' }],
    ['plain values', 'text'],
    ['nothing', null],
    ['what JSON leaves out', [{ id: 'a', gone: undefined }, undefined]],
  ])('writes %s as JSON does', (_, answer) => {
    for (let time = 0; time < 2; time += 1) expect(jsonOf(answer)).toBe(JSON.stringify(answer));
  });

  it('writes a list anew that lost, gained or exchanged a record', () => {
    for (const list of [
      many,
      many.slice(0, -1),
      [...many, ...many],
      many.with(3, { id: 'x', nested: { list: [] } }),
      many,
    ]) {
      expect(jsonOf(list)).toBe(JSON.stringify(list));
    }
  });

  describe('of a long list that is given again', () => {
    type Boats = { id: string; crew: string[] }[];
    const boat = (id: string) => ({ id: `boat-${id}`, crew: ['Ada', 'Grace'] });
    const boats = (count = 100) => Array.from({ length: count }, (_, index) => boat(String(index)));
    /** How many texts are written for an answer: keys and values are texts of their own. */
    const written = (answer: unknown) => {
      const stringify = vi.spyOn(JSON, 'stringify');
      const text = jsonOf(answer);
      const calls = stringify.mock.calls.length;
      stringify.mockRestore();
      expect(text).toBe(JSON.stringify(answer));
      return calls;
    };

    it('writes nothing', () => {
      const list = boats();
      expect([written(list), written(list), written(list), written([...list])]).toEqual([100, 100, 0, 0]);
    });

    it.each<[string, (list: Boats) => Boats]>([
      ['changed', (list) => list.with(7, boat('new'))],
      ['changed at the start', (list) => list.with(0, boat('new'))],
      ['changed at the end', (list) => list.with(99, boat('new'))],
      ['came first', (list) => [boat('new'), ...list]],
      ['came last', (list) => [...list, boat('new')]],
    ])('writes the one record that %s', (_, change) => {
      const list = boats();
      for (let time = 0; time < 3; time += 1) written([...list]);
      const changed = change(list);
      expect([written(changed), written(list), written(changed)]).toEqual([1, 0, 0]);
    });

    it('writes nothing when one is gone', () => {
      const list = boats();
      written(list);
      written([...list]);
      expect(written(list.slice(1))).toBe(0);
    });

    it('writes a list of variants once, and its records only when they are new', () => {
      const berths = Array.from({ length: 100 }, (_, index) => ({ id: `berth-${index}`, order: index }));
      const variants = createVariants<(typeof berths)[number], 'order'>(['order']);
      const list = variants(berths, (_, index) => ({ order: 99 - index }));
      // Of each record what stands before its number, the key of that, the number as it was and as it is, and the rest.
      expect([written(list), written(list), written(list)]).toEqual([500, 100, 0]);
      expect(written(variants(berths.toReversed(), (_, order) => ({ order })))).toBe(100);
    });

    it('writes only the keys around it', () => {
      const harbour = { name: 'Lantern Quay', boats: boats() };
      written(harbour);
      expect([written({ ...harbour }), written(harbour), written(harbour), written(harbour)]).toEqual([103, 3, 3, 0]);
    });

    it('writes what only begins alike', () => {
      const list = boats();
      written(list);
      written(list);
      expect(written([...list.slice(0, 2), ...boats(98)])).toBe(100);
    });
  });
});
