import * as z from 'zod/mini';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const supportMessageMaxLength = 10_000;

/** A question to support, as the form sends it. */
export const supportRequestSchema = z.object({
  name: line,
  /** Where the answer goes. */
  email: z.email().check(z.maxLength(254)),
  subject: line,
  /** Plain text. */
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(supportMessageMaxLength)),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;
