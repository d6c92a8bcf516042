import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { Collection } from './collection';

const boatSchema = z.object({ id: z.string(), name: z.string(), length: z.optional(z.number()) });
type Boat = z.infer<typeof boatSchema>;

const boats = (...ids: string[]) =>
  new Collection<Boat>(
    boatSchema,
    ids.map((id) => ({ id, name: `Boat ${id}` })),
  );
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
    stop();
    collection.remove('a');
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('does not walk its records to patch one', () => {
    const collection = boats(...Array.from({ length: 10_000 }, (_, index) => String(index)));
    const untouched = collection.get('1');
    collection.patch('9999', { name: 'Last' });
    expect(collection.get('1')).toBe(untouched);
    expect(collection.list().at(-1)?.name).toBe('Last');
  });
});
