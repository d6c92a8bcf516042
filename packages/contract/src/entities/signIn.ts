import * as z from 'zod/mini';
import { userSchema } from './user';

/** For new passwords; one that is only compared may be shorter. */
export const passwordMinLength = 8;
export const passwordMaxLength = 200;

export const emailMaxLength = 254;
export const emailSchema = z.email().check(z.maxLength(emailMaxLength));
export const newPasswordSchema = z.string().check(z.minLength(passwordMinLength), z.maxLength(passwordMaxLength));

/** Digits of the code that confirms an address. */
export const confirmationCodeLength = 6;
export const confirmationCodeSchema = z.string().check(z.regex(/^\d{6}$/));

export const signInRequestSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(passwordMaxLength)),
});
export type SignInRequest = z.infer<typeof signInRequestSchema>;

export const signUpRequestSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: emailSchema,
  password: newPasswordSchema,
  /** May be empty. */
  company: z.string().check(z.maxLength(200)),
});
export type SignUpRequest = z.infer<typeof signUpRequestSchema>;

export const signInResponseSchema = z.object({
  user: userSchema,
  /** A JSON Web Token, valid 7 days. */
  accessToken: z.string().check(z.minLength(1)),
  tokenType: z.literal('bearer'),
});
export type SignInResponse = z.infer<typeof signInResponseSchema>;
