import { notificationSchema, type Notification } from '@quarterdeck/contract/entities/notification';
import * as z from 'zod/mini';

/** A notification by hand: unread, with an icon and a bold word, and it opens nothing. */
export function buildNotification(overrides: Partial<z.input<typeof notificationSchema>> = {}): Notification {
  return z.parse(notificationSchema, {
    id: 'notification-built',
    read: false,
    seen: false,
    icon: 'anchor',
    title: 'Berth assigned',
    description: '<strong>Lantern Quay</strong> gave us berth 7.',
    time: '2026-03-10T08:15:00.000Z',
    ...overrides,
  });
}
