import * as calls from '../endpoints/shortcuts';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, linkOutside, missing, missingIdInQuery } from './documentedErrors';

const noShortcut = missing('shortcut');

const shortcut = {
  label: 'Harbour CRM board',
  description: 'What the team is building now',
  icon: 'square-kanban',
  link: '/apps/scrumboard',
  useRouter: true,
} as const;

export const shortcutsDocs = documentEndpoints(calls, {
  listShortcuts: {
    summary: 'All shortcuts',
    description: 'Asked by the shortcuts panel for its grid.',
    rules: [
      'In the order in which they were added.',
      'With `useRouter` the link is a path inside the site, without it an address outside.',
    ],
    errors: [],
    example: {},
  },
  createShortcut: {
    summary: 'Add a shortcut',
    description: 'Sent by the form of the panel. Answers the new shortcut with its id.',
    rules: [
      'It stands last.',
      'Label, icon, link and `useRouter` are needed, the description is not.',
      'Spaces around label and description are removed.',
    ],
    errors: [
      invalidRequest('a field is missing, empty, too long or not of its kind', {
        body: { shortcut: { ...shortcut, label: '  ' } },
      }),
      linkOutside({ body: { shortcut: { ...shortcut, link: 'https://tides.example' } } }),
    ],
    example: { body: { shortcut } },
  },
  updateShortcut: {
    summary: 'Change a shortcut',
    description: 'Takes the fields that change and answers the whole shortcut as it is afterwards.',
    rules: [
      'Fields that are not sent stay as they are; the id cannot be changed.',
      'An empty description takes the old one away.',
    ],
    errors: [
      invalidRequest('a field is empty, too long or not of its kind', {
        body: { id: 'shortcut-02', shortcut: { icon: '' } },
      }),
      linkOutside({ body: { id: 'shortcut-02', shortcut: { link: 'https://tides.example' } } }),
      noShortcut({ body: { id: 'shortcut-nowhere', shortcut: { label: 'Tides' } } }),
    ],
    example: { body: { id: 'shortcut-02', shortcut: { label: 'Post' } } },
  },
  deleteShortcut: {
    summary: 'Remove a shortcut',
    description: 'Answers the shortcut that was removed, so that it can be added again.',
    rules: [],
    errors: [missingIdInQuery, noShortcut({ query: { id: 'shortcut-nowhere' } })],
    example: { query: { id: 'shortcut-03' } },
  },
});
