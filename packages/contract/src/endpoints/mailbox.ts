import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  mailBatchLimit,
  mailIdSchema,
  mailListItemSchema,
  mailPatchSchema,
  mailSchema,
  newMailSchema,
} from '../entities/mail';
import { mailboxSettingsSchema } from '../entities/mailboxSettings';
import { mailFilterSchema, mailFlags } from '../entities/mailFilter';
import { countedMailFolderSchema } from '../entities/mailFolder';
import { mailLabelColors, mailLabelIdSchema, mailLabelSchema, mailLabelTitleMaxLength } from '../entities/mailLabel';
import { mailPaginationSchema } from '../entities/mailPagination';
import { queryInteger } from '../queryValues';

const labelTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(mailLabelTitleMaxLength));

export const getMailboxSettings = endpoint({
  id: 'mailbox.settings.get',
  method: 'GET',
  path: 'api/apps/mailbox/settings',
  response: mailboxSettingsSchema,
});

export const updateMailboxSettings = endpoint({
  id: 'mailbox.settings.update',
  method: 'PATCH',
  path: 'api/apps/mailbox/settings',
  body: z.object({ settings: mailboxSettingsSchema }),
  response: mailboxSettingsSchema,
});

export const listMailFolders = endpoint({
  id: 'mailbox.folders.list',
  method: 'GET',
  path: 'api/apps/mailbox/folders',
  response: z.array(countedMailFolderSchema),
});

export const listMailFilters = endpoint({
  id: 'mailbox.filters.list',
  method: 'GET',
  path: 'api/apps/mailbox/filters',
  response: z.array(mailFilterSchema),
});

export const listMailLabels = endpoint({
  id: 'mailbox.labels.list',
  method: 'GET',
  path: 'api/apps/mailbox/labels',
  response: z.array(mailLabelSchema),
});

export const createMailLabel = endpoint({
  id: 'mailbox.label.create',
  method: 'POST',
  path: 'api/apps/mailbox/label',
  body: z.object({ label: z.object({ title: labelTitle, color: z.optional(z.enum(mailLabelColors)) }) }),
  response: mailLabelSchema,
});

export const updateMailLabel = endpoint({
  id: 'mailbox.label.update',
  method: 'PATCH',
  path: 'api/apps/mailbox/label',
  body: z.object({
    id: mailLabelIdSchema,
    label: z.object({ title: z.optional(labelTitle), color: z.optional(z.enum(mailLabelColors)) }),
  }),
  response: mailLabelSchema,
});

export const deleteMailLabel = endpoint({
  id: 'mailbox.label.delete',
  method: 'DELETE',
  path: 'api/apps/mailbox/label',
  query: z.object({ id: mailLabelIdSchema }),
  response: z.literal(true),
});

/** One page, newest first. `mails` is null beyond the last page. */
export const listMails = endpoint({
  id: 'mailbox.mails.list',
  method: 'GET',
  path: 'api/apps/mailbox/mails',
  query: z.object({
    /** Slug of a folder. */
    folder: z.optional(z.string()),
    filter: z.optional(z.enum(mailFlags)),
    /** Slug of a label. */
    label: z.optional(z.string()),
    /** Counts from 1. */
    page: withDefault(queryInteger(1, Number.MAX_SAFE_INTEGER), 1),
  }),
  response: z.union([
    z.object({ mails: z.array(mailListItemSchema), pagination: mailPaginationSchema }),
    z.object({ mails: z.null(), pagination: z.pick(mailPaginationSchema, { lastPage: true }) }),
  ]),
  delayMs: 625,
});

export const getMail = endpoint({
  id: 'mailbox.mail.get',
  method: 'GET',
  path: 'api/apps/mailbox/mail',
  query: z.object({ id: mailIdSchema }),
  response: mailSchema,
});

export const updateMail = endpoint({
  id: 'mailbox.mail.update',
  method: 'PATCH',
  path: 'api/apps/mailbox/mail',
  body: z.object({ id: mailIdSchema, mail: mailPatchSchema }),
  response: mailSchema,
});

/** Keeps a draft, or sends. */
export const createMail = endpoint({
  id: 'mailbox.mail.create',
  method: 'POST',
  path: 'api/apps/mailbox/mail',
  body: z.object({ mail: newMailSchema, send: z.boolean() }),
  response: mailSchema,
});

/** For good; only what is in the trash or a draft. */
export const deleteMail = endpoint({
  id: 'mailbox.mail.delete',
  method: 'DELETE',
  path: 'api/apps/mailbox/mail',
  query: z.object({ id: mailIdSchema }),
  response: z.literal(true),
});

/** The same change for several mails, all or none; they are answered in the order of their ids in the call. */
export const updateMails = endpoint({
  id: 'mailbox.mails.update',
  method: 'PATCH',
  path: 'api/apps/mailbox/mails',
  body: z.object({ ids: z.array(mailIdSchema).check(z.maxLength(mailBatchLimit)), mail: mailPatchSchema }),
  response: z.array(mailSchema),
});
