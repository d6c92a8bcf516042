import { mailSchema, type Mail } from '@quarterdeck/contract/entities/mail';
import { mailboxSettingsSchema } from '@quarterdeck/contract/entities/mailboxSettings';
import { mailFilterSchema, type MailFilter } from '@quarterdeck/contract/entities/mailFilter';
import { mailFolderSchema, type MailFolder } from '@quarterdeck/contract/entities/mailFolder';
import { mailLabelSchema, type MailLabel } from '@quarterdeck/contract/entities/mailLabel';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';
import { readMailSeeds } from './mailSeed';

/** Minutes by which each copy of a large mailbox is older than the one before. */
const copyAgeMinutes = 7;

export const mailTable = defineTable<Mail>({
  name: 'mailbox.mails',
  schema: mailSchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/mails.json');
    return readMailSeeds(json, now);
  },
  list: {
    vary: (copy, index) => ({
      ...copy,
      subject: `${copy.subject} (${index + 1})`,
      date: new Date(Date.parse(copy.date) - index * copyAgeMinutes * 60_000).toISOString(),
    }),
  },
});

export const mailLabelTable = defineTable<MailLabel>({
  name: 'mailbox.labels',
  schema: mailLabelSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/mailLabels.json');
    return z.parse(z.array(mailLabelSchema), json);
  },
  // Labels are a vocabulary: this is a long one, ten thousand would test nothing that happens.
  list: {
    largeSize: 60,
    vary: (copy, index) => ({ ...copy, title: `${copy.title} ${index + 1}`, slug: `${copy.slug}-${index + 1}` }),
  },
});

/** The five folders; no call changes them. */
export const mailFolderTable = defineTable<MailFolder>({
  name: 'mailbox.folders',
  schema: mailFolderSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/mailFolders.json');
    return z.parse(z.array(mailFolderSchema), json);
  },
});

/** The two filters; no call changes them. */
export const mailFilterTable = defineTable<MailFilter>({
  name: 'mailbox.filters',
  schema: mailFilterSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/mailFilters.json');
    return z.parse(z.array(mailFilterSchema), json);
  },
});

/** The id of the one record of settings. */
export const settingsId = 'settings';

const settingsRecordSchema = z.extend(mailboxSettingsSchema, { id: z.literal(settingsId) });
type SettingsRecord = z.infer<typeof settingsRecordSchema>;

/** Holds one record. */
export const mailboxSettingsTable = defineTable<SettingsRecord>({
  name: 'mailbox.settings',
  schema: settingsRecordSchema,
  seed: async () => [{ id: settingsId, messageLayout: 'right' }],
});
