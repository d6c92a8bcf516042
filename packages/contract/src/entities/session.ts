import * as z from 'zod/mini';

/** Names a visitor before there is an account; kept in the browser, it leads back to the project. */
export const sessionIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'SessionId'>();
export type SessionId = z.infer<typeof sessionIdSchema>;
