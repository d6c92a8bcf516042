/** The parts of the writes of notes, as the browser keeps them until they are answered. */
import * as z from 'zod/mini';
import { expandedNoteSchema, noteIdSchema, noteTaskSchema } from '../entities/note';
import { noteLabelSchema } from '../entities/noteLabel';

/** A note to be made, or made again, with the id that it has on the page until then. */
export const keptNoteSchema = expandedNoteSchema;
export type KeptNote = z.infer<typeof keptNoteSchema>;

/** @throws ZodError when it is none. */
export const parseKeptNote = (value: unknown): KeptNote => z.parse(keptNoteSchema, value);

/** What may change in a note. */
export const notePatchSchema = z.partial(z.omit(expandedNoteSchema, { id: true, createdAt: true, updatedAt: true }));
export type NotePatch = z.infer<typeof notePatchSchema>;

/** What is to change in a note, and what stood there before, which older versions did not keep. Absent fields stay. */
export const noteChangeSchema = z.object({
  id: noteIdSchema,
  before: z.optional(notePatchSchema),
  patch: notePatchSchema,
});
export type NoteChange = z.infer<typeof noteChangeSchema>;

/** Entries for the checklist of a note, each with the id that it has on the page until it is made. */
export const newNoteTasksSchema = z.object({ noteId: noteIdSchema, tasks: z.array(noteTaskSchema) });
export type NewNoteTasks = z.infer<typeof newNoteTasksSchema>;

/** A label to be made, with the notes that are to have it. */
export const newNoteLabelSchema = z.extend(noteLabelSchema, { noteIds: z.optional(z.array(noteIdSchema)) });
export type NewNoteLabel = z.infer<typeof newNoteLabelSchema>;

/** A label with the title that it is to have. */
export const changedNoteLabelSchema = z.extend(noteLabelSchema, { before: z.string() });
export type ChangedNoteLabel = z.infer<typeof changedNoteLabelSchema>;
