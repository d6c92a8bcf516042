import * as calls from '../endpoints/notifications';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, linkOutside, missing, missingIdInQuery } from './documentedErrors';

const noNotification = missing('notification');

const notification = {
  read: false,
  seen: false,
  icon: 'calendar-check',
  title: 'Booking confirmed',
  description: '<strong>Saimaa Cottages</strong> took the last two weeks of June.',
  link: '/dashboards/project',
  useRouter: true,
  time: '2026-03-10T09:12:00.000Z',
} as const;

export const notificationsDocs = documentEndpoints(calls, {
  listNotifications: {
    summary: 'All notifications',
    description: 'Asked by the shell for the number on the bell, and by the notifications panel for its list.',
    rules: [
      'In the order in which they are kept: what arrived last stands first.',
      'The description is simple HTML and is cleaned where it is shown.',
      'A notification with neither icon nor image shows the initials of its title.',
    ],
    errors: [],
    example: {},
  },
  createNotification: {
    summary: 'Add a notification',
    description: 'Answers the new notification with its id.',
    rules: ['It stands first.', 'An id that is sent is ignored; the notification gets one of its own.'],
    errors: [
      invalidRequest('a field is missing or not of its kind, such as a link that would run as a script', {
        body: { notification: { ...notification, link: 'javascript:alert(1)' } },
      }),
      linkOutside({ body: { notification: { ...notification, link: 'https://tides.example' } } }),
    ],
    example: { body: { notification } },
  },
  updateNotification: {
    summary: 'Change a notification',
    description: 'Takes the fields that change and answers the whole notification as it is afterwards.',
    rules: ['Fields that are not sent stay as they are; the id cannot be changed.'],
    errors: [
      invalidRequest('a field is not of its kind', { body: { id: 'notification-02', notification: { read: 'yes' } } }),
      linkOutside({
        body: { id: 'notification-02', notification: { link: 'https://tides.example', useRouter: true } },
      }),
      noNotification({ body: { id: 'notification-nowhere', notification: { read: true } } }),
    ],
    example: { body: { id: 'notification-02', notification: { seen: true } } },
  },
  deleteNotification: {
    summary: 'Remove a notification',
    description: 'Answers the notification that was removed, so that it can be made again.',
    rules: [],
    errors: [missingIdInQuery, noNotification({ query: { id: 'notification-nowhere' } })],
    example: { query: { id: 'notification-03' } },
  },
  markAllNotificationsAsRead: {
    summary: 'Mark all notifications as read',
    description: 'Sent by “Mark all as read” in the panel. Answers `true`.',
    rules: ['Every notification is read and seen afterwards.', 'It changes data although its method is GET.'],
    errors: [],
    example: {},
  },
  toggleNotificationReadStatus: {
    summary: 'Mark a notification as read or unread',
    description: 'Takes the notification with the read flag it shall have, and answers it as it is afterwards.',
    rules: [
      'Only the id and the read flag count. Other fields of the notification sent change nothing, so an old copy does no harm.',
    ],
    errors: [
      invalidRequest('the notification is missing or is no notification', {
        body: { notification: { id: 'notification-01' } },
      }),
      noNotification({ body: { notification: { ...notification, id: 'notification-nowhere' } } }),
    ],
    example: { body: { notification: { ...notification, id: 'notification-01', read: true } } },
  },
});
