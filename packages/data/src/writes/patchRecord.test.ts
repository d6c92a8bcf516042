import { describe, expect, it } from 'vitest';
import { changeRecord, inverseOf, patchRecord, patchRecords, type ListField } from './patchRecord';

interface Entry {
  id: string;
  text: string;
}
interface Note {
  id: string;
  title: string;
  text: string;
  tags: readonly string[];
  entries: readonly Entry[] | null;
}

const lists: readonly ListField<Note>[] = ['tags', 'entries'];
const sameIds = { idOf: <Id extends string>(id: Id) => id };
const note: Note = { id: 'n', title: 'Old', text: 'Text', tags: ['a'], entries: null };
const entry = (id: string, text = id): Entry => ({ id, text });
const laid = (change: Parameters<typeof patchRecord<Note>>[1], now = note) => patchRecord(now, change, lists, sameIds);

describe('changeRecord', () => {
  it('keeps what stood in the fields that change', () => {
    expect(changeRecord<Note>(note, { title: 'New' })).toEqual({
      id: 'n',
      before: { title: 'Old' },
      patch: { title: 'New' },
    });
  });

  it('has nothing before where the record is known by its id alone', () => {
    expect(changeRecord<Note>({ id: 'n' }, { title: 'New' }).before).toEqual({});
  });
});

describe('patchRecord', () => {
  it('replaces the fields of the patch and keeps all others', () => {
    expect(laid({ id: 'n', patch: { title: 'New' } })).toEqual({ ...note, title: 'New' });
  });

  it('overwrites nothing by undefined', () => {
    expect(laid({ id: 'n', patch: { title: undefined, text: '' } })).toEqual({ ...note, text: '' });
  });

  it('merges ids and records with what others wrote since', () => {
    const now = { ...note, tags: ['a', 'theirs'], entries: [entry('1', 'Theirs'), entry('2')] };
    const change = {
      id: 'n',
      before: { tags: ['a'], entries: [entry('1')] },
      patch: { tags: ['mine'], entries: [entry('1'), entry('3')] },
    };
    const { tags, entries } = laid(change, now);
    expect(tags).toEqual(expect.arrayContaining(['theirs', 'mine']));
    expect(tags).toHaveLength(2);
    expect(entries?.map(({ text }) => text)).toEqual(['Theirs', '3', '2']);
  });

  it('makes a list of none, and none of a list', () => {
    expect(laid({ id: 'n', before: { entries: null }, patch: { entries: [entry('1')] } }).entries).toEqual([
      entry('1'),
    ]);
    expect(laid({ id: 'n', patch: { entries: null } }, { ...note, entries: [entry('1')] }).entries).toBeNull();
  });

  it('empties a list', () => {
    expect(laid({ id: 'n', before: { tags: ['a'] }, patch: { tags: [] } }).tags).toEqual([]);
  });

  it('finds the records of a list by the ids that they have by now', () => {
    const made = { idOf: <Id extends string>(id: Id) => (id === 'page' ? 'made' : id) as Id };
    const now = { ...note, entries: [entry('made', 'Alfa')] };
    const change = {
      id: 'n',
      before: { entries: [entry('page', 'Alfa')] },
      patch: { entries: [entry('page', 'Bravo')] },
    };
    expect(patchRecord(now, change, lists, made).entries).toEqual([entry('made', 'Bravo')]);
  });
});

it('keeps the ids that others added where a change has none of its own', () => {
  expect(laid({ id: 'n', before: { tags: [] }, patch: { tags: [] } }, { ...note, tags: ['theirs'] }).tags).toEqual([
    'theirs',
  ]);
});

describe('patchRecords', () => {
  const others = ['a', 'b', 'c'].map((id) => ({ ...note, id }));
  const read = (notes: readonly Note[]) => notes.map(({ title, text }) => `${title} ${text}`);

  it('lays each change over its own record and leaves the other objects as they are', () => {
    const changes = [
      { id: 'a', patch: { title: 'New' } },
      { id: 'b', patch: { text: '' } },
    ];
    const next = patchRecords(others, changes, lists, sameIds);
    expect(read(next)).toEqual(['New Text', 'Old ', 'Old Text']);
    expect(next[2]).toBe(others[2]);
  });

  it('lays several changes over one record in their order, also by the id that it had when it was made', () => {
    const changes = ['one', 'two'].map((title) => ({ id: 'made', patch: { title } }));
    const ids = { idOf: <Id extends string>(id: Id) => (id === 'made' ? 'b' : id) as Id };
    expect(read(patchRecords(others, changes, lists, ids))).toEqual(['Old Text', 'two Text', 'Old Text']);
  });
});

it('takes a change back by its inverse', () => {
  const change = changeRecord<Note>(note, { title: 'New', tags: ['b'] });
  const back = inverseOf<Note>(change);
  expect(back.patch).toEqual({ title: 'Old', tags: ['a'] });
  expect(laid(back, laid(change))).toEqual(note);
});
