import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { createContext, use } from 'react';
import type { NoteView } from '../model/noteViews';
import type { NoteWrites } from '../queries/useNoteWrites';

export interface NotesContextValue {
  view: NoteView;
  /** What is searched; empty for nothing. */
  search: string;
  /** What stays in the addresses of views and notes (`keptOf`). */
  kept: string;
  /** All labels. */
  labels: readonly NoteLabel[];
  /** That of the view; undefined in views without one. */
  label: NoteLabel | undefined;
  writes: NoteWrites;
}

export const NotesContext = createContext<NotesContextValue | null>(null);

/** What the cards of the notes and the editor share. */
export function useNotes(): NotesContextValue {
  const value = use(NotesContext);
  if (value === null) throw new Error('useNotes stands outside of the screen of notes');
  return value;
}
