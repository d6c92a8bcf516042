import { chatContactIdSchema } from '@quarterdeck/contract/entities/chatContact';
import { chatIdSchema } from '@quarterdeck/contract/entities/chatId';
import { chatMessageIdSchema, chatMessageValueSchema } from '@quarterdeck/contract/entities/chatMessage';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';
import type { ChatRecord, MessageRecord } from './chatRecords';

/** A chat in `seeds/chats.json`: per day, messages as time, author and text. */
const chatSeedSchema = z.object({
  id: chatIdSchema,
  contactId: chatContactIdSchema,
  unread: withDefault(z.int(), 0),
  muted: withDefault(z.boolean(), false),
  days: z.array(
    z.object({
      day: seedMomentSchema.shape.day,
      messages: z.array(z.tuple([seedMomentSchema.shape.time, z.enum(['me', 'they']), chatMessageValueSchema])),
    }),
  ),
});

/** The records of the seed file, by table. */
export interface ChatSeeds {
  chats: ChatRecord[];
  messages: MessageRecord[];
}

/**
 * Reads the seed file; days are counted from the day of `now`, or from the day before while some of today's messages
 * would not have been written yet.
 */
export function readChatSeeds(json: unknown, now: Date): ChatSeeds {
  const today = readFrom(json, now);
  const isAhead = today.messages.some(({ createdAt }) => Date.parse(createdAt) > now.getTime());
  return isAhead ? readFrom(json, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)) : today;
}

function readFrom(json: unknown, anchor: Date): ChatSeeds {
  const seeds: ChatSeeds = { chats: [], messages: [] };
  for (const { unread, days, ...chat } of z.parse(z.array(chatSeedSchema), json)) {
    seeds.chats.push({ ...chat, unreadCount: unread });
    const lines = days.flatMap(({ day, messages }) =>
      messages.map(([time, author, value]) => ({ at: toInstant({ day, time }, anchor), author, value })),
    );
    for (const [index, { at, author, value }] of lines.entries()) {
      const id = z.parse(chatMessageIdSchema, `${chat.id}-${index + 1}`);
      seeds.messages.push({ id, chatId: chat.id, isMine: author === 'me', value, createdAt: at });
    }
  }
  return seeds;
}
