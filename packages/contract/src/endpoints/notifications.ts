import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  notificationIdSchema,
  notificationPatchSchema,
  notificationSchema,
  newNotificationSchema,
} from '../entities/notification';

export const listNotifications = endpoint({
  id: 'common.notifications.list',
  method: 'GET',
  path: 'api/common/notifications',
  response: z.array(notificationSchema),
});

/** The new notification stands first and gets an id of its own. */
export const createNotification = endpoint({
  id: 'common.notifications.create',
  method: 'POST',
  path: 'api/common/notifications',
  body: z.object({ notification: newNotificationSchema }),
  response: notificationSchema,
});

export const updateNotification = endpoint({
  id: 'common.notifications.update',
  method: 'PATCH',
  path: 'api/common/notifications',
  body: z.object({ id: notificationIdSchema, notification: notificationPatchSchema }),
  response: notificationSchema,
});

/** Answers what was removed. */
export const deleteNotification = endpoint({
  id: 'common.notifications.delete',
  method: 'DELETE',
  path: 'api/common/notifications',
  query: z.object({ id: notificationIdSchema }),
  response: notificationSchema,
});

/** Reads by its method, writes by its effect: the path and method are those of the API. */
export const markAllNotificationsAsRead = endpoint({
  id: 'common.notifications.mark-all-as-read',
  method: 'GET',
  path: 'api/common/notifications/mark-all-as-read',
  response: z.literal(true),
});

/** Takes the notification with the read flag it shall have. */
export const toggleNotificationReadStatus = endpoint({
  id: 'common.notifications.toggle-read-status',
  method: 'POST',
  path: 'api/common/notifications/toggle-read-status',
  body: z.object({ notification: notificationSchema }),
  response: notificationSchema,
});
