import { describe, expect, it } from 'vitest';
import { orderInAddress, readOrder, sortRows, type SortValues } from './order';

const columns = ['name', 'price'];
const descending = { column: 'price', direction: 'descending' } as const;

describe('the order in the address', () => {
  it.each([
    ['price-descending', descending],
    ['name-ascending', { column: 'name', direction: 'ascending' }],
  ])('%s is a column and a direction', (text, order) => expect(readOrder(text, columns)).toEqual(order));

  it.each([null, '', 'price', 'price-', 'price-up', 'weight-ascending', 'price-ascending-x', '__proto__-ascending'])(
    'is none in %j',
    (text) => expect(readOrder(text, columns)).toBeUndefined(),
  );

  it('is the usual one where the address says none, and is left out then', () => {
    const order = orderInAddress(columns, descending);
    expect(order.read(new URLSearchParams('sort=price-up')).value).toEqual(descending);
    expect(order.write({ value: descending }).toString()).toBe('');
    expect(order.write({ value: { column: 'price', direction: 'ascending' } }).toString()).toBe('sort=price-ascending');
    const free = orderInAddress(columns);
    expect(free.read(new URLSearchParams()).value).toBeUndefined();
    expect(free.write({ value: descending }).toString()).toBe('sort=price-descending');
    expect(free.write({ value: undefined }).toString()).toBe('');
  });
});

describe('sortRows', () => {
  interface Row {
    name: string;
    price: number | null;
  }
  const values: SortValues<Row> = { name: ({ name }) => name, price: ({ price }) => price };
  const sorted = (text: string, rows: readonly Row[]) =>
    sortRows(rows, readOrder(text, columns), values, (a, b) => a.localeCompare(b, 'en'))
      .map(({ name }) => name)
      .join(' ');
  const rows = [
    { name: 'b', price: 2 },
    { name: 'Ä', price: null },
    { name: 'c', price: 2 },
    { name: 'd', price: Number.NaN },
    { name: 'e', price: 1e308 },
    { name: 'f', price: -1e308 },
  ];

  it('leaves rows as they are without an order', () => {
    expect(sortRows(rows, undefined, values, () => 0)).toBe(rows);
    expect(sortRows(rows, { column: 'weight', direction: 'ascending' }, values, () => 0)).toBe(rows);
  });

  it.each([
    ['name-ascending', 'Ä b c d e f'],
    ['name-descending', 'f e d c b Ä'],
    ['price-ascending', 'f b c e Ä d'],
    ['price-descending', 'e b c f Ä d'],
  ])('by %s: equal ones keep their places, what is no number comes last', (text, names) =>
    expect(sorted(text, rows)).toBe(names),
  );
});
