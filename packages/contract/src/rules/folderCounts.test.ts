import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { mailFolderIdSchema, mailFolderSlugs, type MailFolderSlug } from '../entities/mailFolder';
import { folderCounts, isCounted } from './folderCounts';

const folders = mailFolderSlugs.map((slug) => ({
  id: z.parse(mailFolderIdSchema, `folder-${slug}`),
  title: slug,
  slug,
  icon: 'inbox',
}));
const mailsIn = (slug: string, unread: number, read: number) =>
  Array.from({ length: unread + read }, (_, index) => ({
    folder: z.parse(mailFolderIdSchema, `folder-${slug}`),
    unread: index < unread,
  }));

describe('folderCounts', () => {
  it('counts what is unread in the inbox, all drafts and spam, and nothing sent or thrown away', () => {
    const mails = mailFolderSlugs.flatMap((slug) => mailsIn(slug, 2, 3));
    const counts = folderCounts(folders, mails).map(({ slug, count }) => [slug, count]);
    expect(counts).toEqual([
      ['inbox', 2],
      ['sent', 0],
      ['drafts', 5],
      ['spam', 5],
      ['trash', 0],
    ]);
  });

  it('keeps the folders and their order, and passes over mails of a folder that is gone', () => {
    expect(folderCounts(folders, mailsIn('nowhere', 4, 4))).toEqual(folders.map((folder) => ({ ...folder, count: 0 })));
    expect(folderCounts([], mailsIn('inbox', 1, 0))).toEqual([]);
  });
});

describe('isCounted', () => {
  it.each([
    ['inbox', true, true],
    ['inbox', false, false],
    ['drafts', false, true],
    ['spam', false, true],
    ['sent', true, false],
    ['trash', true, false],
  ] satisfies [MailFolderSlug, boolean, boolean][])('in %s, unread %s: %s', (folder, unread, wanted) => {
    expect(isCounted(folder, { unread })).toBe(wanted);
  });
});
