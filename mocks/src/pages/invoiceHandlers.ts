import { getInvoice, sendInvoice } from '@quarterdeck/contract/endpoints/invoice';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { invalid, notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { invoiceTable } from './invoiceTable';
import { invoiceIn } from './invoiceWords';

const noInvoice = (id: string) => notFound(`No invoice with id ${id}`);

export const invoiceHandlers: readonly MockHandler[] = [
  handle(getInvoice, async ({ query: { id }, language }, { db }) => {
    const invoices = await db.open(invoiceTable);
    const invoice = id === undefined ? invoices.list().at(-1) : invoices.get(id);
    if (invoice === undefined) throw id === undefined ? notFound('There is no invoice yet') : noInvoice(id);
    return invoiceIn(db, invoice, language);
  }),

  handle(sendInvoice, async ({ body: { id, isSent }, language }, { db, now }) => {
    const invoices = await db.open(invoiceTable);
    const invoice = invoices.get(id);
    if (invoice === undefined) throw noInvoice(id);
    if (invoice.status === 'paid') throw invalid('The invoice is paid', { isSent: 'Cannot change any more' });
    const sentOn = isSent ? (invoice.sentOn ?? dayOf(now())) : null;
    const sent = invoices.patch(id, { status: isSent ? 'sent' : 'draft', sentOn }) ?? invoice;
    return invoiceIn(db, sent, language);
  }),
];
