import * as calls from '../endpoints/shortcuts';
import { documentEndpoints, type DocumentedError } from './documentEndpoints';

const linkOutside: Omit<DocumentedError, 'example'> = {
  status: 400,
  code: 'invalid_request',
  when: 'the router shall open a link that leads out of the site',
};

const noShortcut: Omit<DocumentedError, 'example'> = {
  status: 404,
  code: 'not_found',
  when: 'no shortcut has the id',
};

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
      {
        status: 400,
        code: 'invalid_request',
        when: 'a field is missing, empty, too long or not of its kind',
        example: { body: { shortcut: { ...shortcut, label: '  ' } } },
      },
      { ...linkOutside, example: { body: { shortcut: { ...shortcut, link: 'https://tides.example' } } } },
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
      {
        status: 400,
        code: 'invalid_request',
        when: 'a field is empty, too long or not of its kind',
        example: { body: { id: 'shortcut-02', shortcut: { icon: '' } } },
      },
      { ...linkOutside, example: { body: { id: 'shortcut-02', shortcut: { link: 'https://tides.example' } } } },
      { ...noShortcut, example: { body: { id: 'shortcut-nowhere', shortcut: { label: 'Tides' } } } },
    ],
    example: { body: { id: 'shortcut-02', shortcut: { label: 'Post' } } },
  },
  deleteShortcut: {
    summary: 'Remove a shortcut',
    description: 'Answers the shortcut that was removed, so that it can be added again.',
    rules: [],
    errors: [
      { status: 400, code: 'invalid_request', when: 'no id is given', example: { query: {} } },
      { ...noShortcut, example: { query: { id: 'shortcut-nowhere' } } },
    ],
    example: { query: { id: 'shortcut-03' } },
  },
});
