import * as calls from '@quarterdeck/contract/endpoints/mailbox';
import { mailIdSchema, type Mail, type MailPatch } from '@quarterdeck/contract/entities/mail';
import type { MailFolder, MailFolderSlug } from '@quarterdeck/contract/entities/mailFolder';
import type { MailLabel } from '@quarterdeck/contract/entities/mailLabel';
import { mailPageSize, type MailPagination } from '@quarterdeck/contract/entities/mailPagination';
import type { Pagination } from '@quarterdeck/contract/entities/pagination';
import { isMailAddress, readMailAddress, splitMailAddresses } from '@quarterdeck/contract/rules/mailAddress';
import { newestFirst } from '@quarterdeck/contract/rules/newestFirst';
import { paginate } from '@quarterdeck/contract/rules/paginate';
import * as z from 'zod/mini';
import { userTable } from '../common/userTable';
import type { Collection } from '../core/collection';
import { broken, invalid, notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { memo } from '../core/memo';
import { mailFolderTable, mailLabelTable, mailTable } from './mailboxTables';

const noMail = (id: string) => notFound(`No mail with id ${id}`);

const sorted = memo((mails: readonly Mail[]) => newestFirst(mails, ({ date }) => date));

export const mailHandlers: readonly MockHandler[] = [
  handle(calls.listMails, async ({ query: { folder, filter, label, page } }, { db }) => {
    const [mails, folders, labels] = await Promise.all([
      db.open(mailTable),
      db.open(mailFolderTable),
      db.open(mailLabelTable),
    ]);
    const folderId = folder === undefined ? undefined : bySlug(folders, folder, 'mail folder').id;
    const labelId = label === undefined ? undefined : bySlug(labels, label, 'mail label').id;
    const found = sorted(mails.list()).filter(
      (mail) =>
        (folderId === undefined || mail.folder === folderId) &&
        (filter === undefined || mail[filter]) &&
        (labelId === undefined || mail.labels.includes(labelId)),
    );
    const { records, pagination } = paginate(found, page - 1, mailPageSize);
    const { lastPage } = pagination;
    if (page > lastPage) return { mails: null, pagination: { lastPage } };
    return {
      mails: records.map((mail) => ({ ...mail, ccCount: mail.cc?.length ?? 0, bccCount: mail.bcc?.length ?? 0 })),
      pagination: fromOne(pagination),
    };
  }),

  handle(calls.getMail, async ({ query: { id } }, { db }) => {
    const mail = (await db.open(mailTable)).get(id);
    if (mail === undefined) throw noMail(id);
    return mail;
  }),

  handle(calls.updateMail, async ({ body: { id, mail } }, { db }) => {
    const [mails, folders, labels] = await Promise.all([
      db.open(mailTable),
      db.open(mailFolderTable),
      db.open(mailLabelTable),
    ]);
    const updated = mails.patch(id, allowed(mail, folders, labels));
    if (updated === undefined) throw noMail(id);
    return updated;
  }),

  handle(calls.createMail, async ({ body: { mail, send } }, { db, newId, now }) => {
    const [mails, folders, labels, users] = await Promise.all([
      db.open(mailTable),
      db.open(mailFolderTable),
      db.open(mailLabelTable),
      db.open(userTable),
    ]);
    if (send) requireRecipient(mail);
    const [user] = users.list();
    if (user === undefined) throw broken('There is no user who could write');
    return mails.insert({
      ...mail,
      labels: labels.known(mail.labels),
      type: 'mail',
      id: z.parse(mailIdSchema, newId()),
      from: { avatar: user.avatar, contact: `${user.name} <${user.email}>` },
      date: now().toISOString(),
      folder: bySlug<MailFolder>(folders, send ? 'sent' : 'drafts', 'mail folder').id,
    });
  }),

  handle(calls.deleteMail, async ({ query: { id } }, { db }) => {
    const [mails, folders] = await Promise.all([db.open(mailTable), db.open(mailFolderTable)]);
    const mail = mails.get(id);
    if (mail === undefined) throw noMail(id);
    const allowedFolders: readonly (MailFolderSlug | undefined)[] = ['trash', 'drafts'];
    if (!allowedFolders.includes(folders.get(mail.folder)?.slug)) {
      throw invalid('Only a draft or what is in the trash is deleted for good', { id: 'Is a mail of another folder' });
    }
    mails.remove(id);
    return true as const;
  }),

  handle(calls.updateMails, async ({ body: { ids, mail } }, { db }) => {
    const [mails, folders, labels] = await Promise.all([
      db.open(mailTable),
      db.open(mailFolderTable),
      db.open(mailLabelTable),
    ]);
    const changes = allowed(mail, folders, labels);
    const missing = ids.find((id) => mails.get(id) === undefined);
    if (missing !== undefined) throw noMail(missing);
    return [...new Set(ids)].map((id) => mails.patch(id, changes)).filter((updated) => updated !== undefined);
  }),
];

function bySlug<T extends MailFolder | MailLabel>(records: Collection<T>, slug: string, what: string): T {
  const found = records.list().find((record) => record.slug === slug);
  if (found === undefined) throw notFound(`No ${what} with slug ${slug}`);
  return found;
}

/** A patch as it may be stored: in a folder that there is, and with labels that there are. */
function allowed(patch: MailPatch, folders: Collection<MailFolder>, labels: Collection<MailLabel>): MailPatch {
  if (patch.folder !== undefined && folders.get(patch.folder) === undefined) {
    throw invalid('There is no such folder', { 'mail.folder': 'Is not the id of a folder' });
  }
  return patch.labels === undefined ? patch : { ...patch, labels: labels.known(patch.labels) };
}

function requireRecipient({ to, cc = [], bcc = [] }: Pick<Mail, 'to' | 'cc' | 'bcc'>): void {
  const receivers = Object.entries({ to: splitMailAddresses(to), cc, bcc });
  for (const [field, addresses] of receivers) {
    const wrong = addresses.find((address) => !isMailAddress(readMailAddress(address)));
    if (wrong !== undefined)
      throw invalid('Nothing can be sent there', { [`mail.${field}`]: `${wrong} is no address` });
  }
  if (receivers.every(([, addresses]) => addresses.length === 0)) {
    throw invalid('A mail that is sent goes to someone', { 'mail.to': 'Is missing' });
  }
}

/** Pages of mails count from 1. */
function fromOne({ length, size, page, lastPage, startIndex, endIndex }: Pagination): MailPagination {
  return { totalResults: length, resultsPerPage: size, currentPage: page + 1, lastPage, startIndex, endIndex };
}
