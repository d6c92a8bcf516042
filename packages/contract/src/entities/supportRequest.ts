import * as z from 'zod/mini';

/** Longest name and subject, in characters. */
export const supportLineMaxLength = 200;

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(supportLineMaxLength));

export const supportMessageMaxLength = 10_000;

/** Largest file that a request carries, in bytes. */
export const supportAttachmentMaxBytes = 1_000_000;

/** A file that shows what a request is about. */
export const supportAttachmentSchema = z.object({
  /** With its ending; text, never a path. */
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  /** The file in base64: four characters for three bytes. */
  content: z.base64().check(z.maxLength(4 * Math.ceil(supportAttachmentMaxBytes / 3))),
});
export type SupportAttachment = z.infer<typeof supportAttachmentSchema>;

/** A question to support, as the form sends it. */
export const supportRequestSchema = z.object({
  name: line,
  /** Where the answer goes. */
  email: z.email().check(z.maxLength(254)),
  subject: line,
  /** Plain text. */
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(supportMessageMaxLength)),
  attachment: z.optional(supportAttachmentSchema),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;
