import type { Mail } from '../entities/mail';
import type { CountedMailFolder, MailFolder, MailFolderSlug } from '../entities/mailFolder';

/**
 * Whether a mail is part of the number beside its folder: every draft and all spam are, nothing that was sent or
 * thrown away is, and elsewhere it is what has not been read.
 */
export function isCounted(folder: MailFolderSlug, { unread }: Pick<Mail, 'unread'>): boolean {
  if (folder === 'sent' || folder === 'trash') return false;
  return folder === 'drafts' || folder === 'spam' || unread;
}

/** The folders with their numbers; mails of a folder that is not among them count nowhere. */
export function folderCounts(
  folders: readonly MailFolder[],
  mails: Iterable<Pick<Mail, 'folder' | 'unread'>>,
): CountedMailFolder[] {
  const slugs = new Map(folders.map(({ id, slug }) => [id, slug]));
  const counts = new Map<string, number>();
  for (const mail of mails) {
    const slug = slugs.get(mail.folder);
    if (slug !== undefined && isCounted(slug, mail)) counts.set(mail.folder, (counts.get(mail.folder) ?? 0) + 1);
  }
  return folders.map((folder) => ({ ...folder, count: counts.get(folder.id) ?? 0 }));
}
