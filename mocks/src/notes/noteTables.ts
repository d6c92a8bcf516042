import { noteSchema, type Note } from '@quarterdeck/contract/entities/note';
import { noteLabelSchema, type NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';
import { readNoteSeeds } from './noteSeed';

export const noteTable = defineTable<Note>({
  name: 'notes.notes',
  schema: noteSchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/notes.json');
    return readNoteSeeds(json, now);
  },
  // Many notes, not long ones: with all their words and pictures, one answer would be many megabytes.
  list: {
    vary: (copy, index) => ({
      ...copy,
      title: `${copy.title} (${index + 1})`,
      content: copy.content.split('\n', 1).join(''),
      tasks: copy.tasks?.slice(0, 3) ?? null,
      image: null,
    }),
  },
});

export const noteLabelTable = defineTable<NoteLabel>({
  name: 'notes.labels',
  schema: noteLabelSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/noteLabels.json');
    return z.parse(z.array(noteLabelSchema), json);
  },
  // Labels are a vocabulary: this is a long one, ten thousand would test nothing that happens.
  list: {
    largeSize: 60,
    vary: (copy, index) => ({ ...copy, title: `${copy.title} ${index + 1}` }),
  },
});
