import { messageSchema, type Message } from '@quarterdeck/contract/entities/message';
import { notificationSchema, type Notification } from '@quarterdeck/contract/entities/notification';
import { shortcutSchema, type Shortcut } from '@quarterdeck/contract/entities/shortcut';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';
import { daysEarlier } from './daysEarlier';
import { readMessageSeeds, readNotificationSeeds } from './panelSeed';

/** Either list has this many lines at first, from this many days. */
const firstLines = { count: 14, days: 14 } as const;

/** Under `large` only the newest are unread: who has thousands has read most of them. */
const newest = 400;

/** A copy comes after all lines before it, so that the newest stay first. */
function older<T extends Message | Notification>(copy: T, index: number): T {
  const rounds = Math.floor(index / firstLines.count);
  const isOld = index >= newest;
  return {
    ...copy,
    read: copy.read || isOld,
    seen: copy.seen || isOld,
    time: daysEarlier(copy.time, rounds * firstLines.days),
  };
}

export const messageTable = defineTable<Message>({
  name: 'common.messages',
  schema: messageSchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/messages.json');
    return readMessageSeeds(json, now);
  },
  list: { vary: older },
});

export const notificationTable = defineTable<Notification>({
  name: 'common.notifications',
  schema: notificationSchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/notifications.json');
    return readNotificationSeeds(json, now);
  },
  list: { vary: older },
});

export const shortcutTable = defineTable<Shortcut>({
  name: 'common.shortcuts',
  schema: shortcutSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/shortcuts.json');
    return z.parse(z.array(shortcutSchema), json);
  },
  // Every shortcut was chosen by a person, so this is many.
  list: { largeSize: 60, vary: (copy, index) => ({ ...copy, label: `${copy.label} ${index + 1}` }) },
});
