import * as calls from '@quarterdeck/contract/endpoints/notes';
import { noteIdSchema, type ExpandedNote, type Note, type SentNote } from '@quarterdeck/contract/entities/note';
import type { NoteLabel, NoteLabelId } from '@quarterdeck/contract/entities/noteLabel';
import { newestFirst } from '@quarterdeck/contract/rules/newestFirst';
import * as z from 'zod/mini';
import type { Collection } from '../core/collection';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { memoWith } from '../core/memo';
import { noteLabelTable, noteTable } from './noteTables';

const noNote = (id: string) => notFound(`No note with id ${id}`);

export const noteHandlers: readonly MockHandler[] = [
  handle(calls.createNoteTask, async ({ body: { note, task } }, { db, newId, now }) => {
    const notes = await db.open(noteTable);
    // Only the id counts: a note that a screen held for a while must not bring old fields back.
    const current = notes.get(note.id);
    if (current === undefined) throw noNote(note.id);
    const tasks = [...(current.tasks ?? []), { id: newId(), content: task, completed: false }];
    return notes.patch(note.id, { tasks, updatedAt: now().toISOString() }) ?? current;
  }),

  handle(calls.listNotes, async (_, { db }) => {
    const [notes, labels] = await Promise.all([db.open(noteTable), db.open(noteLabelTable)]);
    return expandAll(notes.list(), labels.list());
  }),

  handle(calls.createNote, async ({ body }, { db, newId, now }) => {
    const [notes, labels] = await Promise.all([db.open(noteTable), db.open(noteLabelTable)]);
    const { labels: sent, createdAt = now().toISOString(), ...fields } = body.note;
    const id = z.parse(noteIdSchema, newId());
    return notes.insert({ ...fields, id, labels: knownLabels(sent, labels), createdAt });
  }),

  handle(calls.updateNote, async ({ body: { updatedNote } }, { db, now }) => {
    const [notes, labels] = await Promise.all([db.open(noteTable), db.open(noteLabelTable)]);
    const { id, createdAt: _, ...fields } = updatedNote;
    const updated = notes.patch(id, {
      ...fields,
      labels: knownLabels(fields.labels, labels),
      updatedAt: now().toISOString(),
    });
    if (updated === undefined) throw noNote(id);
    return updated;
  }),

  handle(calls.deleteNote, async ({ query: { id } }, { db }) => {
    if (!(await db.open(noteTable)).remove(id)) throw noNote(id);
    return true as const;
  }),
];

/** Ids of labels that there are, once each, from what was sent: ids or whole labels. */
function knownLabels(sent: SentNote['labels'], labels: Collection<NoteLabel>): Note['labels'] {
  return labels.known(sent.map((label): NoteLabelId => (typeof label === 'string' ? label : label.id)));
}

/** The latest first, with their labels in place of the ids. */
const expandAll = memoWith((notes: readonly Note[], labels: readonly NoteLabel[]) =>
  newestFirst(notes, ({ updatedAt, createdAt }) => updatedAt ?? createdAt).map((note) => expand(note, labels)),
);

const expand = memoWith((note: Note, labels: readonly NoteLabel[]): ExpandedNote => {
  const found = note.labels.map((id) => labels.find((label) => label.id === id));
  return { ...note, labels: found.filter((label) => label !== undefined) };
});
