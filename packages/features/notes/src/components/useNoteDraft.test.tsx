import { configureRequest, request, type Transport } from '@quarterdeck/contract';
import { listNotes } from '@quarterdeck/contract/endpoints/notes';
import type { NoteId } from '@quarterdeck/contract/entities/note';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { toasts } from '@quarterdeck/ui/Toast';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { noteQueries } from '../queries/noteQueries';
import { useNoteWrites } from '../queries/useNoteWrites';
import { NotesContext } from './NotesContext';
import { useNoteDraft } from './useNoteDraft';

function Notes({ children }: { children: ReactNode }) {
  const writes = useNoteWrites();
  const value = { view: { kind: 'notes' }, search: '', kept: '', labels: [], label: undefined, writes } as const;
  return <NotesContext value={value}>{children}</NotesContext>;
}

/** The editor of a new note, without a face. @param readsList whether the list of notes is known */
async function openNew(readsList = true) {
  toasts.clear();
  const { api } = testClient();
  let answer: Transport = api.fetch;
  configureRequest({ transport: (sent) => answer(sent), baseAddress: 'http://localhost/' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const Providers = await hookProviders({ queryClient: client, undo: createUndoStack() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers>
      <Notes>{children}</Notes>
    </Providers>
  );
  const id = crypto.randomUUID() as NoteId;
  const { result } = renderHook(
    () => {
      useQuery({ ...noteQueries.list(), enabled: readsList });
      return useNoteDraft(id, id, undefined);
    },
    { wrapper },
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return {
    draft: result,
    save: (...given: Parameters<typeof result.current.save>) => act(() => result.current.save(...given)),
    saved: async () => (await request(listNotes, {})).map(({ title, content }) => `${title}: ${content}`),
    messages: () => toasts.all().map(({ title }) => title),
    /** What is sent is done, and nobody hears of it. */
    damageAnswers: () => {
      answer = async (sent) => {
        await api.fetch(sent);
        return new Response('{');
      };
    },
    repair: () => {
      answer = api.fetch;
    },
  };
}

it('makes a note once, also where the answer to the first attempt was damaged', async () => {
  const { draft, save, saved, damageAnswers, repair } = await openNew();
  const before = await saved();
  damageAnswers();
  expect(await save({ title: 'Tides' })).toBe(false);
  expect(draft.current.state).toBe('failed');
  repair();
  expect(await save({ content: 'High at noon' })).toBe(true);
  expect(draft.current.state).toBe('saved');
  const now = await saved();
  expect(now.filter((note) => !before.includes(note))).toEqual(['Tides: High at noon']);
  expect(now).toHaveLength(before.length + 1);
});

it('goes on with its own note before the list of all has come', async () => {
  const { save, saved, messages } = await openNew(false);
  await save({ title: 'Tides' });
  expect(await save({ title: 'Tides and winds' })).toBe(true);
  expect(messages()).toEqual([]);
  expect(await saved()).toContain('Tides and winds: ');
});

it('says nothing of having saved what nobody would miss, and saves a reminder alone', async () => {
  const { draft, save, saved } = await openNew();
  const { length } = await saved();
  await save({ archived: false });
  expect(draft.current.state).toBe('idle');
  expect(await saved()).toHaveLength(length);
  await save({ reminder: '2026-12-24T09:00:00.000Z' });
  expect(draft.current.state).toBe('saved');
  expect(await saved()).toHaveLength(length + 1);
});
