import * as calls from '../endpoints/mailbox';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, missingIdInQuery, notFound } from './documentedErrors';

const noMailInQuery = notFound('no mail has the id', { query: { id: 'mail-nowhere' } });

const patchRules = [
  'Fields that are not sent stay as they are; id and type cannot be changed.',
  'Marking is such a change: `starred`, `important` and `unread` are set to what is sent.',
  'A changed `folder` moves the mail.',
  'Labels are kept once each, and unknown ones are dropped.',
  'A patch with one wrong field changes nothing at all.',
];

export const mailboxDocs = documentEndpoints(calls, {
  getMailboxSettings: {
    summary: 'How the mailbox is laid out',
    description: 'Asked by the mailbox, which places the open mail by it, and by the settings’ page.',
    rules: ['`right` is beside the list, `bottom` below it, and `none` opens a mail in place of the list.'],
    errors: [],
    example: {},
  },
  updateMailboxSettings: {
    summary: 'Lay the mailbox out',
    description: 'Takes the settings and answers them as they are afterwards.',
    rules: [],
    errors: [invalidRequest('the layout is not one of the three', { body: { settings: { messageLayout: 'left' } } })],
    example: { body: { settings: { messageLayout: 'bottom' } } },
  },
  listMailFolders: {
    summary: 'The folders and their numbers',
    description: 'Asked by the mailbox, and again whenever mails are read, moved or deleted.',
    rules: [
      'Drafts and spam count all mails, sent and trash none, the others what is unread.',
      'In the order in which they are shown: inbox, sent, drafts, spam, trash.',
    ],
    errors: [],
    example: {},
  },
  listMailFilters: {
    summary: 'The filters',
    description: 'Asked by the mailbox. The slug of a filter is the mark by which `mailbox.mails.list` filters.',
    rules: [],
    errors: [],
    example: {},
  },
  listMailLabels: {
    summary: 'All labels of mails',
    description: 'Asked by the mailbox, which shows labels by their ids and finds the one of an address by its slug.',
    rules: ['In the order in which the labels were made.'],
    errors: [],
    example: {},
  },
  createMailLabel: {
    summary: 'Make a label',
    description: 'Answers the new label with its id and slug.',
    rules: [
      'Spaces around the title are removed before it is kept.',
      'The slug is made of the title: lower case, spaces as hyphens, repeated hyphens as one, nothing but word characters and hyphens.',
      'A slug that another label has gets `-1`, `-2` and so on; a title of which nothing is left becomes `label`.',
      'Without a colour the label is blue.',
    ],
    errors: [
      invalidRequest('the title is missing, is empty or is longer than 200 characters', {
        body: { label: { title: '   ' } },
      }),
      invalidRequest('there is no such colour', { body: { label: { title: 'Harbours', color: 'beige' } } }),
    ],
    example: { body: { label: { title: 'Summer season', color: 'orange' } } },
  },
  updateMailLabel: {
    summary: 'Rename or recolour a label',
    description: 'Takes what changes and answers the whole label. Mails name labels by id, so they need no change.',
    rules: [
      'A label keeps its id.',
      'With a title the slug is made anew, as for a new label; without one it stays, so that addresses stay.',
    ],
    errors: [
      invalidRequest('the title is empty or too long, or there is no such colour', {
        body: { id: 'mail-label-forums', label: { title: '' } },
      }),
      notFound('no label has the id', { body: { id: 'mail-label-nowhere', label: { title: 'Harbours' } } }),
    ],
    example: { body: { id: 'mail-label-forums', label: { title: 'Harbour forum', color: 'amber' } } },
  },
  deleteMailLabel: {
    summary: 'Delete a label',
    description: 'Answers `true`.',
    rules: ['The label is taken from every mail that carried it, in whichever folder.'],
    errors: [missingIdInQuery, notFound('no label has the id', { query: { id: 'mail-label-nowhere' } })],
    example: { query: { id: 'mail-label-forums' } },
  },
  listMails: {
    summary: 'A page of mails',
    description:
      'Asked with what the address says: a folder, a filter or a label. Answers one page and where it stands in the list.',
    rules: [
      'Folder and label are given by their slugs, the filter by the name of a mark: `starred`, `important` or `unread`.',
      'Several hold at once; without any the list is of all mails.',
      'Newest first, by their dates.',
      'Pages count from 1 and have 10 mails. A page below 1 is the first.',
      'Beyond the last page `mails` is `null`, and of the pagination there is only `lastPage`; an empty list has one page.',
      '`ccCount` and `bccCount` are 0 for a mail without copies.',
    ],
    errors: [
      invalidRequest('the filter is no mark of mails, or the page is no number', { query: { filter: 'pretty' } }),
      notFound('no folder or no label has the slug', { query: { folder: 'attic' } }),
    ],
    example: { query: { folder: 'inbox', page: 2 } },
  },
  getMail: {
    summary: 'One mail',
    description: 'Asked when an address leads straight to a mail. Reading it this way does not mark it as read.',
    rules: ['The content is HTML and is cleaned where it is shown.'],
    errors: [missingIdInQuery, noMailInQuery],
    example: { query: { id: 'mail-01' } },
  },
  updateMail: {
    summary: 'Mark, move or label a mail',
    description: 'Takes the fields that change and answers the whole mail as it is afterwards.',
    rules: patchRules,
    errors: [
      invalidRequest('a field is not of its kind, or the folder is none that there is', {
        body: { id: 'mail-01', mail: { folder: 'folder-attic' } },
      }),
      notFound('no mail has the id', { body: { id: 'mail-nowhere', mail: { unread: false } } }),
    ],
    example: { body: { id: 'mail-01', mail: { starred: true, unread: false } } },
  },
  createMail: {
    summary: 'Keep a draft or send a mail',
    description: 'Takes what was written and answers the mail that came of it.',
    rules: [
      '`send` tells where it goes: `false` into the drafts, `true` to the sent ones.',
      'It is from the person who is signed in, of now, and read.',
      'A draft may be as empty as it likes; what is sent needs an address in `to`, `cc` or `bcc`, and none that is no address.',
      'Several addresses in `to` stand with commas between them.',
      'A draft that is sent is a new mail: the draft is deleted by a call of its own.',
    ],
    errors: [
      invalidRequest('it is to be sent to nobody, or to what is no address', {
        body: { mail: { to: 'Marta', subject: 'Jetty' }, send: true },
      }),
      invalidRequest('nobody says whether to send it, or a field is not of its kind', { body: { mail: {} } }),
    ],
    example: {
      body: {
        mail: {
          to: 'Marta Lindqvist <marta@lindqvist-boats.example>',
          subject: 'Which jetty on Friday?',
          content: '<p>The north one is being painted until Thursday. Does the south one suit you?</p>',
        },
        send: true,
      },
    },
  },
  deleteMail: {
    summary: 'Delete a mail for good',
    description: 'Answers `true`. Everywhere else a mail is thrown away by moving it to the trash.',
    rules: ['Only for a mail in the trash, or a draft.', 'Nothing brings it back: the interface waits or asks before.'],
    errors: [
      missingIdInQuery,
      invalidRequest('the mail is in another folder', { query: { id: 'mail-01' } }),
      noMailInQuery,
    ],
    example: { query: { id: 'draft-01' } },
  },
  updateMails: {
    summary: 'Mark, move or label several mails',
    description: 'Takes ids and the fields that change, and answers the mails as they are afterwards.',
    rules: [
      ...patchRules,
      'All mails change or none does: an unknown id refuses the call.',
      'The answer has the order of the ids; one that is sent twice counts once. There may be 500 of them.',
    ],
    errors: [
      invalidRequest('a field is not of its kind, or the folder is none that there is', {
        body: { ids: ['mail-01'], mail: { unread: 'no' } },
      }),
      notFound('no mail has one of the ids', { body: { ids: ['mail-01', 'mail-nowhere'], mail: { unread: false } } }),
    ],
    example: { body: { ids: ['mail-01', 'mail-02'], mail: { folder: 'folder-trash' } } },
  },
});
