import { messageIdSchema, messageSchema, type Message } from '@quarterdeck/contract/entities/message';
import {
  notificationIdSchema,
  notificationSchema,
  type Notification,
} from '@quarterdeck/contract/entities/notification';
import { panelItemShape } from '@quarterdeck/contract/entities/panelItem';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';

const { time: _, ...fields } = panelItemShape;

/** A line of a panel as `seeds/messages.json` and `seeds/notifications.json` write it: unread unless it says otherwise. */
const itemSeed = {
  ...fields,
  read: withDefault(z.boolean(), false),
  seen: withDefault(z.boolean(), false),
  at: seedMomentSchema,
};
const messageSeedSchema = z.object({ ...itemSeed, id: messageIdSchema });
const notificationSeedSchema = z.object({ ...itemSeed, id: notificationIdSchema });

/** Reads the seed file; times are counted from the day of `now`. */
export function readMessageSeeds(json: unknown, now: Date): Message[] {
  const seeds = z.parse(z.array(messageSeedSchema), json);
  return seeds.map(({ at, ...item }) => z.parse(messageSchema, { ...item, time: toInstant(at, now) }));
}

/** As `readMessageSeeds`. */
export function readNotificationSeeds(json: unknown, now: Date): Notification[] {
  const seeds = z.parse(z.array(notificationSeedSchema), json);
  return seeds.map(({ at, ...item }) => z.parse(notificationSchema, { ...item, time: toInstant(at, now) }));
}
