import * as calls from '../endpoints/sampleItems';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, notFound } from './documentedErrors';

const known = { id: 'sample-item-01' };
const missing = notFound('no sample item has the id', { params: { id: 'sample-item-nowhere' } });

export const sampleItemsDocs = documentEndpoints(calls, {
  listSampleItems: {
    summary: 'All sample items',
    description: 'The list as it is shown.',
    rules: ['The newest first.'],
    errors: [],
    example: {},
  },
  getSampleItem: {
    summary: 'One sample item',
    description: 'Answers the whole record.',
    rules: [],
    errors: [missing],
    example: { params: known },
  },
  createSampleItem: {
    summary: 'Create a sample item',
    description: 'Takes the title and answers the new record with its id.',
    rules: ['It is put before all others.', 'Spaces around the title are removed before it is kept.'],
    errors: [invalidRequest('the title is missing, is empty or is too long', { body: { title: '   ' } })],
    example: { body: { title: 'Zulu' } },
  },
  updateSampleItem: {
    summary: 'Change a sample item',
    description: 'Takes the fields that change and answers the whole record as it is afterwards.',
    rules: ['Fields that are not sent stay as they are.'],
    errors: [
      invalidRequest('the title is empty or is too long', { params: known, body: { title: '' } }),
      notFound('no sample item has the id', { ...missing.example, body: { title: 'Zulu' } }),
    ],
    example: { params: known, body: { title: 'Zulu' } },
  },
  deleteSampleItem: {
    summary: 'Delete a sample item',
    description: 'Answers `true`. It can be restored.',
    rules: [],
    errors: [missing],
    example: { params: known },
  },
  restoreSampleItem: {
    summary: 'Restore a deleted sample item',
    description: 'Answers the record. Sent when somebody takes a deletion back.',
    rules: [
      'It has its id and its place again.',
      'A record that is there already stays as it is, so that the call can be repeated.',
    ],
    errors: [notFound('no sample item with the id was deleted', missing.example)],
    example: { params: known },
  },
});
