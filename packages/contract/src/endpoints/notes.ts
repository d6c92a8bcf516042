import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  expandedNoteSchema,
  newNoteSchema,
  noteIdSchema,
  noteSchema,
  noteTaskMaxLength,
  sentNoteSchema,
} from '../entities/note';
import { noteLabelIdSchema, noteLabelSchema, noteLabelTitleMaxLength } from '../entities/noteLabel';

const labelTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(noteLabelTitleMaxLength));

export const listNoteLabels = endpoint({
  id: 'notes.labels.list',
  method: 'GET',
  path: 'api/apps/notes/labels',
  response: z.array(noteLabelSchema),
});

/** Answers all labels, as do the other writes of labels; the new one is the last. */
export const createNoteLabel = endpoint({
  id: 'notes.labels.create',
  method: 'POST',
  path: 'api/apps/notes/labels',
  body: z.object({ title: labelTitle }),
  response: z.array(noteLabelSchema),
});

export const updateNoteLabel = endpoint({
  id: 'notes.labels.update',
  method: 'PATCH',
  path: 'api/apps/notes/labels',
  body: z.object({ label: z.object({ id: noteLabelIdSchema, title: labelTitle }) }),
  response: z.array(noteLabelSchema),
});

export const deleteNoteLabel = endpoint({
  id: 'notes.labels.delete',
  method: 'DELETE',
  path: 'api/apps/notes/labels',
  query: z.object({ id: noteLabelIdSchema }),
  response: z.array(noteLabelSchema),
});

/** Of the note sent only the id counts. */
export const createNoteTask = endpoint({
  id: 'notes.tasks.create',
  method: 'POST',
  path: 'api/apps/notes/tasks',
  body: z.object({
    note: sentNoteSchema,
    task: z.string().check(z.trim(), z.minLength(1), z.maxLength(noteTaskMaxLength)),
  }),
  response: noteSchema,
});

/** Newest first, by the last change or else by the making. */
export const listNotes = endpoint({
  id: 'notes.all',
  method: 'GET',
  path: 'api/apps/notes/all',
  response: z.array(expandedNoteSchema),
});

export const createNote = endpoint({
  id: 'notes.create',
  method: 'POST',
  path: 'api/apps/notes',
  body: z.object({ note: newNoteSchema }),
  response: noteSchema,
});

/** Takes the whole note. */
export const updateNote = endpoint({
  id: 'notes.update',
  method: 'PATCH',
  path: 'api/apps/notes',
  body: z.object({ updatedNote: sentNoteSchema }),
  response: noteSchema,
});

export const deleteNote = endpoint({
  id: 'notes.delete',
  method: 'DELETE',
  path: 'api/apps/notes',
  query: z.object({ id: noteIdSchema }),
  response: z.literal(true),
});
