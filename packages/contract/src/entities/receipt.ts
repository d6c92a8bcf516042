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

/** Most characters of one answer, of those that are printed on receipts. */
export const longestBillingAnswer = 200;

const answer = z.string().check(z.maxLength(longestBillingAnswer));

/** Who is billed, and where the bill goes. */
export const billingSchema = z.object({
  name: answer,
  email: answer,
  /** May be empty. */
  company: answer,
  street: answer,
  postalCode: answer,
  city: answer,
  /** ISO 3166-1 alpha-2. Absent on receipts from before it was asked. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type Billing = z.infer<typeof billingSchema>;

/** What may be shown of a card. */
export const paidCardSchema = z.object({
  /** As it is printed on the card, such as `Visa`; may be empty. */
  brand: z.string().check(z.maxLength(40)),
  lastFour: z.string().check(z.regex(/^[0-9]{4}$/)),
});
export type PaidCard = z.infer<typeof paidCardSchema>;

/** Who sells the requirements: on quotes and receipts. */
export const seller = {
  name: 'Quarterdeck',
  street: 'Kemankeş Caddesi 31',
  postalCode: '34425',
  city: 'İstanbul',
  country: 'TR',
  email: 'billing@quarterdeck.example',
} as const;

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
  /** Absent where the server was not told. */
  billing: z.optional(billingSchema),
  /** Absent where it is not known how was paid. */
  card: z.optional(paidCardSchema),
  /** ISO 8601 instant, UTC. */
  paidAt: z.iso.datetime(),
});
export type Receipt = z.infer<typeof receiptSchema>;
