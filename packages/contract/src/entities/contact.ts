import * as z from 'zod/mini';

export const contactIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ContactId'>();
export type ContactId = z.infer<typeof contactIdSchema>;

export const contactSchema = z.object({
  id: contactIdSchema,
  /** Address of an image or a data URL; null shows the initials. */
  avatar: z.nullable(z.string()),
  /** Address of the cover image; null shows lines drawn from the id. */
  background: z.nullable(z.string()),
  name: z.string(),
  emails: z.array(z.object({ email: z.string(), label: z.string() })),
  phoneNumbers: z.array(
    z.object({
      /** ISO 3166-1 alpha-2, lower case. */
      country: z.string(),
      phoneNumber: z.string(),
      label: z.string(),
    }),
  ),
  title: z.optional(z.string()),
  company: z.optional(z.string()),
  /** Present on a newly created contact only. */
  job: z.optional(z.object({ title: z.string(), company: z.string() })),
  /** ISO 8601 instant. */
  birthday: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** HTML; sanitised where it is shown. */
  notes: z.nullable(z.string()),
  /** Ids of contact tags. */
  tags: z.array(z.string()),
});
export type Contact = z.infer<typeof contactSchema>;
