import { createNote, createNoteTask, deleteNote, updateNote } from '@quarterdeck/contract/endpoints/notes';
import type { ExpandedNote, Note, NoteId } from '@quarterdeck/contract/entities/note';
import {
  keptNoteSchema,
  newNoteTaskSchema,
  noteChangeSchema,
  type KeptNote,
  type NewNoteTask,
  type NoteChange,
  type NotePatch,
} from '@quarterdeck/contract/writes/notes';
import { ApiError } from '@quarterdeck/contract';
import { isGone } from '@quarterdeck/data/apiErrors';
import { defineWrite, type WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { changeOf } from '@quarterdeck/data/writes/optimisticCache';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { noteQueries } from './noteQueries';

const list = noteQueries.list();
type Ids = Pick<WriteContext, 'idOf'>;
export const inNotes = (change: (notes: ExpandedNote[]) => ExpandedNote[]) => [changeOf(list, change)];

const changeNote = (id: NoteId, change: (note: ExpandedNote) => ExpandedNote, { idOf }: Ids) =>
  inNotes((notes) => notes.map((note) => (note.id === idOf(id) ? change(note) : note)));

const without = (notes: readonly ExpandedNote[], ids: readonly NoteId[]) => notes.filter(({ id }) => !ids.includes(id));

/** What a call would have answered: the list does not have the note any more. */
const goneNote = () => new ApiError('not_found', 'The note is gone', { endpointId: updateNote.id });

const dateOf = ({ updatedAt, createdAt }: ExpandedNote) => updatedAt ?? createdAt;

/** Puts notes where their dates belong among the others; what is of now goes on top. */
const addNotes = (added: readonly ExpandedNote[]) =>
  inNotes((notes) =>
    added.reduce((rest, note) => {
      const others = without(rest, [note.id]);
      const place = others.findIndex((other) => dateOf(other) <= dateOf(note));
      return others.toSpliced(place === -1 ? others.length : place, 0, note);
    }, notes),
  );

/** Labels keep the titles that are shown; the API answers ids only. */
const expanded = (note: Note, labels: ExpandedNote['labels']): ExpandedNote => ({
  ...note,
  labels: note.labels.flatMap((id) => labels.find((label) => label.id === id) ?? []),
});

const patched = (note: ExpandedNote, { tasks, labels, ...patch }: NotePatch, { idOf }: Ids): ExpandedNote =>
  // Fields that are absent have no key, so nothing is overwritten by undefined.
  ({
    ...note,
    ...(patch as Partial<ExpandedNote>),
    ...(labels === undefined ? {} : { labels: labels.map((label) => ({ ...label, id: idOf(label.id) })) }),
    ...(tasks === undefined ? {} : { tasks: tasks?.map((task) => ({ ...task, id: idOf(task.id) })) ?? null }),
  });

/** What a note is called where it has to be named in one line. */
export const nameOf = ({ title, content, tasks }: Pick<ExpandedNote, 'title' | 'content' | 'tasks'>): string =>
  saidTitle([title, content.split('\n')[0] ?? '', tasks?.[0]?.content ?? ''].find((text) => text.trim() !== '') ?? '');

const nameById = (id: NoteId | undefined, { shown, idOf }: Pick<WriteContext, 'shown' | 'idOf'>): string => {
  const note = shown(list)?.find((one) => id !== undefined && one.id === idOf(id));
  return note ? nameOf(note) : '';
};

/** Also makes a deleted note again, with all that it had. */
export const createNotes = defineWrite<KeptNote, ExpandedNote>({
  id: 'notes.create',
  part: keptNoteSchema,
  // What is done to it meanwhile waits until it is made.
  partQueueKey: ({ id }) => id,
  optimistic: (parts) => addNotes(parts),
  send: async ({ id, ...note }, { call, idOf, mapId }) => {
    const labels = note.labels.map((label) => ({ ...label, id: idOf(label.id) }));
    const made = await call(createNote, { body: { note: { ...note, labels } } });
    mapId(id, made.id);
    return expanded(made, labels);
  },
  saved: (done) => addNotes(done.map(({ answer }) => answer)),
  failure: (parts, t) => t('notes.failed.create', { title: parts[0] ? nameOf(parts[0]) : '' }),
  // Made again from the editor, which keeps what was typed, it needs no other attempt.
  fields: ({ id }) => [`${id} note`],
});

export const updateNotes = defineWrite<NoteChange, NoteChange>({
  id: 'notes.update',
  part: noteChangeSchema,
  partQueueKey: ({ id }) => id,
  optimistic: (changes, context) =>
    changes.flatMap(({ id, patch }) => changeNote(id, (note) => patched(note, patch, context), context)),
  send: async (change, context) => {
    const id = context.idOf(change.id);
    // The call takes the whole note: all else is as it was saved.
    const note = context.saved(list)?.find((one) => one.id === id);
    if (note === undefined) throw goneNote();
    const wanted = patched(note, change.patch, context);
    const labels = wanted.labels.map((label) => ({ ...label, id: context.idOf(label.id) }));
    await context.call(updateNote, { body: { updatedNote: { ...wanted, labels } } });
    return change;
  },
  // A note keeps its place until the list is read again: it would jump away from under the pointer.
  saved: (done, context) =>
    done.flatMap(({ answer: { id, patch } }) => changeNote(id, (note) => patched(note, patch, context), context)),
  failure: (changes, t, context) => t('notes.failed.update', { title: nameById(changes[0]?.id, context) }),
  fields: ({ id, patch }) => Object.keys(patch).map((field) => `${id} ${field}`),
});

export const addNoteTasks = defineWrite<NewNoteTask, NewNoteTask>({
  id: 'notes.tasks.create',
  part: newNoteTaskSchema,
  partQueueKey: ({ noteId }) => noteId,
  optimistic: (parts, context) => appended(parts, context),
  send: async (part, { call, saved, idOf, mapId }) => {
    const id = idOf(part.noteId);
    const note = saved(list)?.find((one) => one.id === id);
    if (note === undefined) throw goneNote();
    const { tasks } = await call(createNoteTask, { body: { note, task: part.task.content } });
    const made = tasks?.at(-1);
    if (made) mapId(part.task.id, made.id);
    return part;
  },
  saved: (done, context) =>
    appended(
      done.map(({ answer }) => answer),
      context,
    ),
  failure: (parts, t) =>
    t('notes.failed.addEntry', { count: parts.length, title: saidTitle(parts[0]?.task.content ?? '') }),
});

function appended(parts: readonly NewNoteTask[], context: Ids) {
  return parts.flatMap(({ noteId, task }) =>
    changeNote(
      noteId,
      (note) => {
        const id = context.idOf(task.id);
        return { ...note, tasks: [...(note.tasks ?? []).filter((other) => other.id !== id), { ...task, id }] };
      },
      context,
    ),
  );
}

export const deleteNotes = defineWrite<KeptNote, KeptNote>({
  id: 'notes.delete',
  part: keptNoteSchema,
  partQueueKey: ({ id }) => id,
  optimistic: (parts, { idOf }) =>
    inNotes((notes) =>
      without(
        notes,
        parts.map(({ id }) => idOf(id)),
      ),
    ),
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
    const ids = done.map(({ answer }) => answer.id);
    return inNotes((notes) => without(notes, ids));
  },
  failure: (parts, t) => t('notes.failed.delete', { title: parts[0] ? nameOf(parts[0]) : '' }),
});
