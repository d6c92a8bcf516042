import { chatSchema } from '@quarterdeck/contract/entities/chat';
import { chatMessageSchema } from '@quarterdeck/contract/entities/chatMessage';
import * as z from 'zod/mini';

/** A chat without its contact and its messages, which have tables of their own. */
export const chatRecordSchema = z.pick(chatSchema, { id: true, contactId: true, unreadCount: true, muted: true });
export type ChatRecord = z.infer<typeof chatRecordSchema>;

/** A message; its author follows from the chat. */
export const messageRecordSchema = z.omit(chatMessageSchema, { contactId: true });
export type MessageRecord = z.infer<typeof messageRecordSchema>;
