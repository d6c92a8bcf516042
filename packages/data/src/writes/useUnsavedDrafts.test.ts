import { keysOf, readText, removeKeys, writeText } from '@quarterdeck/ui/storage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QueryOf } from './optimisticCache';
import { draftIdOf, giveDrafts, nameDrafts, removeDrafts, useUnsavedDrafts } from './useUnsavedDrafts';

/** The locks of a browser, as far as they are used here. */
class Locks {
  readonly #held = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  query = () => Promise.resolve({ held: [...this.#held].map((name) => ({ name, mode: 'exclusive' })) });

  request = (name: string, _options: object, work: () => void): Promise<void> => {
    if (this.#held.has(name)) this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), work]);
    else work();
    return Promise.resolve();
  };

  /** As a tab that edits the draft. @returns closes it. */
  hold(name: string): () => void {
    this.#held.add(name);
    return () => {
      this.#held.delete(name);
      for (const work of this.#waiting.get(name) ?? []) work();
    };
  }
}

let locks = new Locks();

const useLocks = (value: Locks | undefined) => Object.defineProperty(navigator, 'locks', { value, configurable: true });

beforeEach(() => {
  locks = new Locks();
  useLocks(locks);
});

afterEach(() => {
  removeKeys('qd:');
  useLocks(undefined);
});

interface Note {
  id: string;
  title: string;
  entries?: Record<string, string>;
}

const savedEntry = (note: Note, entry: string) => note.entries?.[entry];

/** As the editors of new records have noted it. */
const markNew = (...ids: string[]) => ids.forEach((id) => writeText(`qd:notes:new:${id}`, ''));

/** A list with these records, and what is offered beside it. */
function openList(...notes: Note[]) {
  const client = new QueryClient();
  const list = { queryKey: ['notes'] } as unknown as QueryOf<Note[]>;
  client.setQueryData(list.queryKey, notes);
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useUnsavedDrafts('qd:notes:', list, null, savedEntry), { wrapper });
  return {
    left: () => result.current[0].map(({ id, texts }) => ({ id, ...Object.fromEntries(texts) })),
    readAgain: () => act(async () => result.current[1]()),
  };
}

describe('useUnsavedDrafts', () => {
  it('gives the texts of each new record that nobody edits, without blank ones', async () => {
    markNew('one', 'two', 'five');
    writeText('qd:notes:title:one', 'Zulu');
    writeText('qd:notes:content:one', 'Charts');
    writeText('qd:notes:content:two', ' ');
    writeText('qd:notes:entry:two:three', 'An entry of a saved list');
    writeText('qd:tasks:title:four', 'Another app');
    const { left } = openList();
    await waitFor(() => expect(left()).toEqual([{ id: 'one', title: 'Zulu', content: 'Charts' }]));
  });

  it('gives the texts of a record that are not those that it has', async () => {
    writeText('qd:notes:title:one', 'Zulu at sea');
    writeText('qd:notes:title:two', 'Saved since ');
    writeText('qd:notes:entry:two', 'Half an entry');
    writeText('qd:notes:title:gone', 'Of a record that is deleted');
    const { left } = openList({ id: 'one', title: 'Zulu' }, { id: 'two', title: 'Saved since' });
    await waitFor(() => expect(left()).toEqual([{ id: 'one', title: 'Zulu at sea' }]));
  });

  it('gives the text of a part that is not the one that it has, and nothing of a part that is gone', async () => {
    writeText('qd:notes:entry:one:first', 'Lemons, sixty');
    writeText('qd:notes:entry:one:second', 'Limes');
    writeText('qd:notes:entry:one:third', 'Of an entry that is removed');
    writeText('qd:notes:entry:two:first', 'Limes');
    const entries = { first: 'Lemons, six', second: 'Limes' };
    const { left } = openList(
      { id: 'one', title: 'Zulu', entries },
      { id: 'two', title: 'Yankee', entries: { first: 'Limes' } },
    );
    await waitFor(() => expect(left()).toEqual([{ id: 'one', 'entry:first': 'Lemons, sixty' }]));
  });

  it('leaves out what a tab edits until that is closed', async () => {
    markNew('one', 'two');
    writeText('qd:notes:entry:one', 'Zulu');
    writeText('qd:notes:title:two', '{"text":"Yankee","base":""}');
    const close = locks.hold('draft qd:notes:title:one');
    const { left } = openList();
    await waitFor(() => expect(left()).toEqual([{ id: 'two', title: 'Yankee' }]));
    act(close);
    await waitFor(() => expect(left()).toHaveLength(2));
  });

  it('leaves out what a kept write is about to save', async () => {
    markNew('one', 'two');
    writeText('qd:notes:title:one', 'Zulu');
    writeText('qd:notes:title:two', 'Yankee');
    writeText('qd:outbox:page', '{"writes":[{"parts":[{"id":"one"}]}],"ids":[]}');
    const { left, readAgain } = openList();
    await waitFor(() => expect(left()).toEqual([{ id: 'two', title: 'Yankee' }]));
    removeKeys('qd:outbox:');
    await readAgain();
    await waitFor(() => expect(left()).toHaveLength(2));
  });

  it('leaves out what is of no new record: changed, deleted elsewhere, or shown while it is made', async () => {
    markNew('two', 'three');
    for (const id of ['one', 'two', 'three']) writeText(`qd:notes:title:${id}`, 'Zulu');
    const { left } = openList({ id: 'two', title: 'Zulu' });
    await waitFor(() => expect(left()).toEqual([{ id: 'three', title: 'Zulu' }]));
    expect(keysOf('qd:notes:title:')).toHaveLength(3);
  });

  it('offers a text also where a record has the same', async () => {
    markNew('one');
    writeText('qd:notes:title:one', 'Shopping');
    const { left } = openList({ id: 'other', title: 'Shopping' });
    await waitFor(() => expect(left()).toEqual([{ id: 'one', title: 'Shopping' }]));
    expect(readText('qd:notes:title:one')).toBe('Shopping');
  });

  it('leaves out a record that was made, which finds its drafts after a reload', async () => {
    const close = nameDrafts('qd:notes:', 'page-id', 'page-id', true);
    writeText('qd:notes:content:page-id', 'More');
    const { left, readAgain } = openList();
    await waitFor(() => expect(left()).toHaveLength(1));
    giveDrafts('qd:notes:', 'page-id', 'api-id');
    close();
    await readAgain();
    await waitFor(() => expect(left()).toEqual([]));
    expect(draftIdOf('qd:notes:', 'api-id')).toBe('page-id');
    expect(readText('qd:notes:content:page-id')).toBe('More');
  });

  it('forgets whose the drafts are when none is left', () => {
    for (const id of ['page-id', 'api-id']) nameDrafts('qd:notes:', 'page-id', id, true)();
    expect(keysOf('qd:notes:')).toEqual([]);
  });

  it('works where there are no locks', async () => {
    useLocks(undefined);
    markNew('one');
    writeText('qd:notes:title:one', 'Zulu');
    const { left } = openList();
    await waitFor(() => expect(left()).toEqual([{ id: 'one', title: 'Zulu' }]));
  });

  it('removes all drafts of a record, and puts them back', async () => {
    writeText('qd:notes:title:page-id', 'Zulu');
    writeText('qd:notes:entry:page-id:two', 'Charts');
    giveDrafts('qd:notes:', 'page-id', 'one');
    const restore = removeDrafts('qd:notes:', 'one');
    expect(keysOf('qd:notes:')).toEqual([]);
    restore();
    // Made again, it has another id.
    giveDrafts('qd:notes:', 'one', 'two');
    expect(draftIdOf('qd:notes:', 'two')).toBe('page-id');
    expect(keysOf('qd:notes:')).toHaveLength(3);
  });
});
