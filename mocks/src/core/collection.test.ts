import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { Collection, type Change } from './collection';

const boatSchema = z.object({ id: z.string(), name: z.string(), length: z.optional(z.number()) });
type Boat = z.infer<typeof boatSchema>;

type OnWrite = (changes: readonly Change<Boat>[]) => void;

const boats = (ids: readonly string[], onWrite?: OnWrite) =>
  new Collection<Boat>(
    boatSchema,
    ids.map((id) => ({ id, name: `Boat ${id}` })),
    onWrite,
  );
/** A collection with the changes it tells of. */
const watched = (...ids: string[]) => {
  const changes: Change<Boat>[] = [];
  const onWrite = vi.fn<OnWrite>((written) => changes.push(...written));
  return { changes, onWrite, collection: boats(ids, onWrite) };
};
const ids = (collection: Collection<Boat>) => collection.list().map(({ id }) => id);
/** As JSON brings it: any shape, with keys of its own such as `__proto__`. */
const parsed = (json: string) => JSON.parse(json) as Partial<Boat>;

describe('Collection', () => {
  it('lists in the order of insertion, at the end or at the start', () => {
    const collection = boats(['a', 'b']);
    collection.insert({ id: 'c', name: 'C' });
    collection.insert({ id: 'd', name: 'D' }, 'start');
    expect(ids(collection)).toEqual(['d', 'a', 'b', 'c']);
    expect(collection.list()).toHaveLength(4);
  });

  it('replaces a record with the same id where it stands', () => {
    const collection = boats(['a', 'b']);
    collection.insert({ id: 'b', name: 'New' }, 'start');
    expect(ids(collection)).toEqual(['a', 'b']);
    expect(collection.get('b')?.name).toBe('New');
  });

  it('gives the same list until a record changes, and leaves the old one as it was', () => {
    const collection = boats(['a', 'b']);
    const acts = [
      () => collection.patch('a', { length: 9 }),
      () => collection.insert({ id: 'c', name: 'C' }),
      () => collection.insert({ id: 'c', name: 'New' }),
      () => collection.patchEach(({ name }) => (name === 'New' ? { length: 4 } : undefined)),
      () => collection.rearrange(collection.list().toReversed()),
      () => collection.remove('b'),
      () => collection.apply([{ id: 'd', record: { id: 'd', name: 'D' }, position: 7 }]),
      () => collection.load([{ id: 'a', name: 'A' }]),
      () => collection.load([]),
    ];
    for (const act of acts) {
      const before = collection.list();
      const copy = [...before];
      collection.patch('missing', { length: 9 });
      expect(collection.list()).toBe(before);
      act();
      expect(collection.list()).not.toBe(before);
      expect(before).toEqual(copy);
    }
  });

  it('knows which ids its records have, each once', () => {
    expect(boats(['a', 'b', 'c']).known(['c', 'nobody', 'a', 'c', '__proto__'])).toEqual(['c', 'a']);
  });

  it('patches the given fields only, and keeps the place', () => {
    const collection = boats(['a', 'b']);
    expect(collection.patch('a', { length: 9 })).toEqual({ id: 'a', name: 'Boat a', length: 9 });
    expect(ids(collection)).toEqual(['a', 'b']);
  });

  it('leaves a field alone that is given as undefined', () => {
    const collection = boats(['a']);
    expect(collection.patch('a', { name: undefined })?.name).toBe('Boat a');
  });

  it('never changes an id', () => {
    const collection = boats(['a', 'b']);
    expect(collection.patch('a', { id: 'b', name: 'New' })).toEqual({ id: 'a', name: 'New' });
    expect(ids(collection)).toEqual(['a', 'b']);
  });

  it('ignores keys that the schema does not know, and those of the prototype', () => {
    const collection = boats(['a']);
    const changes = parsed('{"isAdmin":true,"__proto__":{"polluted":true},"constructor":1,"name":"New"}');
    expect(Object.keys(collection.patch('a', changes) ?? {})).toEqual(['id', 'name']);
    expect('polluted' in (collection.get('a') ?? {})).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('has no record with the id %j by itself', (id) => {
    const collection = boats(['a']);
    expect(collection.get(id)).toBeUndefined();
    expect(collection.patch(id, { name: 'x' })).toBeUndefined();
    expect(collection.remove(id)).toBe(false);
  });

  it('refuses a write that misses the schema and keeps what it had', () => {
    const collection = boats(['a']);
    expect(() => collection.patch('a', parsed('{"name":4}'))).toThrow(z.core.$ZodError);
    expect(() => collection.insert({ ...parsed('{"name":4}'), id: 'b' } as Boat)).toThrow(z.core.$ZodError);
    expect(() => collection.patchEach(() => parsed('{"name":4}'))).toThrow(z.core.$ZodError);
    expect(collection.list()).toEqual([{ id: 'a', name: 'Boat a' }]);
  });

  it('patches every record that is to change, and tells of them at once', () => {
    const { collection, onWrite } = watched('a', 'b', 'c');
    collection.patchEach(({ id }) => (id === 'b' ? undefined : { length: 9, id: 'x' }));
    expect(collection.list().map(({ id, length }) => [id, length])).toEqual([
      ['a', 9],
      ['b', undefined],
      ['c', 9],
    ]);
    expect(collection.get('a')).toEqual({ id: 'a', name: 'Boat a', length: 9 });
    expect(onWrite.mock.calls.map(([changes]) => changes.map(({ id, position }) => [id, position]))).toEqual([
      [
        ['a', 0],
        ['c', 2],
      ],
    ]);
  });

  it('changes nothing when one of many patches misses the schema', () => {
    const collection = boats(['a', 'b']);
    const wrong = (id: string) => (id === 'b' ? parsed('{"name":4}') : { length: 9 });
    expect(() => collection.patchEach(({ id }) => wrong(id))).toThrow(z.core.$ZodError);
    expect(collection.list().map(({ length }) => length)).toEqual([undefined, undefined]);
  });

  it('removes all records that are gone, and tells of them at once', () => {
    const { changes, collection, onWrite } = watched('a', 'b', 'c', 'd');
    collection.removeEach(({ id }) => id === 'a' || id === 'c');
    collection.removeEach(() => false);
    expect(ids(collection)).toEqual(['b', 'd']);
    expect(collection.get('a')).toBeUndefined();
    expect(changes.map(({ id, record, position }) => [id, record, position])).toEqual([
      ['a', undefined, 0],
      ['c', undefined, 2],
    ]);
    expect(onWrite).toHaveBeenCalledOnce();
  });

  it('removes one record, and none for a missing id', () => {
    const collection = boats(['a', 'b', 'c']);
    expect(collection.remove('b')).toBe(true);
    expect(collection.remove('x')).toBe(false);
    expect(ids(collection)).toEqual(['a', 'c']);
  });

  it('tells of writes that happened, and of nothing else', () => {
    const { collection, onWrite } = watched('a');
    collection.patch('a', { name: 'New' });
    collection.insert({ id: 'b', name: 'B' });
    collection.remove('b');
    collection.rearrange([]);
    expect(onWrite).toHaveBeenCalledTimes(4);

    collection.patch('missing', { name: 'x' });
    collection.remove('missing');
    collection.load([{ id: 'a', name: 'A' }]);
    collection.apply([{ id: 'c', record: { id: 'c', name: 'C' }, position: 1 }]);
    collection.rearrange(collection.list());
    collection.patchEach(() => undefined);
    expect(onWrite).toHaveBeenCalledTimes(4);
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
    collection.rearrange([a, d, { ...c, name: 'New' }]);
    expect(ids(collection)).toEqual(['a', 'd', 'c']);
    expect(changes.map(({ id, record }) => [id, record?.name])).toEqual([
      ['c', 'New'],
      ['b', undefined],
    ]);
    collection.rearrange([b]);
    expect(ids(collection)).toEqual(['b']);
  });

  it('puts the named first, each once, and lets the others follow as they stood', () => {
    const { changes, collection } = watched('a', 'b', 'c', 'd');
    const records = collection.list();
    collection.reorder(['d', 'nobody', 'b', 'd']);
    expect(ids(collection)).toEqual(['d', 'b', 'a', 'c']);
    expect(collection.list().toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual(records);
    expect(changes.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    collection.reorder(['d']);
    expect(changes).toHaveLength(3);
  });

  it('becomes on another page what it is here, by its changes alone', () => {
    const { changes, collection } = watched('a', 'b', 'c', 'd');
    const other = boats(['a', 'b', 'c', 'd']);
    const acts = [
      () => collection.insert({ id: 'first', name: 'First' }, 'start'),
      () => collection.rearrange(collection.list().toReversed()),
      () => collection.reorder(['b', 'first', 'd']),
      () => collection.remove('c'),
      () => collection.insert({ id: 'last', name: 'Last' }),
      () => collection.rearrange([{ id: 'top', name: 'Top' }, ...collection.list()]),
      () => collection.patchEach(({ id }) => (id === 'd' ? { name: 'Last of four' } : undefined)),
      () => collection.removeEach(({ id }) => id === 'last'),
      () => collection.patch('a', { length: 9 }),
      () => collection.insert({ id: 'first again', name: 'First again' }, 'start'),
    ];
    for (const act of acts) {
      act();
      other.apply(changes.splice(0));
      expect(other.list()).toEqual(collection.list());
    }
  });

  it('starts at the first place again when it is loaded anew', () => {
    const { changes, collection } = watched('a', 'b');
    const records = collection.list();
    collection.rearrange(records.toReversed());
    collection.load(records);
    changes.length = 0;
    collection.insert({ id: 'c', name: 'C' });
    expect(changes.map(({ id, position }) => [id, position])).toEqual([['c', 2]]);
  });

  it('repairs what was taken over, and leaves the rest where it stands', () => {
    const { changes, collection } = watched('a', 'b');
    const named = (records: readonly Boat[]) => records.filter(({ name }) => name !== '');
    collection.apply([{ id: 'c', record: { id: 'c', name: '' }, position: 5 }], named);
    expect(ids(collection)).toEqual(['a', 'b']);
    collection.insert({ id: 'd', name: 'D' });
    expect(changes.map(({ id, position }) => [id, position])).toEqual([['d', 6]]);
  });

  it('shows one order on two pages that put a record to the same place in the same moment', () => {
    const [one, other] = [watched('a', 'b'), watched('a', 'b')];
    one.collection.insert({ id: 'of one', name: 'One' }, 'start');
    other.collection.insert({ id: 'of other', name: 'Other' }, 'start');
    const written = [...one.changes, ...other.changes];
    for (const page of [one, other]) page.collection.apply(written.filter((change) => !page.changes.includes(change)));
    const reloaded = watched('a', 'b').collection;
    reloaded.apply(written);
    for (const page of [one.collection, other.collection, reloaded]) {
      page.insert({ id: 'next', name: 'Next' }, 'start');
      expect(ids(page)).toEqual(['next', 'of one', 'of other', 'a', 'b']);
    }
  });

  it('appends records behind the last, as one write', () => {
    const { changes, collection, onWrite } = watched('a', 'b');
    collection.append([
      { id: 'c', name: 'C' },
      { id: 'd', name: 'D' },
    ]);
    collection.append([]);
    expect(ids(collection)).toEqual(['a', 'b', 'c', 'd']);
    expect(changes.map(({ id, position }) => [id, position])).toEqual([
      ['c', 2],
      ['d', 3],
    ]);
    expect(onWrite).toHaveBeenCalledOnce();
  });

  it('does not walk its records to patch one', () => {
    const collection = boats(Array.from({ length: 10_000 }, (_, index) => String(index)));
    const untouched = collection.get('1');
    collection.patch('9999', { name: 'Last' });
    expect(collection.get('1')).toBe(untouched);
    expect(collection.list().at(-1)?.name).toBe('Last');
  });
});
