import * as z from 'zod/mini';
import { emailMaxLength } from './signIn';

const field = z.catch(z.string().check(z.maxLength(emailMaxLength)), '');
const nothing = { name: '', email: '', company: '', typedAt: 0 };

/** What somebody typed on one page of signing in or up and takes along to the next, in the browser's history. */
export const typedAccountSchema = z.catch(
  z.object({
    name: field,
    email: field,
    company: field,
    /** In milliseconds since 1970. */
    typedAt: z.catch(z.number(), 0),
  }),
  nothing,
);
export type TypedAccount = z.infer<typeof typedAccountSchema>;
