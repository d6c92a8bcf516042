import * as calls from '@quarterdeck/contract/endpoints/chat';
import type { Chat } from '@quarterdeck/contract/entities/chat';
import { chatMessageIdSchema, type ChatMessagePatch } from '@quarterdeck/contract/entities/chatMessage';
import * as z from 'zod/mini';
import { invalid } from '../core/failure';
import { handle, type MockContext, type MockHandler } from '../core/handle';
import { answerChat, openChats, requireChat, type ChatStore } from './chatStore';
import { messageRecordSchema, type ChatRecord } from './chatRecords';

export const chatListHandlers: readonly MockHandler[] = [
  handle(calls.listChats, async (_, { db }) => {
    const store = await openChats(db);
    const chats = store.chats.list().map((chat) => answerChat(store, chat));
    return chats.toSorted(newestFirst);
  }),

  handle(calls.getChat, async ({ query: { id } }, { db }) => {
    const store = await openChats(db);
    return answerChat(store, requireChat(store, id));
  }),

  handle(calls.updateChat, async ({ body: { id, chat: changes } }, context) => {
    const store = await openChats(context.db);
    const { messages = [], ...fields } = changes;
    writeMessages(store, requireChat(store, id), messages, context);
    store.chats.patch(id, fields);
    return answerChat(store, requireChat(store, id));
  }),
];

const byName = new Intl.Collator('en');

/** Chats in which nothing has been written come last, by name. */
function newestFirst(a: Chat, b: Chat): number {
  if (a.lastMessageAt === b.lastMessageAt) return byName.compare(a.contact.name, b.contact.name);
  return (a.lastMessageAt ?? '') < (b.lastMessageAt ?? '') ? 1 : -1;
}

/**
 * Edits one's own messages and writes new ones; those of the contact stay as they are.
 * @throws Failure 400 when a message belongs to another chat; then nothing is written.
 */
function writeMessages(
  { messages }: ChatStore,
  { id: chatId }: ChatRecord,
  patches: readonly ChatMessagePatch[],
  { now, newId }: Pick<MockContext, 'now' | 'newId'>,
): void {
  for (const [index, { id }] of patches.entries()) {
    const known = id === undefined ? undefined : messages.get(id);
    if (known !== undefined && known.chatId !== chatId) {
      throw invalid('The message belongs to another chat', { [`chat.messages.${index}.id`]: 'Is in another chat' });
    }
  }
  const createdAt = now().toISOString();
  for (const { id = z.parse(chatMessageIdSchema, newId()), value } of patches) {
    const known = messages.get(id);
    if (known === undefined) {
      messages.insert(z.parse(messageRecordSchema, { id, chatId, isMine: true, value, createdAt }));
    } else if (known.isMine && known.value !== value) {
      messages.patch(id, { value });
    }
  }
}
