import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { changeOf, nothingYet, OptimisticCache, type CacheChange } from './optimisticCache';

interface Note {
  id: string;
  title: string;
}

const list = queryOptions<Note[]>({ queryKey: ['notes.list'] });
const detail = queryOptions<Note>({ queryKey: ['notes.detail', 'a'] });
const count = queryOptions<number>({ queryKey: ['notes.count'] });

function open() {
  const client = new QueryClient();
  const cache = new OptimisticCache(client);
  client.setQueryData(list.queryKey, [
    { id: 'a', title: 'a' },
    { id: 'b', title: 'b' },
  ]);
  client.setQueryData(count.queryKey, 2);
  return {
    client,
    cache,
    titles: () =>
      client
        .getQueryData(list.queryKey)
        ?.map(({ title }) => title)
        .join(' '),
    /** An answer of the API, as it comes by a read. */
    read: <T>(query: { queryKey: readonly unknown[] }, value: T) =>
      client.fetchQuery({ queryKey: query.queryKey, queryFn: () => value, staleTime: 0 }),
  };
}

const rename = (id: string, title: string): CacheChange[] => [
  changeOf(list, (notes) => notes.map((note) => (note.id === id ? { ...note, title } : note))),
  changeOf(detail, (note) => (note.id === id ? { ...note, title } : note)),
];
const remove = (id: string): CacheChange[] => [
  changeOf(list, (notes) => notes.filter((note) => note.id !== id)),
  changeOf(count, (number) => number - 1),
];

it('changes a list, a detail and a count at once', () => {
  const { client, cache, titles } = open();
  client.setQueryData(detail.queryKey, { id: 'a', title: 'a' });
  cache.begin(rename('a', 'x'));
  cache.begin(remove('b'));
  expect(titles()).toBe('x');
  expect(client.getQueryData(detail.queryKey)?.title).toBe('x');
  expect(client.getQueryData(count.queryKey)).toBe(1);
});

it('leaves a failed write out of all of them, and the newer ones in', () => {
  const { client, cache, titles } = open();
  const removing = cache.begin(remove('a'));
  cache.begin(rename('b', 'y'));
  cache.commit(removing, []);
  expect(titles()).toBe('a y');
  expect(client.getQueryData(count.queryKey)).toBe(2);
});

it('lies over an answer that is read for the first time while it is on its way', async () => {
  const { client, cache, read } = open();
  const renaming = cache.begin(rename('a', 'x'));
  await read(detail, { id: 'a', title: 'a' });
  expect(client.getQueryData(detail.queryKey)?.title).toBe('x');
  cache.commit(renaming, []);
  expect(client.getQueryData(detail.queryKey)?.title).toBe('a');
});

it('changes all pages of a list by the beginning of their keys', () => {
  const { client, cache } = open();
  for (const page of [0, 1]) client.setQueryData(['notes.page', { page }], [{ id: 'a', title: 'a' }]);
  const change = (notes: unknown) => (notes as Note[]).map((note) => ({ ...note, title: 'x' }));
  cache.begin([{ queryKey: ['notes.page'], isExact: false, change }]);
  expect([0, 1].map((page) => client.getQueryData<Note[]>(['notes.page', { page }])?.[0]?.title)).toEqual(['x', 'x']);
});

it('keeps a read that was under way from hiding what was saved meanwhile', async () => {
  const { client, cache, titles } = open();
  let answer: (notes: Note[]) => void = () => undefined;
  const reading = client.fetchQuery({
    ...list,
    queryFn: () =>
      new Promise<Note[]>((resolve) => {
        answer = resolve;
      }),
    staleTime: 0,
  });
  const renaming = cache.begin(rename('a', 'x'));
  cache.commit(renaming, rename('a', 'saved'));
  answer([{ id: 'a', title: 'a' }]);
  await reading;
  expect(titles()).toBe('saved');
});

describe('what another tab writes after a write was saved', () => {
  const saved = rename('a', 'saved');

  it.each([
    ['whole', [changeOf(list, () => [{ id: 'a', title: 'saved' }])]],
    ['in one field', saved],
  ])('shows, as it is read after it (%s)', async (_, committed) => {
    const { client, cache, titles } = open();
    const answers: ((notes: Note[]) => void)[] = [];
    const observer = new QueryObserver(client, {
      ...list,
      queryFn: () => new Promise<Note[]>((resolve) => answers.push(resolve)),
      staleTime: Infinity,
    });
    observer.subscribe(() => undefined);
    void observer.refetch();
    cache.commit(cache.begin(rename('a', 'x')), committed);
    const again = observer.refetch();
    answers[0]?.([{ id: 'a', title: 'a' }]);
    answers[1]?.([{ id: 'a', title: 'theirs' }]);
    await again;
    expect(titles()).toBe('theirs');
    expect(cache.saved(list.queryKey)).toEqual([{ id: 'a', title: 'theirs' }]);
  });

  it('shows also while an older write is on its way', async () => {
    const { client, cache, titles, read } = open();
    const older = cache.begin(rename('b', 'y'));
    cache.commit(cache.begin(rename('a', 'x')), saved);
    await read(list, [
      { id: 'a', title: 'theirs' },
      { id: 'b', title: 'b' },
    ]);
    expect(titles()).toBe('theirs y');
    cache.commit(older, rename('b', 'y'));
    expect(titles()).toBe('theirs y');
    expect(client.isFetching()).toBe(0);
  });
});

it('knows what is saved of a write of which parts are still on their way', () => {
  const { cache } = open();
  const renaming = cache.begin([...rename('a', 'x'), ...rename('b', 'y')]);
  cache.note(renaming, () => rename('a', 'x'));
  const saved = cache.saved(list.queryKey) as Note[];
  expect(saved.map(({ title }) => title)).toEqual(['x', 'b']);
});

it('puts what only the answer adds below what was written since', () => {
  const { cache, titles } = open();
  const adding = cache.begin([nothingYet(list)]);
  cache.begin([changeOf(list, (notes) => notes.map((note) => ({ ...note, title: note.title.toUpperCase() })))]);
  cache.commit(adding, [changeOf(list, (notes) => [{ id: 'n', title: 'n' }, ...notes])]);
  expect(titles()).toBe('N A B');
});

it('leaves an answer outdated that was so before the change', async () => {
  const { client, cache } = open();
  await client.invalidateQueries({ queryKey: list.queryKey, refetchType: 'none' });
  const renaming = cache.begin(rename('a', 'x'));
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  cache.commit(renaming, rename('a', 'x'));
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(count.queryKey)?.isInvalidated).toBe(false);
});

it('leaves the age of an answer as it is, so that it is read again in its time', () => {
  const { client, cache } = open();
  client.setQueryData(list.queryKey, [{ id: 'a', title: 'a' }], { updatedAt: 1_000 });
  cache.commit(cache.begin(rename('a', 'x')), rename('a', 'x'));
  expect(client.getQueryData(list.queryKey)).toEqual([{ id: 'a', title: 'x' }]);
  expect(client.getQueryState(list.queryKey)?.dataUpdatedAt).toBe(1_000);
});
