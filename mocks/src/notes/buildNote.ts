import { noteDefaults, noteSchema, type Note } from '@quarterdeck/contract/entities/note';
import { noteLabelSchema, type NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import * as z from 'zod/mini';

/** A note by hand: what is not given is as in a note that was just written. */
export function buildNote(overrides: Partial<z.input<typeof noteSchema>> = {}): Note {
  return z.parse(noteSchema, {
    ...noteDefaults,
    id: 'note-built',
    title: 'Words for the empty calendar',
    content: 'Nothing is booked. The sea is yours.',
    createdAt: '2026-03-10T07:40:00.000Z',
    ...overrides,
  });
}

export function buildNoteLabel(overrides: Partial<z.input<typeof noteLabelSchema>> = {}): NoteLabel {
  return z.parse(noteLabelSchema, { id: 'note-label-built', title: 'Harbours', ...overrides });
}
