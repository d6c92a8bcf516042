import * as z from 'zod/mini';

export const mailAttachmentSchema = z.object({
  /** Media type, such as `application/pdf`. */
  type: z.string().check(z.maxLength(200)),
  /** File name with its ending. */
  name: z.string().check(z.maxLength(500)),
  /** Bytes. */
  size: z.int().check(z.nonnegative()),
  /** Address of a picture of it, as a rule a data URL; empty when there is none. */
  preview: z.string(),
  /** Where it is fetched from; a data URL needs no network. */
  downloadUrl: z.string(),
});
export type MailAttachment = z.infer<typeof mailAttachmentSchema>;
