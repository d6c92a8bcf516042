import * as calls from '../endpoints/invoice';
import type { InvoiceId } from '../entities/invoice';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, missing } from './documentedErrors';

const draft = 'invoice-04' as InvoiceId;

const noInvoice = missing('invoice');

export const invoiceDocs = documentEndpoints(calls, {
  getInvoice: {
    summary: 'One invoice',
    description: 'Asked by the printable pages. Totals are not answered: they follow from the lines and the discount.',
    rules: [
      'Without an id it is the newest one, draft or not.',
      'Prices stand before tax, in major units; with their tax they are the prices of the marketplace.',
      'Services that are requirements of the marketplace are named in the language of the call.',
    ],
    errors: [noInvoice({ query: { id: 'invoice-nowhere' } })],
    example: { query: { id: draft } },
  },
  sendInvoice: {
    summary: 'Mark an invoice as sent',
    description:
      'Marks a draft as sent on the day of the call, and answers the invoice. The mail itself is written elsewhere.',
    rules: [
      'With `isSent` false it is a draft again: that is how the mark is undone.',
      'Marking what is marked already changes nothing; the first day stays.',
    ],
    errors: [
      invalidRequest('the invoice is paid already', { body: { id: 'invoice-01', isSent: false } }),
      noInvoice({ body: { id: 'invoice-nowhere', isSent: true } }),
    ],
    example: { body: { id: draft, isSent: true } },
  },
});
