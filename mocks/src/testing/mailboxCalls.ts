import { createMail, listMailFolders, listMailLabels, listMails } from '@quarterdeck/contract/endpoints/mailbox';
import type { EndpointInput } from '@quarterdeck/contract';
import {
  mailIdSchema,
  type Mail,
  type MailId,
  type MailListItem,
  type NewMail,
} from '@quarterdeck/contract/entities/mail';
import { mailFolderIdSchema, type MailFolderId, type MailFolderSlug } from '@quarterdeck/contract/entities/mailFolder';
import { mailLabelIdSchema, type MailLabel, type MailLabelId } from '@quarterdeck/contract/entities/mailLabel';
import * as z from 'zod/mini';
import { bodyOf } from './describeRobustness';
import type { MockClient } from './clientOf';

export function mailId(id: string): MailId {
  return z.parse(mailIdSchema, id);
}

export function mailLabelIds(...slugs: string[]): MailLabelId[] {
  return slugs.map((slug) => z.parse(mailLabelIdSchema, `mail-label-${slug}`));
}

export function mailFolderId(slug: MailFolderSlug): MailFolderId {
  return z.parse(mailFolderIdSchema, `folder-${slug}`);
}

type MailQuery = EndpointInput<typeof listMails>['query'];

/** The mails of all pages. */
export async function listedMails({ call }: MockClient, query: MailQuery = {}): Promise<MailListItem[]> {
  const mails: MailListItem[] = [];
  for (let page = 1; ; page += 1) {
    const answer = bodyOf(await call(listMails, { query: { ...query, page } }));
    if (answer.mails === null) return mails;
    mails.push(...answer.mails);
  }
}

/** The number beside each folder. */
export async function countedFolders({ call }: MockClient): Promise<Record<MailFolderSlug, number>> {
  const folders = (await call(listMailFolders, {})).body;
  return Object.fromEntries(folders.map(({ slug, count }) => [slug, count])) as Record<MailFolderSlug, number>;
}

export async function listedLabels({ call }: MockClient): Promise<MailLabel[]> {
  return (await call(listMailLabels, {})).body;
}

/** Keeps a draft. */
export async function writeDraft({ call }: MockClient, mail: NewMail = {}): Promise<Mail> {
  return (await call(createMail, { body: { mail, send: false } })).body;
}
