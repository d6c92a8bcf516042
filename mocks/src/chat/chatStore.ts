import type { Chat } from '@quarterdeck/contract/entities/chat';
import type { ChatProfile } from '@quarterdeck/contract/entities/chatProfile';
import { userTable } from '../common/userTable';
import type { Database } from '../core/database';
import { broken, notFound } from '../core/failure';
import { chatContactTable, chatTable, messageTable, type ChatRecord, type MessageRecord } from './chatTables';

/** The tables a chat is made of. Once they are open, reading and writing happen without a pause in between. */
export type ChatStore = Awaited<ReturnType<typeof openChats>>;

export async function openChats(db: Database) {
  const [chats, messages, contacts, users] = await Promise.all([
    db.open(chatTable),
    db.open(messageTable),
    db.open(chatContactTable),
    db.open(userTable),
  ]);
  return { chats, messages, contacts, users };
}

/** @throws Failure 404 when there is no chat with this id. */
export function requireChat({ chats }: ChatStore, id: string): ChatRecord {
  const chat = chats.get(id);
  // The wording, with its slip, is the one that clients know.
  if (chat === undefined) throw notFound(`Could not found chat with id of ${id}!`);
  return chat;
}

/** The signed-in person. */
export function profileOf({ users }: Pick<ChatStore, 'users'>): ChatProfile {
  const [user] = users.list();
  if (user === undefined) throw broken('There is no user');
  const { id, name, email, avatar } = user;
  return { id, name, email, avatar, about: 'Mornings belong to customers, afternoons to the product.' };
}

/** Messages by the id of their chat, those of each in the order in which they were made. */
export function threadsOf(messages: readonly MessageRecord[]): ReadonlyMap<string, MessageRecord[]> {
  const threads = new Map<string, MessageRecord[]>();
  for (const message of messages) {
    const thread = threads.get(message.chatId);
    if (thread === undefined) threads.set(message.chatId, [message]);
    else thread.push(message);
  }
  return threads;
}

/** The messages of one chat, in the order in which they were made. */
export function messagesOf({ messages }: ChatStore, chatId: string): MessageRecord[] {
  return messages.list().filter((message) => message.chatId === chatId);
}

/** The chat as calls answer it. `messages` are those of the chat, in any order. */
export function answerChat(store: ChatStore, chat: ChatRecord, messages: readonly MessageRecord[]): Chat {
  const contact = store.contacts.get(chat.contactId);
  if (contact === undefined) throw notFound(`No contact with id ${chat.contactId}`);
  const profileId = profileOf(store).id;
  const thread = messages.toSorted(byMoment).map((message) => ({
    ...message,
    contactId: message.isMine ? profileId : chat.contactId,
  }));
  const last = thread.at(-1);
  return { ...chat, contact, messages: thread, lastMessage: last?.value ?? '', lastMessageAt: last?.createdAt ?? null };
}

/** Instants in UTC, all written with milliseconds, sort as texts do. */
function byMoment(a: MessageRecord, b: MessageRecord): number {
  if (a.createdAt === b.createdAt) return 0;
  return a.createdAt < b.createdAt ? -1 : 1;
}
