import { defineFeature, paths, type Prefetch } from '@quarterdeck/contract';
import type { NoteId } from '@quarterdeck/contract/entities/note';
import { newId } from '@quarterdeck/contract/rules/newId';
import { signedInGuard } from '@quarterdeck/data/session/signedInGuard';
import { noteKeys } from './model/noteKeys';
import { words } from './words';

const load = () => import('./screens/NotesScreen').then((file) => ({ default: file.NotesScreen }));

const preload = async (prefetch: Prefetch) => {
  const { noteQueries } = await import('./queries/noteQueries');
  prefetch(noteQueries.list());
  prefetch(noteQueries.labels());
};

/** One screen for all addresses: the note that is open stands over the list. */
const screen = { screen: 'notes', load, preload, guard: signedInGuard, titleKey: 'notes.title' } as const;

export const notes = defineFeature({
  id: 'notes',
  words,
  routes: [
    { id: 'notes.list', path: paths.notes.pattern, ...screen },
    { id: 'notes.reminders', path: paths.noteReminders.pattern, ...screen },
    { id: 'notes.archive', path: paths.noteArchive.pattern, ...screen },
    { id: 'notes.label', path: paths.noteLabel.pattern, ...screen },
    { id: 'notes.note', path: paths.note.pattern, ...screen },
  ],
  navigation: [{ id: 'apps.notes', icon: 'notebook-pen', to: paths.notes.href(), titleKey: 'notes.title' }],
  commands: [
    {
      id: 'notes.open',
      titleKey: 'notes.command.go',
      icon: 'notebook-pen',
      keys: 'g n',
      run: ({ navigate }) => navigate(paths.notes.href()),
    },
    {
      id: 'notes.create',
      titleKey: 'notes.new',
      icon: 'plus',
      // An address of its own keeps what is typed over a reload, before the note is made.
      run: ({ navigate }) => navigate(`${paths.note.href(newId() as NoteId)}?new=text`),
    },
  ],
  keys: { notes: Object.values(noteKeys) },
  loadSearch: () => import('./search'),
  loadWrites: () => import('./queries/writes').then((file) => file.writes),
});
