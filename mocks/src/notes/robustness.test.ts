import * as calls from '@quarterdeck/contract/endpoints/notes';
import { describeRobustness, oldIds } from '../testing/describeRobustness';
import { listedNoteLabels, listedNotes } from '../testing/noteCalls';
import { buildNote } from './buildNote';

const note = {
  ...buildNote({
    id: 'note-01',
    tasks: [{ id: 'task', content: 'Part', completed: false }],
    image: 'data:image/png;base64,AAAA',
    reminder: '2026-03-12T08:00:00.000Z',
    updatedAt: '2026-03-10T08:00:00.000Z',
  }),
  labels: ['note-label-work', { id: 'note-label-family', title: 'Family' }],
};

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'notes.labels.create': { body: { title: 'Boat' } },
    'notes.labels.update': { body: { label: { id: 'note-label-work', title: 'Office' } } },
    'notes.labels.delete': { query: 'id' },
    'notes.tasks.create': { body: { note, task: 'Flowers' } },
    'notes.create': { body: { note } },
    'notes.update': { body: { updatedNote: note } },
    'notes.delete': { query: 'id' },
  },
  readRecords: async (client) => {
    const [notes, labels] = await Promise.all([listedNotes(client), listedNoteLabels(client)]);
    return { notes: oldIds(notes), labels: oldIds(labels) };
  },
});
