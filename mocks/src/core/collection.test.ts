import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { Collection, type Change } from './collection';

const boatSchema = z.object({ id: z.string(), name: z.string(), length: z.optional(z.number()) });
type Boat = z.infer<typeof boatSchema>;

const boats = (...ids: string[]) =>
  new Collection<Boat>(
    boatSchema,
    ids.map((id) => ({ id, name: `Boat ${id}` })),
  );
/** A collection with the changes it tells of. */
const watched = (...ids: string[]) => {
  const collection = boats(...ids);
  const changes: Change<Boat>[] = [];
  collection.onChange((told) => changes.push(...told));
  return { changes, collection };
};
const ids = (collection: Collection<Boat>) => collection.list().map(({ id }) => id);
/** As JSON brings it: any shape, with keys of its own such as `__proto__`. */
const parsed = (json: string) => JSON.parse(json) as Partial<Boat>;

describe('Collection', () => {
  it('lists in the order of insertion, at the end or at the start', () => {
    const collection = boats('a', 'b');
    collection.insert({ id: 'c', name: 'C' });
    collection.insert({ id: 'd', name: 'D' }, 'start');
    expect(ids(collection)).toEqual(['d', 'a', 'b', 'c']);
    expect(collection.count).toBe(4);
  });

  it('replaces a record with the same id where it stands', () => {
    const collection = boats('a', 'b');
    collection.insert({ id: 'b', name: 'New' }, 'start');
    expect(ids(collection)).toEqual(['a', 'b']);
    expect(collection.get('b')?.name).toBe('New');
  });

  it('gives a list that may be changed without harm', () => {
    const collection = boats('a', 'b');
    collection.list().pop();
    expect(ids(collection)).toEqual(['a', 'b']);
  });

  it('patches the given fields only, and keeps the place', () => {
    const collection = boats('a', 'b');
    expect(collection.patch('a', { length: 9 })).toEqual({ id: 'a', name: 'Boat a', length: 9 });
    expect(ids(collection)).toEqual(['a', 'b']);
  });

  it('leaves a field alone that is given as undefined', () => {
    const collection = boats('a');
    expect(collection.patch('a', { name: undefined })?.name).toBe('Boat a');
  });

  it('never changes an id', () => {
    const collection = boats('a', 'b');
    expect(collection.patch('a', { id: 'b', name: 'New' })).toEqual({ id: 'a', name: 'New' });
    expect(ids(collection)).toEqual(['a', 'b']);
  });

  it('ignores keys that the schema does not know, and those of the prototype', () => {
    const collection = boats('a');
    const changes = parsed('{"isAdmin":true,"__proto__":{"polluted":true},"constructor":1,"name":"New"}');
    expect(Object.keys(collection.patch('a', changes) ?? {})).toEqual(['id', 'name']);
    expect('polluted' in (collection.get('a') ?? {})).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('has no record with the id %j by itself', (id) => {
    const collection = boats('a');
    expect(collection.get(id)).toBeUndefined();
    expect(collection.patch(id, { name: 'x' })).toBeUndefined();
    expect(collection.remove(id)).toBe(false);
  });

  it('refuses a write that misses the schema and keeps what it had', () => {
    const collection = boats('a');
    expect(() => collection.patch('a', parsed('{"name":4}'))).toThrow(z.core.$ZodError);
    expect(() => collection.insert({ ...parsed('{"name":4}'), id: 'b' } as Boat)).toThrow(z.core.$ZodError);
    expect(() => collection.replaceAll([parsed('{"id":4}') as Boat])).toThrow(z.core.$ZodError);
    expect(collection.list()).toEqual([{ id: 'a', name: 'Boat a' }]);
  });

  it('removes one record, and none for a missing id', () => {
    const collection = boats('a', 'b', 'c');
    expect(collection.remove('b')).toBe(true);
    expect(collection.remove('x')).toBe(false);
    expect(ids(collection)).toEqual(['a', 'c']);
  });

  it('tells of writes that happened, and of nothing else', () => {
    const collection = boats('a');
    const listener = vi.fn<() => void>();
    const stop = collection.onChange(listener);
    collection.patch('a', { name: 'New' });
    collection.insert({ id: 'b', name: 'B' });
    collection.remove('b');
    collection.replaceAll([]);
    expect(listener).toHaveBeenCalledTimes(4);

    collection.patch('missing', { name: 'x' });
    collection.remove('missing');
    collection.load([{ id: 'a', name: 'A' }]);
    collection.take([{ id: 'c', record: { id: 'c', name: 'C' }, position: 1 }]);
    collection.replaceAll(collection.list());
    stop();
    collection.remove('a');
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('tells which records changed, and where they stand', () => {
    const { changes, collection } = watched('a', 'b', 'c');
    collection.patch('b', { name: 'New' });
    collection.insert({ id: 'd', name: 'D' }, 'start');
    collection.insert({ id: 'e', name: 'E' });
    collection.remove('a');
    expect(changes.map(({ id, record, position }) => [id, record?.name, position])).toEqual([
      ['b', 'New', 1],
      ['d', 'D', -1],
      ['e', 'E', 3],
      ['a', undefined, 0],
    ]);
  });

  it('tells of a new order no more than has changed', () => {
    const { changes, collection } = watched('a', 'b', 'c', 'd');
    const [a, b, c, d] = collection.list() as [Boat, Boat, Boat, Boat];
    collection.replaceAll([a, d, { ...c, name: 'New' }]);
    expect(ids(collection)).toEqual(['a', 'd', 'c']);
    expect(changes.map(({ id, record }) => [id, record?.name])).toEqual([
      ['c', 'New'],
      ['b', undefined],
    ]);
    collection.replaceAll([b]);
    expect(ids(collection)).toEqual(['b']);
  });

  it('becomes on another page what it is here, by its changes alone', () => {
    const { changes, collection } = watched('a', 'b', 'c', 'd');
    const other = boats('a', 'b', 'c', 'd');
    const acts = [
      () => collection.insert({ id: 'first', name: 'First' }, 'start'),
      () => collection.replaceAll(collection.list().toReversed()),
      () => collection.remove('c'),
      () => collection.insert({ id: 'last', name: 'Last' }),
      () => collection.replaceAll([{ id: 'top', name: 'Top' }, ...collection.list()]),
      () => collection.patch('a', { length: 9 }),
      () => collection.insert({ id: 'first again', name: 'First again' }, 'start'),
    ];
    for (const act of acts) {
      act();
      other.take(changes.splice(0));
      expect(other.list()).toEqual(collection.list());
    }
  });

  it('starts at the first place again when it is loaded anew', () => {
    const { changes, collection } = watched('a', 'b');
    const records = collection.list();
    collection.replaceAll(records.toReversed());
    collection.load(records);
    changes.length = 0;
    collection.insert({ id: 'c', name: 'C' });
    expect(changes.map(({ id, position }) => [id, position])).toEqual([['c', 2]]);
  });

  it('repairs what was taken over, and leaves the rest where it stands', () => {
    const { changes, collection } = watched('a', 'b');
    const named = (records: Boat[]) => records.filter(({ name }) => name !== '');
    collection.take([{ id: 'c', record: { id: 'c', name: '' }, position: 5 }], named);
    expect(ids(collection)).toEqual(['a', 'b']);
    collection.insert({ id: 'd', name: 'D' });
    expect(changes.map(({ id, position }) => [id, position])).toEqual([['d', 6]]);
  });

  it('does not walk its records to patch one', () => {
    const collection = boats(...Array.from({ length: 10_000 }, (_, index) => String(index)));
    const untouched = collection.get('1');
    collection.patch('9999', { name: 'Last' });
    expect(collection.get('1')).toBe(untouched);
    expect(collection.list().at(-1)?.name).toBe('Last');
  });
});
