import * as z from 'zod/mini';
import { panelItemShape } from './panelItem';

export const notificationIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'NotificationId'>();
export type NotificationId = z.infer<typeof notificationIdSchema>;

/** A line of the notifications panel; `description` is simple HTML and is cleaned where it is shown. */
export const notificationSchema = z.object({ id: notificationIdSchema, ...panelItemShape });
export type Notification = z.infer<typeof notificationSchema>;

/** A notification that has no id yet. */
export const newNotificationSchema = z.omit(notificationSchema, { id: true });

/** What may be changed by a patch: everything but the id. */
export const notificationPatchSchema = z.partial(newNotificationSchema);
export type NotificationPatch = z.infer<typeof notificationPatchSchema>;
