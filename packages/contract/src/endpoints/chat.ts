import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { chatPatchSchema, chatSchema } from '../entities/chat';
import { chatContactIdSchema, chatContactSchema, chatContactSummarySchema } from '../entities/chatContact';
import { chatIdSchema } from '../entities/chatId';
import { chatProfileSchema } from '../entities/chatProfile';

/** Sorted by the last message, newest first; chats without a message follow by name. */
export const listChats = endpoint({
  id: 'chat.chats.list',
  method: 'GET',
  path: 'api/apps/chat/chats',
  response: z.array(chatSchema),
});

export const getChat = endpoint({
  id: 'chat.chat.get',
  method: 'GET',
  path: 'api/apps/chat/chat',
  query: z.object({ id: chatIdSchema }),
  response: chatSchema,
});

/** Also sends and edits messages. */
export const updateChat = endpoint({
  id: 'chat.chat.update',
  method: 'PATCH',
  path: 'api/apps/chat/chat',
  body: z.object({ id: chatIdSchema, chat: chatPatchSchema }),
  response: chatSchema,
});

/** Sorted by name. */
export const listChatContacts = endpoint({
  id: 'chat.contacts.list',
  method: 'GET',
  path: 'api/apps/chat/contacts',
  response: z.array(chatContactSummarySchema),
});

export const getChatContact = endpoint({
  id: 'chat.contact.get',
  method: 'GET',
  path: 'api/apps/chat/contact',
  query: z.object({ id: chatContactIdSchema }),
  response: chatContactSchema,
});

export const getChatProfile = endpoint({
  id: 'chat.profile.get',
  method: 'GET',
  path: 'api/apps/chat/profile',
  response: chatProfileSchema,
});
