import { sendInvoice } from '@quarterdeck/contract/endpoints/invoice';
import type { Invoice } from '@quarterdeck/contract/entities/invoice';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { sentInvoiceSchema, type SentInvoice } from '@quarterdeck/contract/writes/invoice';
import { defineWrite, type AnyWrite } from '@quarterdeck/data/writes/defineWrite';
import { changeOf } from '@quarterdeck/data/writes/optimisticCache';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import { invoiceQueries } from './invoiceQueries';

/** The invoice is asked for by its id, and as the newest one. */
const change = (id: Invoice['id'], changed: (invoice: Invoice) => Invoice) =>
  [invoiceQueries.detail(id), invoiceQueries.detail()].map((query) =>
    changeOf(query, (invoice) => (invoice.id === id ? changed(invoice) : invoice)),
  );

/** Marks drafts as sent, or makes what was sent drafts again. No mail goes out. */
const sendInvoices = defineWrite<SentInvoice, Invoice>({
  id: 'invoice.send',
  part: sentInvoiceSchema,
  partQueueKey: ({ id }) => id,
  optimistic: (parts) =>
    parts.flatMap(({ id, isSent, day }) =>
      change(id, (invoice) => ({ ...invoice, status: isSent ? 'sent' : 'draft', sentOn: isSent ? day : null })),
    ),
  send: ({ id, isSent }, { call }) => call(sendInvoice, { body: { id, isSent } }),
  saved: (done) => done.flatMap(({ answer }) => change(answer.id, () => answer)),
  failure: ([first], t) =>
    t(first?.isSent === false ? 'invoice.failed.takeBack' : 'invoice.failed.send', { number: first?.number ?? '' }),
  fields: ({ id }) => [`${id} status`],
});

/** All writes of this feature. */
export const writes: readonly AnyWrite[] = [sendInvoices];

/** Marks an invoice as sent; it can be undone. */
export function useSendInvoice(): (invoice: Invoice) => void {
  const write = useWrite(sendInvoices);
  const { t } = useTranslation();
  return useCallback(
    ({ id, number }) => {
      const part = { id, number, day: dayOf(new Date()) };
      void write([{ ...part, isSent: true }], {
        undo: {
          label: () => t('invoice.sent', { number }),
          undo: () => write([{ ...part, isSent: false }]),
        },
      });
    },
    [write, t],
  );
}
