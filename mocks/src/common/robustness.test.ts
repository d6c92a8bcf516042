import * as common from '@quarterdeck/contract/endpoints/common';
import * as messages from '@quarterdeck/contract/endpoints/messages';
import * as notifications from '@quarterdeck/contract/endpoints/notifications';
import * as shortcuts from '@quarterdeck/contract/endpoints/shortcuts';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';
import { buildMessage } from './buildMessage';
import { buildNotification } from './buildNotification';
import { buildShortcut } from './buildShortcut';

const image = '/assets/images/harbour.webp';
const link = { link: '/apps/chat', useRouter: true };
const message = buildMessage({ id: 'message-01', icon: 'anchor', image, ...link });
const notification = buildNotification({ id: 'notification-01', icon: 'anchor', image, ...link });
const { id: _messageId, ...newMessage } = message;
const { id: _notificationId, ...newNotification } = notification;
const { id: _shortcutId, ...newShortcut } = buildShortcut();

describeRobustness({
  endpoints: [common, messages, notifications, shortcuts].flatMap((calls) => Object.values(calls)),
  examples: {
    'common.user.update': {
      body: { user: { name: 'Elif', email: 'elif@harbour.example', avatar: null, status: 'away' } },
    },
    'common.search': { body: { query: 'task' } },
    'common.messages.create': { body: { message: newMessage } },
    'common.messages.update': { body: { id: 'message-02', message: newMessage } },
    'common.messages.delete': { query: 'id' },
    'common.messages.toggle-read-status': { body: { message } },
    'common.notifications.create': { body: { notification: newNotification } },
    'common.notifications.update': { body: { id: 'notification-02', notification: newNotification } },
    'common.notifications.delete': { query: 'id' },
    'common.notifications.toggle-read-status': { body: { notification } },
    'common.shortcuts.create': { body: { shortcut: newShortcut } },
    'common.shortcuts.update': { body: { id: 'shortcut-02', shortcut: newShortcut } },
    'common.shortcuts.delete': { query: 'id' },
  },
  readRecords: async ({ call }) => ({
    user: bodyOf(await call(common.getUser, {})).id,
    messages: oldIds(bodyOf(await call(messages.listMessages, {}))),
    notifications: oldIds(bodyOf(await call(notifications.listNotifications, {}))),
    shortcuts: oldIds(bodyOf(await call(shortcuts.listShortcuts, {}))),
  }),
});
