import * as z from 'zod/mini';
import { readAccessToken } from '../rules/readAccessToken';
import { userSchema } from './user';

/** Characters of the longest token that is kept. */
export const accessTokenMaxLength = 10_000;

/** Under this key the browser keeps who is signed in. */
export const sessionKey = 'qd:session';
/** Under this key it keeps, instead, why that person has to sign in again. */
export const pausedSessionKey = 'qd:session.paused';
/** Under this key it keeps that nobody is signed in. */
export const signedOutKey = 'qd:session.signedOut';
/** Under this key it keeps when somebody signed out last (milliseconds since 1970). */
export const signedOutAtKey = 'qd:session.signedOutAt';
/** Under this key it keeps when somebody was last active in any tab (milliseconds since 1970), where pages lock when idle. */
export const lastActiveKey = 'qd:session.active';

/** What a page shows of the person without asking for it. */
export const sessionPersonSchema = z.pick(userSchema, { id: true, name: true, email: true });
export type SessionPerson = z.infer<typeof sessionPersonSchema>;

/** A token that says it is ours and of the right kind; only the API can tell whether it is. */
const accessTokenSchema = z.string().check(
  z.maxLength(accessTokenMaxLength),
  z.refine((token) => readAccessToken(token) !== undefined),
);

export const storedSessionSchema = z.object({
  accessToken: accessTokenSchema,
  person: sessionPersonSchema,
  /** False: it ends with the browser. */
  isKept: z.boolean(),
});
export type StoredSession = z.infer<typeof storedSessionSchema>;

/** Why a person has to sign in again: the API no longer takes the token, or the page was left alone for long. */
export const sessionPauses = ['expired', 'locked'] as const;
export type SessionPause = (typeof sessionPauses)[number];

/** A session that goes on as soon as its person has signed in again: what was typed waits for them. */
export const pausedSessionSchema = z.object({
  pause: z.enum(sessionPauses),
  /** Absent where what was stored does not say. */
  person: z.optional(sessionPersonSchema),
  /** What they chose when they signed in, and what holds again once they go on. */
  isKept: z.optional(z.boolean()),
  /** Nobody had signed in yet: whoever does takes over what was typed in the demo. @default false */
  isDemo: z.optional(z.boolean()),
});
export type PausedSession = z.infer<typeof pausedSessionSchema>;

/** Undefined for what is none. */
export const parseStoredSession = (value: unknown): StoredSession | undefined => parsed(storedSessionSchema, value);
export const parsePausedSession = (value: unknown): PausedSession | undefined => parsed(pausedSessionSchema, value);

function parsed<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : undefined;
}
