import * as calls from '@quarterdeck/contract/endpoints/invoice';
import type { InvoiceId } from '@quarterdeck/contract/entities/invoice';
import { bodyOf, describeRobustness } from '../testing/describeRobustness';

const id = 'invoice-04';
const ids = ['invoice-01', 'invoice-02', 'invoice-03', id] as InvoiceId[];

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'pages.invoice': { query: `id=${id}` },
    'pages.invoice.send': { body: { id, isSent: false } },
  },
  readRecords: async ({ call }) => {
    const invoices = await Promise.all(ids.map((one) => call(calls.getInvoice, { query: { id: one } })));
    return invoices.map((answer) => bodyOf(answer).number);
  },
});
