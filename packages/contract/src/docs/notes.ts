import * as calls from '../endpoints/notes';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, missingIdInQuery, notFound } from './documentedErrors';

/** A whole note, as the calls that change one take it. */
const note = {
  id: 'note-06',
  title: 'Before the spring release',
  content: 'Everything here is small, and everything here has gone wrong once.',
  tasks: [{ id: 'note-06-1', content: 'Release notes read aloud', completed: true }],
  image: null,
  reminder: null,
  labels: ['note-label-work', 'note-label-tasks'],
  archived: false,
  createdAt: '2026-03-01T08:20:00.000Z',
  updatedAt: null,
};

export const notesDocs = documentEndpoints(calls, {
  listNoteLabels: {
    summary: 'All labels of notes',
    description: 'Asked by the rail beside the notes and by the editor.',
    rules: ['In the order in which the labels were made.'],
    errors: [],
    example: {},
  },
  createNoteLabel: {
    summary: 'Make a label',
    description: 'Answers all labels; the new one is the last.',
    rules: [
      'Spaces around the title are removed before it is kept.',
      'Two labels may not read the same; case and accents make no difference.',
    ],
    errors: [
      invalidRequest('the title is missing, is empty or is longer than 200 characters', { body: { title: '   ' } }),
      invalidRequest('there is a label that reads the same', { body: { title: 'FAMILY' } }),
    ],
    example: { body: { title: 'Boat' } },
  },
  updateNoteLabel: {
    summary: 'Rename a label',
    description: 'Answers all labels. Notes are stored with the ids of labels, so they need no change.',
    rules: ['A label keeps its id and its place.', 'Renaming follows the same rules as making a label.'],
    errors: [
      invalidRequest('the title is missing, is empty, is too long or belongs to another label', {
        body: { label: { id: 'note-label-friends', title: 'work' } },
      }),
      notFound('no label has the id', { body: { label: { id: 'note-label-nowhere', title: 'Boat' } } }),
    ],
    example: { body: { label: { id: 'note-label-friends', title: 'The band' } } },
  },
  deleteNoteLabel: {
    summary: 'Delete a label',
    description: 'Answers the labels that are left.',
    rules: ['The label is taken from every note that carried it; that is no change of the note’s date.'],
    errors: [missingIdInQuery, notFound('no label has the id', { query: { id: 'note-label-nowhere' } })],
    example: { query: { id: 'note-label-tasks' } },
  },
  createNoteTask: {
    summary: 'Add a task to a note',
    description: 'Takes the note and the words of the task, and answers the note as it is afterwards.',
    rules: [
      'The task is the last one and not completed. A note that was no list becomes one.',
      'Of the note sent only the id counts, so an old copy does no harm.',
      'The note counts as changed now.',
    ],
    errors: [
      invalidRequest('the note is no note, or the task has no words', { body: { note, task: ' ' } }),
      notFound('no note has the id', { body: { note: { ...note, id: 'note-nowhere' }, task: 'Ring Nermin' } }),
    ],
    example: { body: { note, task: 'Ask Luc which three changes customers ask about' } },
  },
  listNotes: {
    summary: 'All notes',
    description:
      'The notes as they are shown, the archived among them, with their labels in place of ids. The screens filter and search by themselves.',
    rules: ['Newest first: by the last change, or else by the making.'],
    errors: [],
    example: {},
  },
  createNote: {
    summary: 'Make a note',
    description: 'Answers the new note with its id.',
    rules: [
      'All of it may be left out: a new note is empty, without list, picture, reminder and labels, and not archived.',
      'A `createdAt` that is given is kept, so that a deleted note can be made again; without one it is now.',
      'Labels are sent as ids or as a list has them, and are kept as ids, once each; unknown ones are dropped.',
    ],
    errors: [invalidRequest('a field is not of its kind', { body: { note: { reminder: 'tomorrow' } } })],
    example: { body: { note: { title: 'Names for the ferry', content: 'Not another bird.' } } },
  },
  updateNote: {
    summary: 'Change a note',
    description: 'Takes the whole note and answers it as it is kept.',
    rules: [
      'Everything but `id` and `createdAt` becomes what is sent; ticking a task or archiving is such a change.',
      'Labels are sent as ids or as a list has them, and are kept as ids, once each; unknown ones are dropped.',
      '`updatedAt` becomes now, whatever is sent.',
    ],
    errors: [
      invalidRequest('a field is missing or not of its kind', {
        body: { updatedNote: { id: 'note-06', title: 'Half a note' } },
      }),
      notFound('no note has the id', { body: { updatedNote: { ...note, id: 'note-nowhere' } } }),
    ],
    example: { body: { updatedNote: { ...note, archived: true } } },
  },
  deleteNote: {
    summary: 'Delete a note',
    description: 'Answers `true`. Taking it back is the interface’s business: it makes the note again.',
    rules: [],
    errors: [missingIdInQuery, notFound('no note has the id', { query: { id: 'note-nowhere' } })],
    example: { query: { id: 'note-02' } },
  },
});
