import * as z from 'zod/mini';
import { currencySchema, priceSchema } from './currency';
import { projectIdSchema } from './project';
import { requirementIdSchema } from './requirement';

export const receiptIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ReceiptId'>();
export type ReceiptId = z.infer<typeof receiptIdSchema>;

export const receiptLineSchema = z.object({
  requirementId: requirementIdSchema,
  title: z.string(),
  price: priceSchema,
});
export type ReceiptLine = z.infer<typeof receiptLineSchema>;

/** Amounts are in major units of the currency; `subtotal` and `tax` add up to `total`. */
export const receiptSchema = z.object({
  id: receiptIdSchema,
  /** Running number within its year, such as `2026-0007`. */
  number: z.string().check(z.minLength(1)),
  projectId: projectIdSchema,
  lines: z.array(receiptLineSchema),
  subtotal: z.number(),
  /** Included in the prices. */
  tax: z.number(),
  total: z.number(),
  currency: currencySchema,
  /** ISO 8601 instant, UTC. */
  paidAt: z.iso.datetime(),
});
export type Receipt = z.infer<typeof receiptSchema>;
