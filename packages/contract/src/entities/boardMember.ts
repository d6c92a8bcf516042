import * as z from 'zod/mini';
import { contactIdSchema, contactSchema } from './contact';

/** Who works on a board, or has a card: a contact (`contacts.all`) as far as a board shows one. */
export const memberSchema = z.object({
  id: contactIdSchema,
  name: contactSchema.shape.name,
  /** Address of an image or a data URL; null shows the initials. */
  avatar: contactSchema.shape.avatar,
});
export type Member = z.infer<typeof memberSchema>;

/** Members as a write takes them: only the ids count. */
export const memberRefsSchema = z.array(z.pick(memberSchema, { id: true })).check(z.maxLength(1_000));
