import * as calls from '../endpoints/common';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest } from './documentedErrors';

export const commonDocs = documentEndpoints(calls, {
  getNavigation: {
    summary: 'The menus of the site',
    description:
      'Asked once by the shell. Answers four menus, one for each form that a layout may show; the layout table says which layout shows which.',
    rules: [
      'Every menu reaches the same addresses: the compact, futuristic and horizontal ones carry the items of the default menu below their own top level.',
      'Items are known by id. An id that no feature offers is shown disabled in development and left out in production.',
      'Items nest at most six levels deep.',
    ],
    errors: [],
    example: {},
  },
  getUser: {
    summary: 'The person who is signed in',
    description: 'Asked by the shell for the user button and the user card.',
    rules: ['There is exactly one user; no scenario removes or multiplies it.'],
    errors: [],
    example: {},
  },
  updateUser: {
    summary: 'Change the person’s own record',
    description:
      'Takes any part of the user but the id, and answers the whole user as it is afterwards. The user menu sends the status this way.',
    rules: [
      'Fields that are not sent stay as they are.',
      'The id cannot be changed; one that is sent is ignored.',
      'What is answered is the current user from then on.',
    ],
    errors: [
      invalidRequest('a field is not of its kind, such as a status that does not exist', {
        body: { user: { status: 'asleep' } },
      }),
    ],
    example: { body: { user: { status: 'busy' } } },
  },
  search: {
    summary: 'Search everything',
    description:
      'Asked while somebody types into the search. Answers groups of hits (contacts, pages, tasks), each hit with the address it leads to.',
    rules: [
      'Contacts match by name, pages by title or subtitle, tasks by title.',
      'Upper and lower case, accents and the Turkish ı and i make no difference; a match may stand anywhere in the text.',
      'A group without a match is left out; without any match the list is empty.',
      'A query without a visible character answers an empty list.',
      'Sections of the task list are headings and are not found.',
    ],
    errors: [invalidRequest('the query is missing or is not a text', { body: { query: 42 } })],
    example: { body: { query: 'calendar' } },
  },
});
