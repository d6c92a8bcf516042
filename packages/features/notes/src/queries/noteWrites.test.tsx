import { configureRequest, request, type Transport } from '@quarterdeck/contract';
import { deleteNote, listNoteLabels, listNotes, updateNote } from '@quarterdeck/contract/endpoints/notes';
import { noteDefaults, type ExpandedNote, type NoteId } from '@quarterdeck/contract/entities/note';
import type { NoteLabelId } from '@quarterdeck/contract/entities/noteLabel';
import { parseKeptNote, type NotePatch } from '@quarterdeck/contract/writes/notes';
import { connectionOf } from '@quarterdeck/data/writes/connection';
import { writesOf } from '@quarterdeck/data/writes/clientWrites';
import { readNewRecord } from '@quarterdeck/data/writes/useUnsavedDrafts';
import { useWriteHost } from '@quarterdeck/data/writes/useWrite';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { toasts } from '@quarterdeck/ui/Toast';
import { keysOf, readText, removeKeys, writeText } from '@quarterdeck/ui/storage';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noteQueries } from './noteQueries';
import { createLabels, useLabelWrites } from './labelWrites';
import { useNoteWrites } from './useNoteWrites';

const lose: Transport = () => Promise.reject(new TypeError('No network'));

const refuse: Transport = () =>
  Promise.resolve(Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 }));

/** The list with its writes, without a face. */
async function openNotes({ api } = testClient()) {
  toasts.clear();
  let answer: Transport = api.fetch;
  const calls: string[] = [];
  const transport: Transport = (sent) => {
    calls.push(sent.method);
    return answer(sent);
  };
  configureRequest({ transport, baseAddress: 'http://localhost/' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const list = new QueryObserver(client, noteQueries.list());
  const labels = new QueryObserver(client, noteQueries.labels());
  list.subscribe(() => undefined);
  labels.subscribe(() => undefined);
  await Promise.all([list.refetch(), labels.refetch()]);
  const undoStack = createUndoStack();
  const wrapper = await hookProviders({ queryClient: client, undo: undoStack });
  const { result } = renderHook(() => ({ notes: useNoteWrites(), labels: useLabelWrites(), host: useWriteHost() }), {
    wrapper,
  });
  const shown = () => client.getQueryData(noteQueries.list().queryKey) ?? [];
  return {
    ...result.current,
    shown,
    shownLabels: () => client.getQueryData(noteQueries.labels().queryKey) ?? [],
    saved: () => request(listNotes, {}),
    savedLabels: () => request(listNoteLabels, {}),
    note: (id: string) => {
      const note = shown().find((one) => one.id === id);
      if (!note) throw new Error(`No note ${id} is shown`);
      return note;
    },
    undo: () => undoStack.undoLast(),
    calls,
    breakDown: () => {
      answer = refuse;
    },
    repair: () => {
      answer = api.fetch;
    },
    /** @returns once a call has met the lost connection. */
    disconnected: async (act: () => Promise<unknown>) => {
      answer = lose;
      const acting = act();
      await waitFor(() => expect(connectionOf(client).isLost).toBe(true));
      return { acting };
    },
    reconnect: () => {
      answer = api.fetch;
      globalThis.dispatchEvent(new Event('online'));
    },
    /** What another page does to a note, which has a connection all the time. */
    elsewhere: async (id: string, patch: NotePatch) => {
      const before = answer;
      answer = api.fetch;
      const now = (await request(listNotes, {})).find((one) => one.id === id);
      if (now) await request(updateNote, { body: { updatedNote: { ...now, ...(patch as Partial<ExpandedNote>) } } });
      answer = before;
    },
    elsewhereDeleted: async (id: string) => {
      const before = answer;
      answer = api.fetch;
      await request(deleteNote, { query: { id } });
      answer = before;
    },
    client,
    messages: () => toasts.all().map(({ title }) => title),
  };
}

const blank = { ...noteDefaults, id: 'page-1' as NoteId, labels: [], createdAt: '2026-03-11T09:00:00.000Z' };
const withoutDates = <Value extends { updatedAt: unknown }>(note: Value) => ({ ...note, updatedAt: null });

describe('a text that was changed elsewhere', () => {
  it('is not replaced unseen: what was typed over an older one is not sent', async () => {
    const { notes, note, saved, disconnected, reconnect, elsewhere, messages } = await openNotes();
    const { acting } = await disconnected(() => notes.update(note('note-02'), { content: 'Mine' }));
    await elsewhere('note-02', { content: 'Theirs' });
    reconnect();
    expect(await acting).toBe(false);
    expect((await saved()).find(({ id }) => id === 'note-02')).toMatchObject({ content: 'Theirs' });
    expect(note('note-02').content).toBe('Theirs');
    expect(messages()).toHaveLength(1);
    expect(toasts.all()[0]).toMatchObject({
      text: 'It was changed elsewhere. What you typed is kept: open it to choose.',
      tone: 'danger',
    });
    expect(toasts.all()[0]?.action).toBeUndefined();
    // Somebody has seen both, and goes on.
    expect(await notes.update(note('note-02'), { content: 'Mine' })).toBe(true);
    expect((await saved()).find(({ id }) => id === 'note-02')).toMatchObject({ content: 'Mine' });
  });

  it('says nothing where another field was, or the same was wanted', async () => {
    const { notes, note, saved, disconnected, reconnect, elsewhere, messages } = await openNotes();
    const { acting } = await disconnected(() => notes.update(note('note-02'), { content: 'Mine' }));
    await elsewhere('note-02', { title: 'Theirs', content: 'Mine ' });
    reconnect();
    expect(await acting).toBe(true);
    expect((await saved()).find(({ id }) => id === 'note-02')).toMatchObject({ title: 'Theirs', content: 'Mine' });
    expect(messages()).toEqual([]);
  });

  it('is not what this page has typed itself, one text after another', async () => {
    const { notes, note, saved, disconnected, reconnect } = await openNotes();
    const { acting } = await disconnected(() => notes.update(note('note-02'), { content: 'Mi' }));
    const next = notes.update(note('note-02'), { content: 'Mine' });
    reconnect();
    expect([await acting, await next]).toEqual([true, true]);
    expect((await saved()).find(({ id }) => id === 'note-02')).toMatchObject({ content: 'Mine' });
  });

  it('is kept as a new note, with its name, where the note was deleted elsewhere', async () => {
    removeKeys('qd:notes:');
    const { notes, note, disconnected, reconnect, elsewhereDeleted, messages } = await openNotes();
    const { title } = note('note-02');
    const { acting } = await disconnected(() =>
      Promise.all([
        notes.update(note('note-02'), { content: 'Mine' }),
        notes.update(note('note-02'), { archived: true }),
      ]),
    );
    await elsewhereDeleted('note-02');
    reconnect();
    expect(await acting).toEqual([false, false]);
    expect(messages()).toEqual([`“${title}” wasn’t saved`]);
    expect(toasts.all()[0]?.text).toBe('It was deleted elsewhere.');
    const kept = readNewRecord('qd:notes:', 'note-02', parseKeptNote);
    expect(kept).toMatchObject({ title, content: 'Mine' });
    removeKeys('qd:notes:');
  });
});

describe('useNoteWrites', () => {
  it('creates a note at once, and what is written meanwhile goes to it (NO-2)', async () => {
    const { notes, shown, saved, note } = await openNotes();
    const creating = notes.create({ ...blank, title: 'Zulu' });
    expect(note('page-1')).toMatchObject({ title: 'Zulu' });
    const changing = notes.update(note('page-1'), { content: 'More' });
    expect(await creating).toBeUndefined();
    expect(await changing).toBe(true);
    const made = shown().find(({ title }) => title === 'Zulu');
    expect(made).toMatchObject({ content: 'More' });
    expect(made?.id).not.toBe('page-1');
    expect((await saved()).find(({ id }) => id === made?.id)).toMatchObject({ title: 'Zulu', content: 'More' });
  });

  it('sends the whole note with what was saved in it since (NO-2)', async () => {
    const { notes, note, saved } = await openNotes();
    const before = note('note-02');
    await Promise.all([notes.update(before, { title: 'Zulu' }), notes.update(before, { reminder: null })]);
    const after = (await saved()).find(({ id }) => id === 'note-02');
    expect(after && withoutDates(after)).toEqual({ ...withoutDates(before), title: 'Zulu', reminder: null });
  });

  it('adds entries by the call for tasks, in their order (NO-2)', async () => {
    const { notes, note, saved } = await openNotes();
    const before = note('note-01');
    const adding = notes.addTasks(before, ['Alfa', 'Bravo']);
    expect(note('note-01').tasks?.map(({ content }) => content)).toEqual(['Alfa', 'Bravo']);
    expect(await adding).toBe(true);
    expect((await saved()).find(({ id }) => id === 'note-01')?.tasks).toEqual(note('note-01').tasks);
  });

  it('adds many entries by one call, after those that there are (NO-2)', async () => {
    const { notes, note, saved, calls } = await openNotes();
    await notes.addTasks(note('note-01'), ['Alfa']);
    const before = calls.length;
    const texts = Array.from({ length: 200 }, (_, index) => `Line ${index}`);
    expect(await notes.addTasks(note('note-01'), texts)).toBe(true);
    expect(calls.slice(before)).toEqual(['PATCH']);
    expect(note('note-01').tasks?.map(({ content }) => content)).toEqual(['Alfa', ...texts]);
    expect((await saved()).find(({ id }) => id === 'note-01')?.tasks).toEqual(note('note-01').tasks);
  });

  it('deletes, and undo makes the note again with all that it had (NO-3)', async () => {
    const { notes, note, shown, saved, undo } = await openNotes();
    const before = shown();
    const first = note('note-02');
    await notes.remove(first);
    expect((await saved()).some(({ id }) => id === 'note-02')).toBe(false);
    await undo();
    const { id: _, ...fields } = first;
    expect(shown()).toHaveLength(before.length);
    expect(shown()[before.indexOf(first)]).toMatchObject(fields);
    expect(await saved()).toEqual(shown());
  });

  it('forgets what was typed into a note that is deleted, and undo brings that back, too (NO-3)', async () => {
    const { notes, note, shown, undo, breakDown } = await openNotes();
    const draftKey = 'qd:notes:content:note-02';
    writeText(draftKey, 'Too long');
    const deleting = notes.remove(note('note-02'));
    expect(readText(draftKey)).toBeNull();
    await deleting;
    await undo();
    const made = shown().find(({ title }) => title === 'Annem’s seventieth');
    expect([readText(draftKey), readText(`qd:notes:made:${made?.id}`)]).toEqual(['Too long', 'note-02']);
    breakDown();
    await notes.remove(note(made?.id ?? ''));
    expect(readText(draftKey)).toBe('Too long');
    removeKeys('qd:notes:');
  });

  it('offers a new note no longer once another attempt has made it (NO-2)', async () => {
    const { notes, breakDown, repair, saved } = await openNotes();
    writeText('qd:notes:new:page-1', '');
    writeText('qd:notes:title:page-1', 'Zulu');
    breakDown();
    await notes.create({ ...blank, title: 'Zulu' });
    expect(readText('qd:notes:new:page-1')).toBe('');
    repair();
    toasts.all()[0]?.action?.onPress();
    await waitFor(() => expect(readText('qd:notes:new:page-1')).toBeNull());
    const made = (await saved()).find(({ title }) => title === 'Zulu');
    expect(keysOf('qd:notes:made:')).toEqual([`qd:notes:made:${made?.id}`]);
    removeKeys('qd:notes:');
  });

  it('archives, and undo brings the note back', async () => {
    const { notes, note, undo, saved } = await openNotes();
    await notes.archive(note('note-02'));
    expect(note('note-02').archived).toBe(true);
    await undo();
    expect((await saved()).find(({ id }) => id === 'note-02')?.archived).toBe(false);
  });

  it('takes back what failed, and says so', async () => {
    const { notes, note, shown, breakDown, repair, saved, messages } = await openNotes();
    const before = shown();
    breakDown();
    expect(await notes.create({ ...blank, title: 'Zulu' })).toMatchObject({ part: { title: 'Zulu' } });
    await expect(notes.update(note('note-02'), { title: 'Zulu' })).resolves.toBe(false);
    await notes.remove(note('note-02'));
    expect(messages()).toEqual([
      '“Zulu” wasn’t added',
      '“Annem’s seventieth” wasn’t saved',
      '“Annem’s seventieth” wasn’t deleted',
    ]);
    repair();
    expect(await saved()).toEqual(before);
    expect(shown()).toEqual(before);
  });
});

describe('without a connection', () => {
  it('gives a label that is made later to the notes that got it before', async () => {
    const { notes, labels, note, saved, savedLabels, shown, shownLabels, disconnected, reconnect } = await openNotes();
    const { acting } = await disconnected(() => labels.create('Zebra'));
    const zebra = shownLabels().filter(({ title }) => title === 'Zebra');
    expect(zebra).toHaveLength(1);
    const ticking = notes.update(note('note-02'), { labels: zebra });
    const creating = notes.create({ ...blank, title: 'Zulu', labels: zebra });
    reconnect();
    expect(await Promise.all([acting, ticking, creating])).toEqual([true, true, undefined]);
    const made = (await savedLabels()).find(({ title }) => title === 'Zebra');
    for (const read of [await saved(), shown()])
      for (const title of ['Zulu', note('note-02').title])
        expect(read.find((one) => one.title === title)?.labels).toEqual([made]);
  });

  it('keeps what another page wrote meanwhile in other fields', async () => {
    const { notes, note, saved, disconnected, elsewhere, reconnect } = await openNotes();
    const { acting } = await disconnected(() => notes.update(note('note-02'), { title: 'Mine' }));
    await elsewhere('note-02', { content: 'Theirs' });
    reconnect();
    expect(await acting).toBe(true);
    expect((await saved()).find(({ id }) => id === 'note-02')).toMatchObject({ title: 'Mine', content: 'Theirs' });
  });

  it('merges entries and labels with those that another page wrote meanwhile', async () => {
    const { notes, note, saved, shownLabels, disconnected, elsewhere, reconnect } = await openNotes();
    const [first, second] = shownLabels();
    if (!first || !second) throw new Error('Two labels are needed');
    await notes.update(note('note-01'), { labels: [] });
    await notes.addTasks(note('note-01'), ['One', 'Two']);
    const entries = note('note-01').tasks ?? [];
    const checked = entries.map((entry, index) => (index === 0 ? { ...entry, completed: true } : entry));
    const { acting } = await disconnected(() => notes.update(note('note-01'), { tasks: checked, labels: [first] }));
    await elsewhere('note-01', {
      tasks: [...entries, { id: 'entry-x', content: 'Theirs', completed: false }],
      labels: [second],
    });
    reconnect();
    expect(await acting).toBe(true);
    const after = (await saved()).find(({ id }) => id === 'note-01');
    expect(after?.tasks?.map(({ content, completed }) => [content, completed])).toEqual([
      ['One', true],
      ['Two', false],
      ['Theirs', false],
    ]);
    expect(after?.labels.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  it('waits also where the notes themselves are not known, as after a reload', async () => {
    const { notes, note, client, saved, messages, disconnected, reconnect } = await openNotes();
    const before = note('note-02');
    client.removeQueries({ queryKey: noteQueries.list().queryKey });
    const { acting } = await disconnected(() => notes.update(before, { title: 'Mine' }));
    reconnect();
    expect(await acting).toBe(true);
    expect(messages()).toEqual([]);
    expect((await saved()).find(({ id }) => id === 'note-02')?.title).toBe('Mine');
  });
});

it('keeps both what is typed into a note and the label that is given back to it while they wait', async () => {
  const { notes, labels, note, undo, saved, shownLabels, disconnected, reconnect } = await openNotes();
  const family = shownLabels().find(({ title }) => title === 'Family');
  if (!family) throw new Error('The label is needed');
  await labels.remove(family);
  const { acting } = await disconnected(() =>
    Promise.all([
      notes.update(note('note-02'), { title: 'Mine' }),
      undo(),
      notes.update(note('note-02'), { content: 'Mine, too' }),
    ]),
  );
  reconnect();
  await acting;
  const after = (await saved()).find(({ id }) => id === 'note-02');
  expect(after).toMatchObject({ title: 'Mine', content: 'Mine, too' });
  expect(after?.labels.map(({ title }) => title)).toContain('Family');
});

describe('useLabelWrites', () => {
  it('gives a label to each note that waits for it, also after a reload that finds other notes', async () => {
    const server = testClient();
    const zebra = { id: 'page-label' as NoteLabelId, title: 'Zebra' };
    const openWith = async (noteId: string) => {
      const page = await openNotes(server);
      page.client.setQueryData(noteQueries.list().queryKey, (notes) =>
        notes?.map((note) => (note.id === noteId ? { ...note, labels: [zebra] } : note)),
      );
      // Both pages send what was kept once, under one key.
      await writesOf(page.client).run(createLabels, [zebra], page.host, {}, ['kept']);
      return page;
    };
    await openWith('note-01');
    const { saved, savedLabels } = await openWith('note-02');
    const made = (await savedLabels()).filter(({ title }) => title === 'Zebra');
    expect(made).toHaveLength(1);
    for (const id of ['note-01', 'note-02'])
      expect((await saved()).find((note) => note.id === id)?.labels).toContainEqual(made[0]);
  });

  it('goes on where one of the notes of a label was refused, when somebody tries again (NO-1)', async () => {
    const { api } = testClient();
    let refused = 0;
    const refuseSecond = async (sent: Request) =>
      sent.method === 'PATCH' && (refused += 1) === 2 ? await refuse(sent) : await api.fetch(sent);
    const { client, host, saved, savedLabels } = await openNotes({
      ...testClient(),
      api: { ...api, fetch: refuseSecond },
    });
    const zebra = { id: 'page-label' as NoteLabelId, title: 'Zebra', noteIds: ['note-01', 'note-02'] as NoteId[] };
    const first = await writesOf(client).run(createLabels, [zebra], host);
    const keys = first.failed.map(({ key }) => key);
    expect(keys).toHaveLength(1);
    expect((await writesOf(client).run(createLabels, [zebra], host, {}, keys)).failed).toEqual([]);
    const made = (await savedLabels()).filter(({ title }) => title === 'Zebra');
    expect(made).toHaveLength(1);
    for (const id of zebra.noteIds)
      expect((await saved()).find((note) => note.id === id)?.labels).toContainEqual(made[0]);
  });

  it('creates and renames a label, also on its notes (NO-1)', async () => {
    const { labels, shownLabels, savedLabels, note } = await openNotes();
    await labels.create('Boat');
    expect(shownLabels().at(-1)?.title).toBe('Boat');
    const [family] = shownLabels();
    if (family) await labels.rename(family, 'Crew');
    expect(note('note-02').labels[0]?.title).toBe('Crew');
    expect(await savedLabels()).toEqual(shownLabels());
  });

  it('makes a label with the note that it is made for (NO-1)', async () => {
    const { labels, note, saved, shown, shownLabels, disconnected, reconnect } = await openNotes();
    const add = vi.fn<() => void>();
    const { acting } = await disconnected(() => labels.create('Boat', { note: note('note-05'), add }));
    const boat = shownLabels().filter(({ title }) => title === 'Boat');
    expect(note('note-05').labels).toEqual(expect.arrayContaining(boat));
    reconnect();
    expect(await acting).toBe(true);
    for (const read of [await saved(), shown()])
      expect(read.find(({ id }) => id === 'note-05')?.labels.map(({ title }) => title)).toContain('Boat');
    expect(add).not.toHaveBeenCalled();
  });

  it('deletes a label from all notes, and undo gives it back to them (NO-1)', async () => {
    const { labels, shownLabels, shown, saved, undo } = await openNotes();
    const carriers = () => shown().filter((note) => note.labels.some(({ title }) => title === 'Family'));
    const before = carriers().map(({ id }) => id);
    expect(before.length).toBeGreaterThan(1);
    const [family] = shownLabels();
    if (family) await labels.remove(family);
    expect((await saved()).some((note) => note.labels.some(({ title }) => title === 'Family'))).toBe(false);
    await undo();
    await waitFor(() => expect(carriers().map(({ id }) => id)).toEqual(before));
    await waitFor(async () => {
      const now = (await saved()).filter((note) => note.labels.some(({ title }) => title === 'Family'));
      expect(now.map(({ id }) => id).toSorted()).toEqual(before.toSorted());
    });
  });
});
