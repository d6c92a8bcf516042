import { toQuery } from '@quarterdeck/contract';
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
import type { QueryOf } from '@quarterdeck/data/writes/optimisticCache';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

/** Messages or notifications: where they are read, and the calls that write them. */
export interface Inbox<R extends Message | Notification> {
  /** In ids of writes and keys of words. */
  name: 'messages' | 'notifications';
  schema: z.ZodMiniType<R>;
  list: QueryOf<R[]>;
  /** Sends an item with the flag that it is to have. */
  toggle: (item: R, context: WriteContext) => Promise<R>;
  remove: (item: R, context: WriteContext) => Promise<unknown>;
  create: (item: R, context: WriteContext) => Promise<R>;
  markAll: (context: WriteContext) => Promise<unknown>;
}

/** How many of them nobody has read. */
export const unreadOf = (items: readonly { read: boolean }[]): number => items.filter(({ read }) => !read).length;

export const inboxQueries = {
  messages: () => queryOptions(toQuery(listMessages, {})),
  notifications: () => queryOptions(toQuery(listNotifications, {})),
};

export const messagesInbox: Inbox<Message> = {
  name: 'messages',
  schema: messageSchema,
  list: inboxQueries.messages(),
  toggle: (message, { call }) => call(toggleMessageReadStatus, { body: { message } }),
  remove: ({ id }, { call }) => call(deleteMessage, { query: { id } }),
  create: ({ id: _, ...message }, { call }) => call(createMessage, { body: { message } }),
  markAll: ({ call }) => call(markAllMessagesAsRead, {}),
};

export const notificationsInbox: Inbox<Notification> = {
  name: 'notifications',
  schema: notificationSchema,
  list: inboxQueries.notifications(),
  toggle: (notification, { call }) => call(toggleNotificationReadStatus, { body: { notification } }),
  remove: ({ id }, { call }) => call(deleteNotification, { query: { id } }),
  create: ({ id: _, ...notification }, { call }) => call(createNotification, { body: { notification } }),
  markAll: ({ call }) => call(markAllNotificationsAsRead, {}),
};
