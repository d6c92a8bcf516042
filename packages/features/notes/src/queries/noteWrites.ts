import { ApiError } from '@quarterdeck/contract';
import { createNote, createNoteTask, deleteNote, updateNote } from '@quarterdeck/contract/endpoints/notes';
import type { ExpandedNote, NoteId, NoteTask } from '@quarterdeck/contract/entities/note';
import {
  keptNoteSchema,
  newNoteTasksSchema,
  noteChangeSchema,
  type KeptNote,
  type NewNoteTasks,
  type NoteChange,
} from '@quarterdeck/contract/writes/notes';
import { isGone } from '@quarterdeck/data/apiErrors';
import { defineWrite, type ReadSaved, type WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { mergeRecords } from '@quarterdeck/data/writes/mergeLists';
import { changeOf } from '@quarterdeck/data/writes/optimisticCache';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { nameOf } from '../model/noteViews';
import { noteQueries } from './noteQueries';

const list = noteQueries.list();
type Ids = Pick<WriteContext, 'idOf'>;

export const inNotes = (change: (notes: ExpandedNote[]) => ExpandedNote[]) => [changeOf(list, change)];

/** Records but those with the ids of `gone`. */
export const without = <R extends { id: string }>(records: readonly R[], gone: readonly { id: string }[]): R[] =>
  records.filter(({ id }) => gone.every((one) => one.id !== id));

/** Records with the ids that they have by now. */
const renewed = <R extends { id: string }>(records: readonly R[], { idOf }: Ids): R[] =>
  records.map((record) => ({ ...record, id: idOf(record.id) }));

const changeNote = (id: NoteId, change: (note: ExpandedNote) => ExpandedNote, { idOf }: Ids) =>
  inNotes((notes) => notes.map((note) => (note.id === idOf(id) ? change(note) : note)));

/** The note as it is saved by now: calls take it whole. */
export async function noteNow(id: NoteId, savedNow: ReadSaved, { idOf }: Ids): Promise<ExpandedNote> {
  const note = (await savedNow(list)).find((one) => one.id === idOf(id));
  // What a call would have answered.
  if (note === undefined) throw new ApiError('not_found', 'The note is gone', { endpointId: updateNote.id });
  return note;
}

const dateOf = ({ updatedAt, createdAt }: ExpandedNote) => updatedAt ?? createdAt;

/** Puts notes where their dates belong among the others; what is of now goes on top. */
const addNotes = (added: readonly ExpandedNote[]) =>
  inNotes((notes) =>
    added.reduce((rest, note) => {
      const others = without(rest, [note]);
      const place = others.findIndex((other) => dateOf(other) <= dateOf(note));
      return others.toSpliced(place === -1 ? others.length : place, 0, note);
    }, notes),
  );

/** Lists are merged: entries and labels that others added or changed since stay. */
function patched(note: ExpandedNote, { before = {}, patch }: NoteChange, ids: Ids): ExpandedNote {
  const { tasks, labels, ...fields } = patch;
  const merged = <R extends { id: string }>(old: readonly R[] | null = [], wanted: readonly R[], now: readonly R[]) =>
    mergeRecords(renewed(old ?? [], ids), renewed(wanted, ids), now);
  return {
    ...note,
    // Fields that are absent have no key, so nothing is overwritten by undefined.
    ...(fields as Partial<ExpandedNote>),
    ...(labels && { labels: merged(before.labels, labels, note.labels) }),
    ...(tasks !== undefined && { tasks: tasks && merged(before.tasks, tasks, note.tasks ?? []) }),
  };
}

const applied = (changes: readonly NoteChange[], ids: Ids) =>
  changes.flatMap((change) => changeNote(change.id, (note) => patched(note, change, ids), ids));

const withTasks = (note: ExpandedNote, added: readonly NoteTask[]): ExpandedNote => ({
  ...note,
  tasks: [...without(note.tasks ?? [], added), ...added],
});

const appended = (parts: readonly NewNoteTasks[], ids: Ids) =>
  parts.flatMap(({ noteId, tasks }) => changeNote(noteId, (note) => withTasks(note, renewed(tasks, ids)), ids));

/** Also makes a deleted note again, with all that it had. */
export const createNotes = defineWrite<KeptNote, ExpandedNote>({
  id: 'notes.create',
  part: keptNoteSchema,
  // What is done to it meanwhile waits until it is made.
  partQueueKey: ({ id }) => id,
  optimistic: (parts) => addNotes(parts),
  send: async ({ id, ...note }, context) => {
    const labels = renewed(note.labels, context);
    const made = await context.call(createNote, { body: { note: { ...note, labels } } });
    context.mapId(id, made.id);
    // Labels keep the titles that are shown; the API answers ids only.
    return { ...made, labels: labels.filter((label) => made.labels.includes(label.id)) };
  },
  saved: (done) => addNotes(done.map(({ answer }) => answer)),
  failure: ([first], t) => t('notes.failed.create', { title: first ? nameOf(first) : '' }),
  // Made again from the editor, which keeps what was typed, it needs no other attempt.
  fields: ({ id }) => [`${id} note`],
});

export const updateNotes = defineWrite<NoteChange, NoteChange>({
  id: 'notes.update',
  part: noteChangeSchema,
  partQueueKey: ({ id }) => id,
  optimistic: applied,
  send: async (change, context) => {
    // All else is as it was saved.
    await context.call(updateNote, async (savedNow) => ({
      body: { updatedNote: patched(await noteNow(change.id, savedNow, context), change, context) },
    }));
    return change;
  },
  // A note keeps its place until the list is read again: it would jump away from under the pointer.
  saved: (done, context) => {
    const changes = done.map(({ answer }) => answer);
    return applied(changes, context);
  },
  failure: ([first], t, { shown, idOf }) => {
    const note = shown(list)?.find(({ id }) => first && id === idOf(first.id));
    return t('notes.failed.update', { title: (note && nameOf(note)) || t('notes.untitled') });
  },
  fields: ({ id, patch }) => Object.keys(patch).map((field) => `${id} ${field}`),
});

export const addNoteTasks = defineWrite<NewNoteTasks, NewNoteTasks>({
  id: 'notes.tasks.create',
  part: newNoteTasksSchema,
  partQueueKey: ({ noteId }) => noteId,
  optimistic: appended,
  send: async (part, context) => {
    const now = (savedNow: ReadSaved) => noteNow(part.noteId, savedNow, context);
    const [first, ...others] = part.tasks;
    // The call for entries takes one; many go with the note, so that they are not as many calls.
    if (others.length > 0) {
      await context.call(updateNote, async (savedNow) => ({
        body: { updatedNote: withTasks(await now(savedNow), part.tasks) },
      }));
    } else if (first) {
      const { tasks } = await context.call(createNoteTask, async (savedNow) => ({
        body: { note: await now(savedNow), task: first.content },
      }));
      const made = tasks?.at(-1);
      if (made) context.mapId(first.id, made.id);
    }
    return part;
  },
  saved: (done, context) => {
    const parts = done.map(({ answer }) => answer);
    return appended(parts, context);
  },
  failure: (parts, t) => {
    const tasks = parts.flatMap((part) => part.tasks);
    return t('notes.failed.addEntry', { count: tasks.length, title: saidTitle(tasks[0]?.content ?? '') });
  },
});

export const deleteNotes = defineWrite<KeptNote, KeptNote>({
  id: 'notes.delete',
  part: keptNoteSchema,
  partQueueKey: ({ id }) => id,
  optimistic: (parts, ids) => inNotes((notes) => without(notes, renewed(parts, ids))),
  /** @returns the note as it was deleted, with the id that it had then. */
  send: async (note, { call, idOf }) => {
    const id = idOf(note.id);
    try {
      await call(deleteNote, { query: { id } });
    } catch (error) {
      // Deleted elsewhere, or by an attempt whose answer got lost: that is what was wanted.
      if (!isGone(error)) throw error;
    }
    return { ...note, id };
  },
  saved: (done) => {
    // Once it is made again, its id leads to the new one: that must not go, too.
    const deleted = done.map(({ answer }) => answer);
    return inNotes((notes) => without(notes, deleted));
  },
  failure: ([first], t) => t('notes.failed.delete', { title: first ? nameOf(first) : '' }),
});
