import { getChat, listChats, updateChat } from '@quarterdeck/contract/endpoints/chat';
import type { Chat, ChatPatch } from '@quarterdeck/contract/entities/chat';
import { chatIdSchema, type ChatId } from '@quarterdeck/contract/entities/chatId';
import { chatMessageIdSchema, type ChatMessageId } from '@quarterdeck/contract/entities/chatMessage';
import * as z from 'zod/mini';
import type { Answer, MockClient } from './clientOf';

export const chatId = (id: string): ChatId => z.parse(chatIdSchema, id);
export const messageId = (id: string): ChatMessageId => z.parse(chatMessageIdSchema, id);

export async function listedChats({ call }: MockClient): Promise<Chat[]> {
  return (await call(listChats, {})).body;
}

export async function readChat({ call }: MockClient, id: string): Promise<Chat> {
  return (await call(getChat, { query: { id: chatId(id) } })).body;
}

/** Sends changes of a chat; the answer may be a refusal, whatever its type says. */
export function changeChat({ call }: MockClient, id: string, chat: ChatPatch): Promise<Answer<Chat>> {
  return call(updateChat, { body: { id: chatId(id), chat } });
}
