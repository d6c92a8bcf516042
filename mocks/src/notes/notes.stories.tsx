import { notesDocs } from '@quarterdeck/contract/docs/notes';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/notes',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListNoteLabels = meta.story({
  ...consoleStory(notesDocs.listNoteLabels),
  parameters: { covers: ['endpoint:notes.labels.list'] },
});

export const CreateNoteLabel = meta.story({
  ...consoleStory(notesDocs.createNoteLabel),
  parameters: { covers: ['endpoint:notes.labels.create'] },
});

export const UpdateNoteLabel = meta.story({
  ...consoleStory(notesDocs.updateNoteLabel),
  parameters: { covers: ['endpoint:notes.labels.update'] },
});

export const DeleteNoteLabel = meta.story({
  ...consoleStory(notesDocs.deleteNoteLabel),
  parameters: { covers: ['endpoint:notes.labels.delete'] },
});

export const CreateNoteTask = meta.story({
  ...consoleStory(notesDocs.createNoteTask),
  parameters: { covers: ['endpoint:notes.tasks.create'] },
});

export const ListNotes = meta.story({
  ...consoleStory(notesDocs.listNotes),
  parameters: { covers: ['endpoint:notes.all'] },
});

export const CreateNote = meta.story({
  ...consoleStory(notesDocs.createNote),
  parameters: { covers: ['endpoint:notes.create'] },
});

export const UpdateNote = meta.story({
  ...consoleStory(notesDocs.updateNote),
  parameters: { covers: ['endpoint:notes.update'] },
});

export const DeleteNote = meta.story({
  ...consoleStory(notesDocs.deleteNote),
  parameters: { covers: ['endpoint:notes.delete'] },
});
