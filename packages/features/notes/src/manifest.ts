import { defineFeature, paths } from '@quarterdeck/contract';

const load = () => import('./screens/NotesScreen').then((file) => ({ default: file.NotesScreen }));

export const notes = defineFeature({
  id: 'notes',
  routes: [
    { id: 'notes.list', path: paths.notes.pattern, screen: 'notes', load, titleKey: 'notes.title' },
    { id: 'notes.reminders', path: paths.noteReminders.pattern, screen: 'notes', load, titleKey: 'notes.title' },
    { id: 'notes.archive', path: paths.noteArchive.pattern, screen: 'notes', load, titleKey: 'notes.title' },
    { id: 'notes.label', path: paths.noteLabel.pattern, screen: 'notes', load, titleKey: 'notes.title' },
    { id: 'notes.note', path: paths.note.pattern, screen: 'notes', load, titleKey: 'notes.title' },
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
  ],
});
