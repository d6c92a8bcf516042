import { noteDefaults, noteSchema, noteTaskSchema, type Note } from '@quarterdeck/contract/entities/note';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';

const { shape } = noteSchema;

/** A note in `seeds/notes.json`: what it does not have is left out. */
const noteSeedSchema = z.object({
  id: shape.id,
  title: withDefault(shape.title, noteDefaults.title),
  content: withDefault(shape.content, noteDefaults.content),
  tasks: z.optional(z.array(z.omit(noteTaskSchema, { id: true }))),
  image: withDefault(shape.image, noteDefaults.image),
  reminder: z.optional(seedMomentSchema),
  labels: withDefault(shape.labels, noteDefaults.labels),
  archived: withDefault(shape.archived, noteDefaults.archived),
  created: seedMomentSchema,
  updated: z.optional(seedMomentSchema),
});

/** Reads the seed file; moments are counted from the day of `now`. */
export function readNoteSeeds(json: unknown, now: Date): Note[] {
  return z.parse(z.array(noteSeedSchema), json).map(({ tasks, reminder, created, updated, ...fields }) => ({
    ...fields,
    tasks: tasks?.map((task, index) => ({ id: `${fields.id}-${index + 1}`, ...task })) ?? null,
    reminder: reminder === undefined ? null : toInstant(reminder, now),
    createdAt: toInstant(created, now),
    updatedAt: updated === undefined ? null : toInstant(updated, now),
  }));
}
