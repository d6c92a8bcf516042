import { describe, expect, it } from 'vitest';
import { jsonOf } from './jsonOf';

const many = Array.from({ length: 30 }, (_, index) => ({ id: `m-${index}`, nested: { list: [index, undefined] } }));
const textOf = (answer: unknown) => new TextDecoder().decode(jsonOf(answer));

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
    for (let time = 0; time < 2; time += 1) expect(textOf(answer)).toBe(JSON.stringify(answer));
  });

  it('writes a list anew that lost, gained or exchanged a record', () => {
    for (const list of [
      many,
      many.slice(0, -1),
      [...many, ...many],
      many.with(3, { id: 'x', nested: { list: [] } }),
      many,
    ]) {
      expect(textOf(list)).toBe(JSON.stringify(list));
    }
  });

  it('writes a changed record anew', () => {
    textOf(many);
    expect(textOf(many.with(7, { ...many[7], id: 'new' } as (typeof many)[number]))).toContain('"id":"new"');
  });
});
