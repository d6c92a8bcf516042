import * as z from 'zod/mini';
import { userSchema } from './user';

/** The person who is signed in, as others see her in a chat. */
export const chatProfileSchema = z.extend(z.omit(userSchema, { status: true }), {
  /** Plain text. */
  about: z.string(),
});
export type ChatProfile = z.infer<typeof chatProfileSchema>;
