import * as z from 'zod/mini';
import { contactIdSchema } from './contact';

/** Somebody who works on the project; the id is that of the contact. */
export const teamMemberSchema = z.object({
  id: contactIdSchema,
  /** Address of an image; null shows the initials. */
  avatar: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  /** With the country's code, as it is dialled. */
  phone: z.string(),
  title: z.string(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
