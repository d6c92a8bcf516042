import { paths } from '@quarterdeck/contract';
import type { ExpandedNote, NoteId } from '@quarterdeck/contract/entities/note';
import type { NoteLabelId } from '@quarterdeck/contract/entities/noteLabel';
import { fold } from '@quarterdeck/contract/rules/fold';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';

/** A list of notes: all, those with a reminder, the archived, or those of one label. */
export type NoteView =
  | { kind: 'notes' }
  | { kind: 'reminders' }
  | { kind: 'archive' }
  | { kind: 'label'; id: NoteLabelId };

/** One word for a view in the address of a note that was opened from it. */
export const keyOfView = (view: NoteView): string => (view.kind === 'label' ? `label-${view.id}` : view.kind);

export function viewOfKey(key: string | null): NoteView {
  if (key === 'reminders' || key === 'archive') return { kind: key };
  if (key?.startsWith('label-')) return { kind: 'label', id: key.slice('label-'.length) as NoteLabelId };
  return { kind: 'notes' };
}

/** What the address says: the list, or the list behind the note that is open. */
export function viewOfAddress(pathname: string, id: string | undefined, parameters: URLSearchParams): NoteView {
  if (pathname === paths.noteReminders.href()) return { kind: 'reminders' };
  if (pathname === paths.noteArchive.href()) return { kind: 'archive' };
  const labelId = id as NoteLabelId | undefined;
  if (labelId !== undefined && pathname === paths.noteLabel.href(labelId)) return { kind: 'label', id: labelId };
  return viewOfKey(parameters.get('from'));
}

export function pathOfView(view: NoteView): string {
  if (view.kind === 'label') return paths.noteLabel.href(view.id);
  return { notes: paths.notes, reminders: paths.noteReminders, archive: paths.noteArchive }[view.kind].href();
}

/** The address of a view with what is searched in it. */
export function addressOfView(view: NoteView, search: string): string {
  return pathOfView(view) + (search === '' ? '' : `?${new URLSearchParams({ search }).toString()}`);
}

/** How a new note begins. */
export const newNoteStarts = ['text', 'checklist', 'picture'] as const;
export type NewNoteStart = (typeof newNoteStarts)[number];

/** The address of a note over the list that it is opened from. @param begin for a note that is yet to be written. */
export function addressOfNote(id: NoteId, view: NoteView, search: string, begin?: NewNoteStart): string {
  const parameters = new URLSearchParams();
  if (view.kind !== 'notes') parameters.set('from', keyOfView(view));
  if (search !== '') parameters.set('search', search);
  if (begin !== undefined) parameters.set('new', begin);
  const query = parameters.toString();
  return paths.note.href(id) + (query === '' ? '' : `?${query}`);
}

const isIn = (note: ExpandedNote, view: NoteView): boolean => {
  if (view.kind === 'archive') return note.archived;
  if (view.kind === 'label') return note.labels.some(({ id }) => id === view.id);
  return !note.archived && (view.kind === 'notes' || note.reminder !== null);
};

const holds = ({ title, content, tasks }: ExpandedNote, needle: string): boolean =>
  [title, content, ...(tasks ?? []).map((task) => task.content)].some((text) => fold(text).includes(needle));

/**
 * The notes of a view in the order in which they are read: newest first, the archived after the others; reminders soonest
 * first. A search of all notes finds the archived too.
 */
export function notesOfView(notes: readonly ExpandedNote[], view: NoteView, search: string): ExpandedNote[] {
  const needle = fold(search.trim());
  const searchesAll = needle !== '' && view.kind === 'notes';
  const found = notes.filter((note) => (searchesAll || isIn(note, view)) && (needle === '' || holds(note, needle)));
  if (view.kind === 'reminders') return found.toSorted((a, b) => ((a.reminder ?? '') < (b.reminder ?? '') ? -1 : 1));
  return [...found.filter((note) => !note.archived), ...found.filter((note) => note.archived)];
}

export interface NoteCounts {
  notes: number;
  reminders: number;
  archive: number;
  /** Notes of each label that are not archived. */
  labels: ReadonlyMap<NoteLabelId, number>;
}

export function countNotes(notes: readonly ExpandedNote[]): NoteCounts {
  const active = notes.filter((note) => !note.archived);
  const labels = new Map<NoteLabelId, number>();
  for (const { id } of active.flatMap((note) => note.labels)) labels.set(id, (labels.get(id) ?? 0) + 1);
  return {
    notes: active.length,
    reminders: active.filter((note) => note.reminder !== null).length,
    archive: notes.length - active.length,
    labels,
  };
}

/** What a note is called where it has to be named in one line; empty where nothing is written in it. */
export const nameOf = ({ title, content, tasks }: ExpandedNote): string =>
  truncateForSpeech(
    [title, content.split('\n')[0] ?? '', tasks?.[0]?.content ?? ''].find((text) => text.trim() !== '') ?? '',
  );

/** Whether there is nothing in a note that somebody would miss. */
export const isBlank = ({ title, content, tasks, image }: ExpandedNote): boolean =>
  title.trim() === '' && content.trim() === '' && (tasks ?? []).length === 0 && image === null;
