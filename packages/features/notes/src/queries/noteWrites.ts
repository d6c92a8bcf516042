import { createNote, createNoteTask, deleteNote, updateNote } from '@quarterdeck/contract/endpoints/notes';
import { noteDefaults, type ExpandedNote, type NoteId, type NoteTask } from '@quarterdeck/contract/entities/note';
import {
  keptNoteSchema,
  newNoteTasksSchema,
  noteChangeSchema,
  parseKeptNote,
  type KeptNote,
  type NewNoteTasks,
  type NoteChange,
  type NotePatch,
} from '@quarterdeck/contract/writes/notes';
import { isGone } from '@quarterdeck/data/apiErrors';
import { defineWrite, type ReadSaved } from '@quarterdeck/data/writes/defineWrite';
import { recordList, recordsBefore, without, withIdsNow, type Ids } from '@quarterdeck/data/writes/recordList';
import { defineCreate, defineDelete, defineUpdate } from '@quarterdeck/data/writes/recordWrites';
import { draftIdOf, giveDrafts, keepNewRecord, readNewRecord } from '@quarterdeck/data/writes/useUnsavedDrafts';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { titleOf } from '../model/noteViews';
import { noteQueries } from './noteQueries';

/** Of the keys by which the browser keeps what is not saved yet. */
export const draftPrefix = 'qd:notes:';

const list = noteQueries.list();

/** The list of all notes, for what writes change in it. */
export const allNotes = recordList(list);

const dateOf = ({ updatedAt, createdAt }: ExpandedNote) => updatedAt ?? createdAt;

/** Puts notes where their dates belong among the others; what is of now goes on top. */
const addNotes = (added: readonly ExpandedNote[]) =>
  allNotes.change((notes) =>
    added.reduce((rest, note) => {
      const others = without(rest, [note]);
      const place = others.findIndex((other) => dateOf(other) <= dateOf(note));
      return others.toSpliced(place === -1 ? others.length : place, 0, note);
    }, notes),
  );

const withTasks = (note: ExpandedNote, added: readonly NoteTask[]): ExpandedNote => ({
  ...note,
  tasks: [...without(note.tasks ?? [], added), ...added],
});

const appended = (parts: readonly NewNoteTasks[], ids: Ids) =>
  parts.flatMap(({ noteId, tasks }) =>
    allNotes.changeOne(ids.idOf(noteId), (note) => withTasks(note, withIdsNow(tasks, ids))),
  );

/** What was written into a note that was deleted elsewhere is offered as a new one. @param note what is known of it */
export function keepGone(id: NoteId, note: NotePatch): void {
  const draftId = draftIdOf(draftPrefix, id);
  const empty = { ...noteDefaults, createdAt: new Date().toISOString() };
  keepNewRecord(draftPrefix, draftId, { ...empty, ...readNewRecord(draftPrefix, draftId, parseKeptNote), ...note, id });
}

const before = recordsBefore(list);

/** Also makes a deleted note again, with all that it had. */
export const createNotes = defineCreate<KeptNote>({
  id: 'notes.create',
  part: keptNoteSchema,
  add: addNotes,
  make: async ({ id, ...note }, context) => {
    const labels = withIdsNow(note.labels, context);
    const made = await context.call(createNote, { body: { note: { ...note, labels } } });
    giveDrafts(draftPrefix, id, made.id);
    // Labels keep the titles that are shown; the API answers ids only.
    return { ...made, labels: labels.filter((label) => made.labels.includes(label.id)) };
  },
  failure: ([first], t) => t('notes.failed.create', { title: first ? titleOf(first, t) : '' }),
  // Made again from the editor, which keeps what was typed, it needs no other attempt.
  fields: ({ id }) => [`${id} note`],
});

// A note keeps its place until the list is read again: it would jump away from under the pointer.
export const updateNotes = defineUpdate<ExpandedNote, NoteChange>({
  id: 'notes.update',
  part: noteChangeSchema,
  list,
  endpoint: updateNote,
  merged: ['tasks', 'labels'],
  texts: ['title', 'content'],
  onGone: ({ id, patch }, note) => {
    if (patch.title !== undefined || patch.content !== undefined) keepGone(id, { ...note, ...patch });
  },
  save: (whole, { call }) => call(updateNote, async (savedNow) => ({ body: { updatedNote: await whole(savedNow) } })),
  failure: ([first], t, { shown, idOf }) => {
    if (!first) return '';
    const id = idOf(first.id);
    const draftId = draftIdOf(draftPrefix, id);
    const note = shown(list)?.find((one) => one.id === id) ?? readNewRecord(draftPrefix, draftId, parseKeptNote);
    return t('notes.failed.update', { title: note ? titleOf(note, t) : t('notes.untitled') });
  },
});

export const addNoteTasks = defineWrite<NewNoteTasks, NewNoteTasks>({
  id: 'notes.tasks.create',
  part: newNoteTasksSchema,
  partQueueKey: ({ noteId }) => noteId,
  optimistic: (parts, context) => {
    for (const part of parts) before.note(part, part.noteId, context);
    return appended(parts, context);
  },
  send: async (part, { call, idOf, mapId }) => {
    const noteNow = (savedNow: ReadSaved) => allNotes.savedOne(idOf(part.noteId), updateNote, savedNow);
    const [first, ...others] = part.tasks;
    // The call for entries takes one; many go with the note, so that they are not as many calls.
    try {
      if (others.length > 0) {
        await call(updateNote, async (now) => ({ body: { updatedNote: withTasks(await noteNow(now), part.tasks) } }));
      } else if (first) {
        const { tasks } = await call(createNoteTask, async (savedNow) => ({
          body: { note: await noteNow(savedNow), task: first.content },
        }));
        const made = tasks?.at(-1);
        if (made) mapId(first.id, made.id);
      }
    } catch (error) {
      const note = before.of(part);
      if (isGone(error)) keepGone(idOf(part.noteId), { ...note, tasks: [...(note?.tasks ?? []), ...part.tasks] });
      throw error;
    }
    return part;
  },
  saved: (done, ids) => done.flatMap(({ answer }) => appended([answer], ids)),
  failure: (parts, t) => {
    const tasks = parts.flatMap((part) => part.tasks);
    return t('notes.failed.addEntry', { count: tasks.length, title: truncateForSpeech(tasks[0]?.content ?? '') });
  },
});

export const deleteNotes = defineDelete<KeptNote>({
  id: 'notes.delete',
  part: keptNoteSchema,
  leaveOut: allNotes.leaveOut,
  remove: ({ id }, { call }) => call(deleteNote, { query: { id } }),
  failure: ([first], t) => t('notes.failed.delete', { title: first ? titleOf(first, t) : '' }),
});
