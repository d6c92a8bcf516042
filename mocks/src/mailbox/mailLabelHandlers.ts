import * as calls from '@quarterdeck/contract/endpoints/mailbox';
import { defaultMailLabelColor, mailLabelIdSchema, type MailLabel } from '@quarterdeck/contract/entities/mailLabel';
import { labelSlug } from '@quarterdeck/contract/rules/labelSlug';
import * as z from 'zod/mini';
import type { Collection } from '../core/collection';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { mailLabelTable, mailTable } from './mailboxTables';

const noLabel = (id: string) => notFound(`No mail label with id ${id}`);

export const mailLabelHandlers: readonly MockHandler[] = [
  handle(calls.listMailLabels, async (_, { db }) => (await db.open(mailLabelTable)).list()),

  handle(calls.createMailLabel, async ({ body }, { db, newId }) => {
    const labels = await db.open(mailLabelTable);
    const { title, color = defaultMailLabelColor } = body.label;
    return labels.insert({ id: z.parse(mailLabelIdSchema, newId()), title, slug: freeSlug(labels, title), color });
  }),

  handle(calls.updateMailLabel, async ({ body: { id, label } }, { db }) => {
    const labels = await db.open(mailLabelTable);
    const { title } = label;
    const updated = labels.patch(id, title === undefined ? label : { ...label, slug: freeSlug(labels, title, id) });
    if (updated === undefined) throw noLabel(id);
    return updated;
  }),

  handle(calls.deleteMailLabel, async ({ query: { id } }, { db }) => {
    const [labels, mails] = await Promise.all([db.open(mailLabelTable), db.open(mailTable)]);
    if (!labels.remove(id)) throw noLabel(id);
    mails.patchEach((mail) =>
      mail.labels.includes(id) ? { labels: mail.labels.filter((label) => label !== id) } : undefined,
    );
    return true as const;
  }),
];

/** The slug for a title that no label but `ownId` has. */
function freeSlug(labels: Collection<MailLabel>, title: string, ownId?: string): string {
  const others = labels.list().filter(({ id }) => id !== ownId);
  return labelSlug(
    title,
    others.map(({ slug }) => slug),
  );
}
