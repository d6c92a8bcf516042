import * as z from 'zod/mini';
import { chatIdSchema } from './chatId';

export const chatMessageIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ChatMessageId'>();
export type ChatMessageId = z.infer<typeof chatMessageIdSchema>;

/** Longest message, in UTF-16 units. */
export const chatMessageMaxLength = 10_000;
export const chatMessageValueSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(chatMessageMaxLength));

export const chatMessageSchema = z.object({
  id: chatMessageIdSchema,
  chatId: chatIdSchema,
  /** Who wrote it: the chat's contact, or the profile (`chat.profile.get`). */
  contactId: z.string(),
  /** Whether the signed-in person wrote it. */
  isMine: z.boolean(),
  /** Plain text. */
  value: chatMessageValueSchema,
  /** ISO 8601 instant, UTC. */
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/**
 * A message as a write takes it: with the id of one's own message a new text for it, else a new message. Whoever gives
 * a new message its id may send it again after a failure without writing it twice.
 */
export const chatMessagePatchSchema = z.object({
  id: z.optional(chatMessageIdSchema),
  value: chatMessageValueSchema,
});
export type ChatMessagePatch = z.input<typeof chatMessagePatchSchema>;
