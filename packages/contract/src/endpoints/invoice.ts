import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { invoiceIdSchema, invoiceSchema } from '../entities/invoice';

/** Without an id the newest one. */
export const getInvoice = endpoint({
  id: 'pages.invoice',
  method: 'GET',
  path: 'api/pages/invoice',
  query: z.object({ id: z.optional(invoiceIdSchema) }),
  response: invoiceSchema,
});

/** Marks a draft as sent to the client, or takes that back. */
export const sendInvoice = endpoint({
  id: 'pages.invoice.send',
  method: 'POST',
  path: 'api/pages/invoice/send',
  body: z.object({
    id: invoiceIdSchema,
    /** False makes it a draft again. */
    isSent: z.boolean(),
  }),
  response: invoiceSchema,
});
