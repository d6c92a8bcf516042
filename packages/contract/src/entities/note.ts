import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { noteLabelIdSchema, noteLabelSchema } from './noteLabel';
import { ownIds } from './ownIds';

export const noteIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'NoteId'>();
export type NoteId = z.infer<typeof noteIdSchema>;

/** Longest texts that a write accepts, in UTF-16 units. */
export const noteTitleMaxLength = 1_000;
export const noteContentMaxLength = 200_000;
export const noteTaskMaxLength = 2_000;

/** Something to tick off inside a note. */
export const noteTaskSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  content: z.string().check(z.maxLength(noteTaskMaxLength)),
  completed: z.boolean(),
});
export type NoteTask = z.infer<typeof noteTaskSchema>;

const noteTasksSchema = z.array(noteTaskSchema).check(z.maxLength(1_000));

export const noteSchema = z.object({
  id: noteIdSchema,
  /** Plain text; may be empty. */
  title: z.string().check(z.maxLength(noteTitleMaxLength)),
  /** Plain text with line breaks; may be empty. */
  content: z.string().check(z.maxLength(noteContentMaxLength)),
  /** In the order in which they are shown; null in a note that is no list. */
  tasks: z.nullable(noteTasksSchema),
  /** Data URL, or address of a bundled picture. */
  image: z.nullable(z.string()),
  /** ISO 8601 instant, UTC. */
  reminder: z.nullable(z.iso.datetime()),
  /** Ids of note labels, each at most once. */
  labels: z.array(noteLabelIdSchema).check(z.maxLength(200)),
  archived: z.boolean(),
  /** ISO 8601 instant, UTC. */
  createdAt: z.iso.datetime(),
  /** When it was last changed; null while it is as it was made. */
  updatedAt: z.nullable(z.iso.datetime()),
});
export type Note = z.infer<typeof noteSchema>;

/** A note as the list has it: labels in place of their ids. */
export const expandedNoteSchema = z.extend(noteSchema, { labels: z.array(noteLabelSchema) });
export type ExpandedNote = z.infer<typeof expandedNoteSchema>;

/** A note as a write takes it: straight from the list, with ids, or with some of both. */
export const sentNoteSchema = z.extend(noteSchema, {
  labels: z.array(z.union([noteLabelIdSchema, noteLabelSchema])).check(z.maxLength(200)),
  tasks: z.nullable(noteTasksSchema.check(ownIds)),
});
export type SentNote = z.infer<typeof sentNoteSchema>;

/** What a new note has for all that nobody gave. */
export const noteDefaults = {
  title: '',
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  updatedAt: null,
} satisfies Partial<Note>;

const { shape } = sentNoteSchema;

/** What a new note is made of. Without `createdAt` it is one of now. */
export const newNoteSchema = z.object({
  title: withDefault(shape.title, noteDefaults.title),
  content: withDefault(shape.content, noteDefaults.content),
  tasks: withDefault(shape.tasks, noteDefaults.tasks),
  image: withDefault(shape.image, noteDefaults.image),
  reminder: withDefault(shape.reminder, noteDefaults.reminder),
  labels: withDefault(shape.labels, noteDefaults.labels),
  archived: withDefault(shape.archived, noteDefaults.archived),
  createdAt: z.optional(shape.createdAt),
  updatedAt: withDefault(shape.updatedAt, noteDefaults.updatedAt),
});
/** As it is sent: all of it may be left out. */
export type NewNote = z.input<typeof newNoteSchema>;
