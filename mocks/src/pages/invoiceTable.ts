import { invoiceSchema, type Invoice } from '@quarterdeck/contract/entities/invoice';
import { defineTable } from '../core/table';
import { loadRequirements } from '../product/requirementTable';
import { readInvoiceSeeds } from './invoiceSeed';

/** Invoices under `large`: one is shown at a time, so this is many. */
const manyInvoices = 40;

/** Oldest first. */
export const invoiceTable = defineTable<Invoice>({
  name: 'pages.invoices',
  schema: invoiceSchema,
  seed: async (now) => {
    const [{ default: json }, requirements] = await Promise.all([import('./seeds/invoices.json'), loadRequirements()]);
    return readInvoiceSeeds(json, requirements, now);
  },
  list: {
    largeSize: manyInvoices,
    vary: (copy, index) => ({ ...copy, number: copy.number.replace(/\d+$/, String(index + 1000)) }),
  },
});
