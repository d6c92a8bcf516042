import { configureRequest, type Transport } from '@quarterdeck/contract';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShellHostContext, type FeatureHits, type ShellHost } from '../ShellContext';
import { useSiteSearch } from './useSiteSearch';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A search whose answers come when the test says so, by their text. */
async function openSearch(given: Partial<ShellHost> = {}) {
  const asked: string[] = [];
  const waiting = new Map<string, (response: Response) => void>();
  const transport: Transport = async (sent) => {
    const { query } = (await sent.json()) as { query: string };
    asked.push(`${sent.method} ${new URL(sent.url).pathname} ${query}`);
    return new Promise((resolve) => waiting.set(query, resolve));
  };
  configureRequest({ transport, baseAddress: 'http://localhost/' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const Providers = await hookProviders({ queryClient: client, undo: createUndoStack() });
  const navigate = vi.fn<(address: string) => void>();
  const host: ShellHost = {
    offers: [{ id: 'notes', icon: 'notebook', to: '/apps/notes', titleKey: 'notes.title' }],
    commands: [],
    runCommand: () => undefined,
    navigate,
    isKnownAddress: (address) => !address.startsWith('/apps/mail'),
    showsUnknownItems: true,
    onIntent: () => undefined,
    openPalette: () => undefined,
    openKeySheet: () => undefined,
    openAppearance: () => undefined,
    ...given,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers>
      <ShellHostContext value={host}>{children}</ShellHostContext>
    </Providers>
  );
  const { result } = renderHook(() => useSiteSearch(), { wrapper });
  const settle = () => act(() => vi.advanceTimersByTimeAsync(1));
  return {
    asked,
    navigate,
    now: () => result.current,
    labels: () =>
      result.current.groups.map(({ title, items }) => `${title}: ${items.map(({ label }) => label).join(', ')}`),
    type: (text: string) => act(() => result.current.type(text)),
    rest: async (ms = 300) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      await settle();
    },
    answer: async (query: string, ...titles: string[]) => {
      const sets = titles.length > 0 ? [{ id: 'tasks', label: 'Tasks', results: titles.map(taskOf) }] : [];
      waiting.get(query)?.(Response.json(sets));
      await settle();
    },
    refuse: async (query: string) => {
      waiting.get(query)?.(Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 }));
      await settle();
    },
  };
}

const taskOf = (title: string) => ({ title, completed: false, link: `/apps/tasks/${title}` });

it('asks once the typing has rested for 300 ms, and only for 2 characters or more (SE-1)', async () => {
  const { type, rest, asked, now } = await openSearch();
  type(' m ');
  await rest(1000);
  expect(asked).toEqual([]);
  expect(now().isTooShort).toBe(true);
  type('ma');
  await rest(200);
  type('mar');
  await rest(298);
  expect(asked).toEqual([]);
  expect(now().isLoading).toBe(true);
  await rest(1);
  expect(asked).toEqual(['POST /api/common/search mar']);
});

it('clears what was found at once when the text becomes too short, and begins anew (SE-1)', async () => {
  const { type, rest, answer, labels, now } = await openSearch();
  type('ma');
  await rest();
  await answer('ma', 'Mast');
  expect(labels()).toEqual(['Tasks: Mast']);
  type('m');
  expect(labels()).toEqual([]);
  expect(now()).toMatchObject({ isTooShort: true, isLoading: false });
  await rest();
  type('xy');
  await rest();
  expect(labels()).toEqual([]);
  expect(now().isLoading).toBe(true);
});

it('drops the late answer for an older text (SE-3)', async () => {
  const { type, rest, answer, labels } = await openSearch();
  type('ma');
  await rest();
  type('mar');
  await rest();
  await answer('mar', 'Marina');
  expect(labels()).toEqual(['Tasks: Marina']);
  await answer('ma', 'Mast');
  expect(labels()).toEqual(['Tasks: Marina']);
});

it('keeps the answer until the one for a newer text comes', async () => {
  const { type, rest, answer, labels, now } = await openSearch();
  type('ma');
  await rest();
  await answer('ma', 'Mast', 'Marina');
  type('mar');
  await rest();
  expect(labels()).toEqual(['Tasks: Mast, Marina']);
  expect(now().isLoading).toBe(true);
  await answer('mar', 'Marina');
  expect(labels()).toEqual(['Tasks: Marina']);
  expect(now().isLoading).toBe(false);
});

it('says that there was no answer, and finds after another try', async () => {
  const { type, rest, refuse, answer, now, labels, asked } = await openSearch();
  type('ma');
  await rest();
  await refuse('ma');
  expect(now()).toMatchObject({ error: 'The search didn’t respond.', isLoading: false });
  act(() => now().retry());
  await rest(1);
  expect(asked).toHaveLength(2);
  await answer('ma', 'Mast');
  expect(now().error).toBeUndefined();
  expect(labels()).toEqual(['Tasks: Mast']);
});

it('joins what features found, and opens what is chosen', async () => {
  const found: FeatureHits = {
    sections: [
      { id: 'help', titleKey: 'shell.search.actions', hits: [{ label: 'Masts', address: '/help', icon: 'life-buoy' }] },
    ],
    isComplete: true,
  };
  const { type, rest, answer, now, labels, navigate } = await openSearch({ find: () => Promise.resolve(found) });
  type('mas');
  await rest();
  await answer('mas', 'Mast');
  expect(labels()).toEqual(['Tasks: Mast', 'Actions: Masts']);
  act(() => now().groups[1]?.items[0]?.onAction());
  expect(navigate).toHaveBeenCalledWith('/help');
});
