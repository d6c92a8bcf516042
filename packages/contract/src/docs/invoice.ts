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
    summary: 'Send an invoice',
    description: 'Marks a draft as sent to the client’s address on the day of the call, and answers the invoice.',
    rules: [
      'With `isSent` false it is a draft again: that is how sending is undone.',
      'Sending what is sent already changes nothing; the first day stays.',
      'The demo sends no mail.',
    ],
    errors: [
      invalidRequest('the invoice is paid already', { body: { id: 'invoice-01', isSent: false } }),
      noInvoice({ body: { id: 'invoice-nowhere', isSent: true } }),
    ],
    example: { body: { id: draft, isSent: true } },
  },
});
