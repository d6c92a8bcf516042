/** The parts of the writes of invoices, as the browser keeps them until they are answered. */
import * as z from 'zod/mini';
import { invoiceIdSchema } from '../entities/invoice';

/** An invoice that is sent, or is a draft again; number and day are for what shows before the answer. */
export const sentInvoiceSchema = z.object({
  id: invoiceIdSchema,
  number: z.string(),
  isSent: z.boolean(),
  /** Calendar day, ISO 8601. */
  day: z.iso.date(),
});
export type SentInvoice = z.infer<typeof sentInvoiceSchema>;
