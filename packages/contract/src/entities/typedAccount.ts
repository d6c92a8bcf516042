import * as z from 'zod/mini';
import { emailMaxLength } from './signIn';

const field = z.catch(z.string().check(z.maxLength(emailMaxLength)), '');
const nothing = { name: '', email: '', company: '' };

/** What somebody typed on one page of signing in or up and takes along to the next, in the browser's history. */
export const typedAccountSchema = z.catch(z.object({ name: field, email: field, company: field }), nothing);
export type TypedAccount = z.infer<typeof typedAccountSchema>;

/** What is missing or of another shape is empty. */
export const readTypedAccount = (state: unknown): TypedAccount => typedAccountSchema.parse(state);
