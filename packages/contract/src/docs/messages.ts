import * as calls from '../endpoints/messages';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, linkOutside, missing, missingIdInQuery } from './documentedErrors';

const noMessage = missing('message');

const message = {
  read: false,
  seen: false,
  icon: 'life-buoy',
  title: 'Sefa Tuilagi',
  description: 'A guest of Velden Houseboats cannot open the confirmation. Who takes it?',
  link: '/apps/help-center/support',
  useRouter: true,
  time: '2026-03-10T09:12:00.000Z',
} as const;

export const messagesDocs = documentEndpoints(calls, {
  listMessages: {
    summary: 'All messages',
    description: 'Asked by the shell for the number on the button, and by the messages panel for its list.',
    rules: [
      'In the order in which they are kept: what arrived last stands first.',
      'The description is plain text.',
      'A message with neither icon nor image shows the initials of its title.',
    ],
    errors: [],
    example: {},
  },
  createMessage: {
    summary: 'Add a message',
    description: 'Answers the new message with its id.',
    rules: ['It stands first.', 'An id that is sent is ignored; the message gets one of its own.'],
    errors: [
      invalidRequest('a field is missing or not of its kind, such as a link that would run as a script', {
        body: { message: { ...message, link: 'javascript:alert(1)' } },
      }),
      linkOutside({ body: { message: { ...message, link: 'https://tides.example' } } }),
    ],
    example: { body: { message } },
  },
  updateMessage: {
    summary: 'Change a message',
    description: 'Takes the fields that change and answers the whole message as it is afterwards.',
    rules: ['Fields that are not sent stay as they are; the id cannot be changed.'],
    errors: [
      invalidRequest('a field is not of its kind', { body: { id: 'message-02', message: { read: 'yes' } } }),
      linkOutside({ body: { id: 'message-02', message: { link: 'https://tides.example', useRouter: true } } }),
      noMessage({ body: { id: 'message-nowhere', message: { read: true } } }),
    ],
    example: { body: { id: 'message-02', message: { seen: true } } },
  },
  deleteMessage: {
    summary: 'Remove a message',
    description: 'Answers the message that was removed, so that it can be made again.',
    rules: [],
    errors: [missingIdInQuery, noMessage({ query: { id: 'message-nowhere' } })],
    example: { query: { id: 'message-03' } },
  },
  markAllMessagesAsRead: {
    summary: 'Mark all messages as read',
    description: 'Sent by “Mark all as read” in the panel. Answers `true`.',
    rules: ['Every message is read and seen afterwards.', 'It changes data although its method is GET.'],
    errors: [],
    example: {},
  },
  toggleMessageReadStatus: {
    summary: 'Mark a message as read or unread',
    description: 'Takes the message with the read flag it shall have, and answers it as it is afterwards.',
    rules: [
      'Only the id and the read flag count. Other fields of the message sent change nothing, so an old copy does no harm.',
    ],
    errors: [
      invalidRequest('the message is missing or is no message', { body: { message: { id: 'message-01' } } }),
      noMessage({ body: { message: { ...message, id: 'message-nowhere' } } }),
    ],
    example: { body: { message: { ...message, id: 'message-01', read: true } } },
  },
});
