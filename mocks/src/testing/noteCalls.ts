import { createNote, listNoteLabels, listNotes } from '@quarterdeck/contract/endpoints/notes';
import {
  noteIdSchema,
  type ExpandedNote,
  type NewNote,
  type Note,
  type NoteId,
} from '@quarterdeck/contract/entities/note';
import { noteLabelIdSchema, type NoteLabel, type NoteLabelId } from '@quarterdeck/contract/entities/noteLabel';
import * as z from 'zod/mini';
import type { MockClient } from './clientOf';
import { bodyOf } from './describeRobustness';

export function noteId(id: string): NoteId {
  return z.parse(noteIdSchema, id);
}

export function noteLabelId(name: string): NoteLabelId {
  return z.parse(noteLabelIdSchema, `note-label-${name}`);
}

export async function listedNotes({ call }: MockClient): Promise<ExpandedNote[]> {
  return bodyOf(await call(listNotes, {}));
}

export async function listedNoteLabels({ call }: MockClient): Promise<NoteLabel[]> {
  return bodyOf(await call(listNoteLabels, {}));
}

export async function writeNote({ call }: MockClient, note: NewNote = {}): Promise<Note> {
  return bodyOf(await call(createNote, { body: { note } }));
}

/** A note of the list. */
export async function readNote(client: MockClient, id: string): Promise<ExpandedNote> {
  const note = (await listedNotes(client)).find((one) => one.id === id);
  if (note === undefined) throw new Error(`No note with id ${id} is in the list`);
  return note;
}
