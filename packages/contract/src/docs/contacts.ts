import * as calls from '../endpoints/contacts';
import { documentEndpoints } from './documentEndpoints';

export const contactsDocs = documentEndpoints(calls, {
  listContacts: {
    summary: 'All contacts',
    description:
      'Asked wherever a person is chosen, such as for whom a task is. Answers whole contacts, not only names.',
    rules: ['Sorted by name, as a dictionary sorts.', 'The notes are HTML and are cleaned where they are shown.'],
    errors: [],
    example: {},
  },
});
