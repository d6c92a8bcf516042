import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  confirmationCodeSchema,
  emailSchema,
  newPasswordSchema,
  signInRequestSchema,
  signInResponseSchema,
  signUpRequestSchema,
} from '../entities/signIn';

/** Refuses all but the right e-mail and password with 404 and the body `false`. */
export const signIn = endpoint({
  id: 'auth.sign-in',
  method: 'POST',
  path: 'api/auth/sign-in',
  body: signInRequestSchema,
  response: signInResponseSchema,
  delayMs: 1_500,
});

/** Answers a fresh token for one that is still valid; refuses all others with 401 and the body 'Invalid token'. */
export const signInWithToken = endpoint({
  id: 'auth.sign-in-with-token',
  method: 'POST',
  path: 'api/auth/sign-in-with-token',
  body: z.object({ accessToken: z.string().check(z.maxLength(10_000)) }),
  response: signInResponseSchema,
});

export const signUp = endpoint({
  id: 'auth.sign-up',
  method: 'POST',
  path: 'api/auth/sign-up',
  body: signUpRequestSchema,
  response: z.literal(true),
  delayMs: 1_500,
});

/** Answers the same whether there is an account or not. */
export const forgotPassword = endpoint({
  id: 'auth.forgot-password',
  method: 'POST',
  path: 'api/auth/forgot-password',
  body: z.object({ email: emailSchema }),
  response: z.literal(true),
  delayMs: 1_000,
});

export const resetPassword = endpoint({
  id: 'auth.reset-password',
  method: 'POST',
  path: 'api/auth/reset-password',
  body: z.object({ password: newPasswordSchema }),
  response: z.literal(true),
  delayMs: 1_000,
});

/** As `signIn`, for a session that was left alone. */
export const unlockSession = endpoint({
  id: 'auth.unlock-session',
  method: 'POST',
  path: 'api/auth/unlock-session',
  body: signInRequestSchema,
  response: signInResponseSchema,
  delayMs: 1_500,
});

/** Ours: the specification has no call for the code that a new address is confirmed with. Refuses others with 400. */
export const confirmEmail = endpoint({
  id: 'auth.confirm',
  method: 'POST',
  path: 'api/auth/confirm',
  body: z.object({ email: emailSchema, code: confirmationCodeSchema }),
  response: z.literal(true),
  delayMs: 1_000,
});

/** Ours: sends another code; answers the same whether there is an account or not. */
export const sendConfirmationCode = endpoint({
  id: 'auth.send-code',
  method: 'POST',
  path: 'api/auth/send-code',
  body: z.object({ email: emailSchema }),
  response: z.literal(true),
  delayMs: 1_000,
});
