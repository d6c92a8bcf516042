import * as z from 'zod/mini';

export const mailFolderIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'MailFolderId'>();
export type MailFolderId = z.infer<typeof mailFolderIdSchema>;

/** Names of the folders in addresses, in the order in which they are shown. */
export const mailFolderSlugs = ['inbox', 'sent', 'drafts', 'spam', 'trash'] as const;
export type MailFolderSlug = (typeof mailFolderSlugs)[number];

export const mailFolderSchema = z.object({
  id: mailFolderIdSchema,
  /** English; shown only where the slug has no translation. */
  title: z.string(),
  slug: z.enum(mailFolderSlugs),
  /** Name of a Lucide icon. */
  icon: z.string(),
});
export type MailFolder = z.infer<typeof mailFolderSchema>;

export const countedMailFolderSchema = z.extend(mailFolderSchema, {
  /** The number beside the folder's name, see `folderCounts`; 0 shows none. */
  count: z.int().check(z.nonnegative()),
});
export type CountedMailFolder = z.infer<typeof countedMailFolderSchema>;
