import * as calls from '@quarterdeck/contract/endpoints/notifications';
import { notificationIdSchema } from '@quarterdeck/contract/entities/notification';
import * as z from 'zod/mini';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { markAllAsRead, requireValidLink } from './panelItems';
import { notificationTable } from './panelTables';

const noNotification = (id: string) => notFound(`No notification with id ${id}`);

export const notificationHandlers: readonly MockHandler[] = [
  handle(calls.listNotifications, async (_, { db }) => (await db.open(notificationTable)).list()),

  handle(calls.createNotification, async ({ body }, { db, newId }) => {
    const notifications = await db.open(notificationTable);
    requireValidLink(body.notification, 'notification');
    return notifications.insert({ ...body.notification, id: z.parse(notificationIdSchema, newId()) }, 'start');
  }),

  handle(calls.updateNotification, async ({ body: { id, notification } }, { db }) => {
    const notifications = await db.open(notificationTable);
    const current = notifications.get(id);
    if (current === undefined) throw noNotification(id);
    requireValidLink({ ...current, ...notification }, 'notification');
    return notifications.patch(id, notification) ?? current;
  }),

  handle(calls.deleteNotification, async ({ query: { id } }, { db }) => {
    const notifications = await db.open(notificationTable);
    const notification = notifications.get(id);
    if (notification === undefined) throw noNotification(id);
    notifications.remove(id);
    return notification;
  }),

  handle(calls.markAllNotificationsAsRead, async (_, { db }) => {
    markAllAsRead(await db.open(notificationTable));
    return true as const;
  }),

  handle(calls.toggleNotificationReadStatus, async ({ body }, { db }) => {
    // Only the flag counts: a copy that a panel held for a while must not bring old fields back.
    const { id, read } = body.notification;
    const notification = (await db.open(notificationTable)).patch(id, { read });
    if (notification === undefined) throw noNotification(id);
    return notification;
  }),
];
