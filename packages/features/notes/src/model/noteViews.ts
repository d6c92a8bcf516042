import { paths } from '@quarterdeck/contract';
import type { ExpandedNote, NoteId } from '@quarterdeck/contract/entities/note';
import type { NoteLabelId } from '@quarterdeck/contract/entities/noteLabel';
import { taskNotesMaxLength } from '@quarterdeck/contract/entities/task';
import { fold } from '@quarterdeck/contract/rules/fold';
import { withParameters } from '@quarterdeck/ui/addressState';
import { truncateForDisplay, truncateForSpeech } from '@quarterdeck/ui/truncate';

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

/** What stays in the address on all ways through the notes: what is searched, and what is not of the notes. */
export const keptOf = (parameters: URLSearchParams): string =>
  withParameters(parameters, { from: null, new: null, labels: null }).toString();

const withQuery = (path: string, query: string) => path + (query === '' ? '' : `?${query}`);

/** The address of a view. @param kept see `keptOf`. */
export function addressOfView(view: NoteView, kept: string): string {
  const lists = { notes: paths.notes, reminders: paths.noteReminders, archive: paths.noteArchive };
  return withQuery(view.kind === 'label' ? paths.noteLabel.href(view.id) : lists[view.kind].href(), kept);
}

/** How a new note begins. */
export const newNoteStarts = ['text', 'checklist', 'picture'] as const;
export type NewNoteStart = (typeof newNoteStarts)[number];

/** The address of a note over the list that it is opened from. @param begin for a note that is yet to be made. */
export function addressOfNote(id: NoteId, view: NoteView, kept: string, begin: NewNoteStart | null = null): string {
  const from = view.kind === 'notes' ? null : keyOfView(view);
  return withQuery(paths.note.href(id), withParameters(new URLSearchParams(kept), { from, new: begin }).toString());
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

/** How many notes each list and each label has; the archived count in the archive alone. */
export function countNotes(notes: readonly ExpandedNote[]) {
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

export type NoteCounts = ReturnType<typeof countNotes>;

/** The first line of a note that says something; empty where there is none. */
export const nameOf = ({ title, content, tasks }: ExpandedNote): string =>
  truncateForSpeech(
    [title, ...content.split('\n'), ...(tasks ?? []).map((entry) => entry.content)].find(
      (text) => text.trim() !== '',
    ) ?? '',
  );

/** What a note is called where it has to be named in one line. */
export const titleOf = (note: ExpandedNote, t: (key: string) => string): string => nameOf(note) || t('notes.untitled');

/** A note as a task: its title, or first line, and what it says, as far as a task holds it; null where it says nothing. */
export function taskOf({ title, content, tasks }: ExpandedNote) {
  const lines = [content, ...(tasks ?? []).map((entry) => entry.content)].filter((text) => text.trim() !== '');
  const name = title.trim() || truncateForDisplay(lines[0]?.trim().split(/\s*\n/)[0] ?? '');
  return name === '' ? null : { title: name, notes: lines.join('\n').slice(0, taskNotesMaxLength) || null };
}

/** Whether there is nothing in a note that somebody would miss. */
export const isBlank = (note: ExpandedNote): boolean =>
  nameOf(note) === '' && (note.tasks ?? []).length === 0 && note.image === null && note.reminder === null;
