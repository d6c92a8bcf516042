import { chatContactIdSchema, chatContactSchema, type ChatContact } from '@quarterdeck/contract/entities/chatContact';
import { chatIdSchema } from '@quarterdeck/contract/entities/chatId';
import * as z from 'zod/mini';
import { contactTable } from '../contacts/contactTable';
import { defineTable } from '../core/table';
import { chatRecordSchema, messageRecordSchema, type ChatRecord, type MessageRecord } from './chatRecords';
import { readChatSeeds, type ChatSeeds } from './chatSeed';
import { readChatContactSeeds } from './chatContactSeed';

/** Chats and contacts under `large`: who had thousands would not look for one in a list. */
const largeChatCount = 500;
/** The chat whose thread is the long one under `large`. */
const longestChatId = z.parse(chatIdSchema, 'chat-10');

async function loadSeeds(now: Date): Promise<ChatSeeds> {
  const { default: json } = await import('./seeds/chats.json');
  return readChatSeeds(json, now);
}

export const chatTable = defineTable<ChatRecord>({
  name: 'chat.chats',
  schema: chatRecordSchema,
  seed: async (now) => (await loadSeeds(now)).chats,
  list: {
    largeSize: largeChatCount,
    // There are as many contacts as chats, so each copy of a chat has a copy of the contact.
    vary: (copy, index) => ({ ...copy, contactId: z.parse(chatContactIdSchema, `large-${index}`), unreadCount: 0 }),
  },
});

export const messageTable = defineTable<MessageRecord>({
  name: 'chat.messages',
  schema: messageRecordSchema,
  seed: async (now) => (await loadSeeds(now)).messages,
  list: {
    vary: (copy, index) => ({
      ...copy,
      chatId: chatOf(copy, index),
      // Copies lie before all first messages and keep the order in which people talk.
      createdAt: new Date(Date.UTC(2025, 0, 1, 0, 40 * index)).toISOString(),
    }),
  },
});

/** Every fourth copy makes the longest thread longer, every fourth goes to a copy of a chat, the others stay. */
function chatOf({ chatId }: MessageRecord, index: number): MessageRecord['chatId'] {
  if (index % 4 === 0) return longestChatId;
  return index % 4 === 1 ? z.parse(chatIdSchema, `large-${100 + ((index >> 2) % (largeChatCount - 100))}`) : chatId;
}

export const chatContactTable = defineTable<ChatContact>({
  name: 'chat.contacts',
  schema: chatContactSchema,
  seed: async (now) => {
    const [{ default: json }, contacts] = await Promise.all([
      import('./seeds/chatContacts.json'),
      contactTable.seed(now),
    ]);
    return readChatContactSeeds(json, contacts);
  },
  list: { largeSize: largeChatCount, vary: (copy, index) => ({ ...copy, name: `${copy.name} ${index + 1}` }) },
});
