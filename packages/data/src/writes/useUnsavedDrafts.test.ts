import { keysOf, removeKeys, writeText } from '@quarterdeck/ui/storage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QueryOf } from './optimisticCache';
import { removeDrafts, useUnsavedDrafts } from './useUnsavedDrafts';

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
}

const isMadeOf = ({ title }: Note, texts: ReadonlyMap<string, string>) => texts.get('title') === title;

/** A list with these records, and what is offered beside it. */
function openList(...notes: Note[]) {
  const client = new QueryClient();
  const list = { queryKey: ['notes'] } as unknown as QueryOf<Note[]>;
  client.setQueryData(list.queryKey, notes);
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useUnsavedDrafts('qd:notes:', list, isMadeOf, null), { wrapper });
  return {
    left: () => result.current[0].map(({ id, texts }) => ({ id, ...Object.fromEntries(texts) })),
    readAgain: () => act(async () => result.current[1]()),
  };
}

describe('useUnsavedDrafts', () => {
  it('gives the texts of each record that nobody edits, without blank ones', async () => {
    writeText('qd:notes:title:one', 'Zulu');
    writeText('qd:notes:content:one', 'Charts');
    writeText('qd:notes:content:two', ' ');
    writeText('qd:notes:entry:two:three', 'An entry of a saved list');
    writeText('qd:tasks:title:four', 'Another app');
    const { left } = openList();
    await waitFor(() => expect(left()).toEqual([{ id: 'one', title: 'Zulu', content: 'Charts' }]));
  });

  it('leaves out what a tab edits until that is closed', async () => {
    writeText('qd:notes:entry:one', 'Zulu');
    writeText('qd:notes:title:two', 'Yankee');
    const close = locks.hold('draft qd:notes:title:one');
    const { left } = openList();
    await waitFor(() => expect(left()).toEqual([{ id: 'two', title: 'Yankee' }]));
    act(close);
    await waitFor(() => expect(left()).toHaveLength(2));
  });

  it('leaves out what a kept write is about to save', async () => {
    writeText('qd:notes:title:one', 'Zulu');
    writeText('qd:notes:title:two', 'Yankee');
    writeText('qd:outbox:page', '{"writes":[{"parts":[{"id":"one"}]}],"ids":[]}');
    const { left, readAgain } = openList();
    await waitFor(() => expect(left()).toEqual([{ id: 'two', title: 'Yankee' }]));
    removeKeys('qd:outbox:');
    await readAgain();
    await waitFor(() => expect(left()).toHaveLength(2));
  });

  it('leaves out records of the list, and forgets what was saved since', async () => {
    writeText('qd:notes:title:one', 'Changed');
    writeText('qd:notes:title:page-id', 'Zulu');
    writeText('qd:notes:title:two', 'Yankee');
    const { left } = openList({ id: 'one', title: 'One' }, { id: 'api-id', title: 'Zulu' });
    await waitFor(() => expect(left()).toEqual([{ id: 'two', title: 'Yankee' }]));
    expect(keysOf('qd:notes:').toSorted()).toEqual(['qd:notes:title:one', 'qd:notes:title:two']);
  });

  it('works where there are no locks', async () => {
    useLocks(undefined);
    writeText('qd:notes:title:one', 'Zulu');
    const { left } = openList();
    await waitFor(() => expect(left()).toEqual([{ id: 'one', title: 'Zulu' }]));
  });

  it('removes all drafts of a record, and puts them back', async () => {
    writeText('qd:notes:title:one', 'Zulu');
    writeText('qd:notes:entry:one:two', 'Charts');
    const restore = removeDrafts('qd:notes:', 'one');
    expect(keysOf('qd:notes:')).toEqual([]);
    restore();
    expect(keysOf('qd:notes:')).toHaveLength(2);
  });
});
