import * as z from 'zod/mini';

/** Marks of a mail that are either set or not, and by each of which a list can be asked for. */
export const mailFlags = ['starred', 'important', 'unread'] as const;
export type MailFlag = (typeof mailFlags)[number];

/** The flags that stand as filters beside the folders. */
export const mailFilterSlugs = ['starred', 'important'] as const satisfies readonly MailFlag[];
export type MailFilterSlug = (typeof mailFilterSlugs)[number];

export const mailFilterSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** English; shown only where the slug has no translation. */
  title: z.string(),
  slug: z.enum(mailFilterSlugs),
  /** Name of a Lucide icon. */
  icon: z.string(),
});
export type MailFilter = z.infer<typeof mailFilterSchema>;
