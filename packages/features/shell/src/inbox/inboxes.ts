import { toQuery, type SchemaOf } from '@quarterdeck/contract';
import {
  createMessage,
  deleteMessage,
  listMessages,
  markAllMessagesAsRead,
  toggleMessageReadStatus,
} from '@quarterdeck/contract/endpoints/messages';
import {
  createNotification,
  deleteNotification,
  listNotifications,
  markAllNotificationsAsRead,
  toggleNotificationReadStatus,
} from '@quarterdeck/contract/endpoints/notifications';
import { messageSchema, type Message } from '@quarterdeck/contract/entities/message';
import { notificationSchema, type Notification } from '@quarterdeck/contract/entities/notification';
import type { WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { recordList } from '@quarterdeck/data/writes/recordList';
import type { ReadFlag } from '@quarterdeck/contract/writes/inbox';
import type { QueryOf } from '@quarterdeck/data/writes/optimisticCache';
import { queryOptions } from '@tanstack/react-query';

/** Messages or notifications: where they are read, and the calls that write them. */
export interface Inbox<R extends Message | Notification> {
  /** In ids of writes and keys of words. */
  name: 'messages' | 'notifications';
  schema: SchemaOf<R>;
  list: QueryOf<R[]>;
  /** Sends an item with the flag that it is to have, as it is saved by then. */
  setRead: (flag: ReadFlag, context: WriteContext) => Promise<R>;
  remove: (item: R, context: WriteContext) => Promise<unknown>;
  create: (item: R, context: WriteContext) => Promise<R>;
  markAll: (context: WriteContext) => Promise<unknown>;
}

/** How many of them nobody has read. */
export const unreadOf = (items: readonly { read: boolean }[]): number => items.filter(({ read }) => !read).length;

const messageList = queryOptions(toQuery(listMessages, {}));
const allMessages = recordList<Message>(messageList);

export const messagesInbox: Inbox<Message> = {
  name: 'messages',
  schema: messageSchema,
  list: messageList,
  setRead: ({ id, read }, { call }) =>
    call(toggleMessageReadStatus, async (savedNow) => {
      const message = await allMessages.savedOne(id, toggleMessageReadStatus, savedNow);
      return { body: { message: { ...message, read } } };
    }),
  remove: ({ id }, { call }) => call(deleteMessage, { query: { id } }),
  create: ({ id: _id, ...message }, { call }) => call(createMessage, { body: { message } }),
  markAll: ({ call }) => call(markAllMessagesAsRead, {}),
};

const notificationList = queryOptions(toQuery(listNotifications, {}));
const allNotifications = recordList<Notification>(notificationList);

export const notificationsInbox: Inbox<Notification> = {
  name: 'notifications',
  schema: notificationSchema,
  list: notificationList,
  setRead: ({ id, read }, { call }) =>
    call(toggleNotificationReadStatus, async (savedNow) => {
      const notification = await allNotifications.savedOne(id, toggleNotificationReadStatus, savedNow);
      return { body: { notification: { ...notification, read } } };
    }),
  remove: ({ id }, { call }) => call(deleteNotification, { query: { id } }),
  create: ({ id: _id, ...notification }, { call }) => call(createNotification, { body: { notification } }),
  markAll: ({ call }) => call(markAllNotificationsAsRead, {}),
};
