import * as z from 'zod/mini';
import { chatContactIdSchema, chatContactSchema } from './chatContact';
import { chatIdSchema } from './chatId';
import { chatMessagePatchSchema, chatMessageSchema } from './chatMessage';

/** The conversation with one contact. Every contact has one, also before anything is written. */
export const chatSchema = z.object({
  id: chatIdSchema,
  contactId: chatContactIdSchema,
  contact: chatContactSchema,
  /** Oldest first; may be empty. */
  messages: z.array(chatMessageSchema),
  /** How many of the contact's newest messages have not been read. */
  unreadCount: z.int().check(z.nonnegative()),
  /** Whether new messages come without a sound. */
  muted: z.boolean(),
  /** Text of the newest message; empty while there is none. */
  lastMessage: z.string(),
  /** When it was written: ISO 8601 instant, UTC; null while there is none. */
  lastMessageAt: z.nullable(z.iso.datetime()),
});
export type Chat = z.infer<typeof chatSchema>;

/** What may be changed of a chat. Messages that are not sent stay as they are. */
export const chatPatchSchema = z.partial(
  z.object({
    unreadCount: chatSchema.shape.unreadCount,
    muted: chatSchema.shape.muted,
    messages: z.array(chatMessagePatchSchema),
  }),
);
export type ChatPatch = z.input<typeof chatPatchSchema>;
