import { createNoteTask, deleteNote, updateNote } from '@quarterdeck/contract/endpoints/notes';
import type { SentNote } from '@quarterdeck/contract/entities/note';
import { describe, expect, it } from 'vitest';
import { testClient, testNow, type MockClient } from '../testing/clientOf';
import { listedNoteLabels, listedNotes, noteId, noteLabelId, readNote, writeNote } from '../testing/noteCalls';
import { buildNote } from './buildNote';

const now = testNow.toISOString();
const save = ({ call }: MockClient, updatedNote: SentNote) => call(updateNote, { body: { updatedNote } });

describe('notes.all', () => {
  it('lists notes of every kind with their labels in place of ids', async () => {
    const client = testClient();
    const [notes, labels] = await Promise.all([listedNotes(client), listedNoteLabels(client)]);
    expect(notes.length).toBeGreaterThanOrEqual(25);
    for (const label of notes.flatMap((note) => note.labels)) expect(labels).toContainEqual(label);
    expect(notes.some(({ archived }) => archived)).toBe(true);
  });

  it('is sorted newest first by the last change, or else by the making', async () => {
    const client = testClient();
    const moments = (await listedNotes(client)).map(({ updatedAt, createdAt }) => updatedAt ?? createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const [oldest] = (await listedNotes(client)).slice(-1);
    if (oldest) await save(client, { ...oldest, title: 'Again' });
    expect((await listedNotes(client))[0]).toMatchObject({ id: oldest?.id, title: 'Again' });
  });

  it('is empty without notes', async () => {
    expect(await listedNotes(testClient({ scenario: 'empty' }))).toEqual([]);
  });
});

describe('notes.create', () => {
  it('makes an empty note of now with a new id', async () => {
    const client = testClient();
    const note = await writeNote(client);
    expect(note).toEqual({
      id: 'new-1',
      title: '',
      content: '',
      tasks: null,
      image: null,
      reminder: null,
      labels: [],
      archived: false,
      createdAt: now,
      updatedAt: null,
    });
    expect((await listedNotes(client))[0]).toEqual(note);
  });

  it('keeps everything that is given but the id', async () => {
    const client = testClient();
    const { id: _, ...fields } = buildNote({
      tasks: [{ id: 't1', content: 'Sand', completed: true }],
      image: 'data:image/png;base64,AAAA',
      reminder: '2026-03-12T08:00:00.000Z',
      archived: true,
      updatedAt: '2026-03-10T08:00:00.000Z',
    });
    const sent = await client.send('POST', 'api/apps/notes', JSON.stringify({ note: { ...fields, id: 'note-01' } }));
    expect(sent).toEqual({ status: 200, body: { ...fields, id: 'new-1' } });
  });

  it('makes a deleted note again where it stood', async () => {
    const client = testClient();
    const before = await listedNotes(client);
    const [, , third] = before;
    if (third === undefined) throw new Error('There are too few notes');
    await client.call(deleteNote, { query: { id: third.id } });
    await writeNote(client, third);
    expect(await listedNotes(client)).toEqual(before.with(2, { ...third, id: noteId('new-1') }));
  });

  it('takes labels as ids or as a list has them, once each, and drops unknown ones', async () => {
    const family = noteLabelId('family');
    const labels = [noteLabelId('work'), { id: family, title: 'Old words' }, noteLabelId('nowhere'), family];
    expect((await writeNote(testClient(), { labels })).labels).toEqual(['note-label-work', 'note-label-family']);
  });

  it('refuses a field that is not of its kind', async () => {
    const client = testClient();
    const before = await listedNotes(client);
    const body = JSON.stringify({ note: { reminder: 'tomorrow' } });
    await expect(client.send('POST', 'api/apps/notes', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'note.reminder': 'Must be written as datetime' } } },
    });
    expect(await listedNotes(client)).toEqual(before);
  });
});

describe('notes.update', () => {
  it.each([
    ['archiving', { archived: true }],
    ['a reminder', { reminder: '2026-03-12T08:00:00.000Z' }],
    ['no reminder', { reminder: null }],
    ['a ticked task', { tasks: [{ id: 'note-01-1', content: 'Sails', completed: true }] }],
    ['no list', { tasks: null }],
    ['a picture', { image: 'data:image/png;base64,AAAA' }],
    ['other words', { title: 'Other', content: 'Words' }],
  ])('saves %s, changed now', async (_, change) => {
    const client = testClient();
    const note = await readNote(client, 'note-01');
    const { body } = await save(client, { ...note, ...change });
    expect(body).toEqual({ ...note, ...change, labels: note.labels.map(({ id }) => id), updatedAt: now });
    expect(await readNote(client, 'note-01')).toEqual({ ...note, ...change, updatedAt: now });
  });

  it('stores expanded labels as ids, once each, and drops unknown ones', async () => {
    const client = testClient();
    const note = await readNote(client, 'note-01');
    const family = { id: noteLabelId('family'), title: 'Old words' };
    const labels = [family, noteLabelId('nowhere'), noteLabelId('family'), noteLabelId('work')];
    expect((await save(client, { ...note, labels })).body.labels).toEqual(['note-label-family', 'note-label-work']);
    expect((await readNote(client, 'note-01')).labels.map(({ title }) => title)).toEqual(['Family', 'Work']);
  });

  it('keeps the moment of its making, and drops what no note has', async () => {
    const client = testClient();
    const note = await readNote(client, 'note-01');
    const updatedNote = { ...note, createdAt: '1999-01-01T00:00:00Z', updatedAt: null, stranger: 1 };
    const { body } = await client.send('PATCH', 'api/apps/notes', JSON.stringify({ updatedNote }));
    expect(body).toEqual({ ...note, labels: note.labels.map(({ id }) => id), updatedAt: now });
  });

  it('refuses inner tasks with the same id, names the second and changes nothing', async () => {
    const client = testClient();
    const before = await listedNotes(client);
    const [note] = before;
    const tasks = ['Haul', 'Scrub'].map((content) => ({ id: 'step', content, completed: false }));
    await expect(
      client.send('PATCH', 'api/apps/notes', JSON.stringify({ updatedNote: { ...note, tasks } })),
    ).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'updatedNote.tasks.1.id': 'Is the id of another one' } } },
    });
    expect(await listedNotes(client)).toEqual(before);
  });

  it('refuses half a note and changes nothing', async () => {
    const client = testClient();
    const before = await listedNotes(client);
    const body = JSON.stringify({ updatedNote: { id: 'note-01', title: 'Half' } });
    await expect(client.send('PATCH', 'api/apps/notes', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'updatedNote.content': 'Is missing' } } },
    });
    expect(await listedNotes(client)).toEqual(before);
  });

  it('answers 404 for a missing id', async () => {
    await expect(save(testClient(), buildNote())).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No note with id note-built' } },
    });
  });
});

describe('notes.tasks.create', () => {
  const add = ({ call }: MockClient, note: SentNote, task: string) => call(createNoteTask, { body: { note, task } });

  it('adds an inner task, not completed, at the end, and returns the note, changed now', async () => {
    const client = testClient();
    const note = await readNote(client, 'note-02');
    const { body } = await add(client, note, '  Flowers ');
    expect(body).toEqual({
      ...note,
      tasks: [...(note.tasks ?? []), { id: 'new-1', content: 'Flowers', completed: false }],
      labels: note.labels.map(({ id }) => id),
      updatedAt: now,
    });
    expect((await readNote(client, 'note-02')).tasks).toEqual(body.tasks);
  });

  it('makes a list of a note that was none', async () => {
    const client = testClient();
    const note = await readNote(client, 'note-01');
    expect(note.tasks).toBeNull();
    expect((await add(client, note, 'Charge the tablet')).body.tasks).toEqual([
      { id: 'new-1', content: 'Charge the tablet', completed: false },
    ]);
  });

  it('changes no other field, whatever the note sent says', async () => {
    const client = testClient();
    const note = await readNote(client, 'note-02');
    const { body } = await add(client, { ...note, title: 'Old copy', tasks: null, archived: true }, 'Flowers');
    expect(body).toMatchObject({ title: note.title, archived: false });
    expect(body.tasks).toHaveLength((note.tasks?.length ?? 0) + 1);
  });

  it('refuses a task without words, and what is no note', async () => {
    const client = testClient();
    const note = await readNote(client, 'note-02');
    await expect(add(client, note, ' ')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { task: expect.stringContaining('characters') } } },
    });
    const body = JSON.stringify({ note: { id: 'note-02' }, task: 'Flowers' });
    await expect(client.send('POST', 'api/apps/notes/tasks', body)).resolves.toMatchObject({ status: 400 });
    expect(await readNote(client, 'note-02')).toEqual(note);
  });

  it('answers 404 for a missing id', async () => {
    await expect(add(testClient(), buildNote(), 'Flowers')).resolves.toMatchObject({ status: 404 });
  });
});

describe('notes.delete', () => {
  it('removes the note and returns true', async () => {
    const client = testClient();
    const before = await listedNotes(client);
    await expect(client.call(deleteNote, { query: { id: noteId('note-02') } })).resolves.toEqual({
      status: 200,
      body: true,
    });
    expect(await listedNotes(client)).toEqual(before.filter(({ id }) => id !== 'note-02'));
  });

  it('answers 404 for a missing id, 400 without one, and removes nothing', async () => {
    const client = testClient();
    const before = await listedNotes(client);
    await expect(client.call(deleteNote, { query: { id: noteId('nobody') } })).resolves.toMatchObject({ status: 404 });
    await expect(client.send('DELETE', 'api/apps/notes')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
    expect(await listedNotes(client)).toEqual(before);
  });
});
