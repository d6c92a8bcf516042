import type { Chat } from '@quarterdeck/contract/entities/chat';
import type { ChatContact } from '@quarterdeck/contract/entities/chatContact';
import type { ChatMessage } from '@quarterdeck/contract/entities/chatMessage';
import type { ChatProfile } from '@quarterdeck/contract/entities/chatProfile';
import { userTable } from '../common/userTable';
import type { Tables } from '../core/table';
import { broken, notFound } from '../core/failure';
import { groupBy } from '../core/groupBy';
import { memo, memoWith } from '../core/memo';
import type { ChatRecord, MessageRecord } from './chatRecords';
import { chatContactTable, chatTable, messageTable } from './chatTables';

/** The tables a chat is made of. Once they are open, nothing else runs between reading and writing. */
export type ChatStore = Awaited<ReturnType<typeof openChats>>;

export async function openChats(db: Tables) {
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

/** Messages by the id of their chat, those of each in the order in which they were sent. */
export const threadsOf = memo((messages: readonly MessageRecord[]) =>
  groupBy<MessageRecord, string>(messages.toSorted(byMoment), ({ chatId }) => chatId),
);

/** The chat as calls answer it. */
export function answerChat(store: ChatStore, chat: ChatRecord): Chat {
  const contact = store.contacts.get(chat.contactId);
  if (contact === undefined) throw notFound(`No contact with id ${chat.contactId}`);
  const thread = threadsOf(store.messages.list()).get(chat.id) ?? noMessages;
  return withThread(chat, contact, thread, profileOf(store).id);
}

const noMessages: readonly MessageRecord[] = [];

const withThread = memoWith(
  (chat: ChatRecord, contact: ChatContact, thread: readonly MessageRecord[], profileId: ChatProfile['id']): Chat => {
    const messages = thread.map((message) => withAuthor(message, message.isMine ? profileId : contact.id));
    const last = thread.at(-1);
    return { ...chat, contact, messages, lastMessage: last?.value ?? '', lastMessageAt: last?.createdAt ?? null };
  },
);

const withAuthor = memoWith((message: MessageRecord, contactId: ChatMessage['contactId']): ChatMessage => ({
  ...message,
  contactId,
}));

/** Instants in UTC, all written with milliseconds, sort as texts do. */
function byMoment(a: MessageRecord, b: MessageRecord): number {
  if (a.createdAt === b.createdAt) return 0;
  return a.createdAt < b.createdAt ? -1 : 1;
}
