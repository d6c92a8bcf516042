import * as z from 'zod/mini';
import { estimateDaysSchema } from './requirement';

export const invoiceIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'InvoiceId'>();
export type InvoiceId = z.infer<typeof invoiceIdSchema>;

export const invoiceStatuses = ['draft', 'sent', 'paid'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Something that is invoiced. */
export const invoiceLineSchema = z.object({
  /** Of the price list, such as the id of a requirement; may be empty. */
  code: z.string(),
  service: z.string(),
  /** Plain text; may be empty. */
  description: z.string(),
  /** Working days; null for what has no estimate, such as a subscription. */
  estimateDays: z.nullable(estimateDaysSchema),
  /** May have decimals, such as 1.5 days of work. */
  quantity: z.number().check(z.nonnegative(), z.maximum(1_000_000)),
  /** Before tax, in major units of the currency; 0 is free. */
  unitPrice: z.number().check(z.nonnegative(), z.maximum(1_000_000)),
  /** Percent that comes on top, such as 20. */
  taxPercent: z.number().check(z.nonnegative(), z.maximum(100)),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** Who sells, or who pays. */
export const invoicePartySchema = z.object({
  name: z.string(),
  /** What stands below the name, in the order of an envelope: a person, street, town and country. */
  addressLines: z.array(z.string()),
  /** As it is printed, such as `VAT TR 123 456 7890`; may be empty. */
  taxNumber: z.string(),
  email: z.string(),
});
export type InvoiceParty = z.infer<typeof invoicePartySchema>;

/** Where a bank transfer goes. */
export const invoiceBankSchema = z.object({
  holder: z.string(),
  bank: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** What the payer gives with the transfer, such as `QD 2026 0118`. */
  reference: z.string(),
});
export type InvoiceBank = z.infer<typeof invoiceBankSchema>;

/** Days are calendar days (ISO 8601). Totals are computed where they are shown, of the lines and the discount. */
export const invoiceSchema = z.object({
  id: invoiceIdSchema,
  /** Running number within its year, such as `INV-2026-0118`. */
  number: z.string().check(z.minLength(1)),
  status: z.enum(invoiceStatuses),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  /** Null for a draft. */
  sentOn: z.nullable(z.iso.date()),
  /** Null until it is paid. */
  paidOn: z.nullable(z.iso.date()),
  /** Name of what the work was done for. */
  project: z.string(),
  /** What it is about, in a few words; may be empty. */
  subject: z.string(),
  /** The client's own sign, such as the number of an order; may be empty. */
  reference: z.string(),
  /** Three letters, ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  seller: invoicePartySchema,
  /** Of the seller, for the foot of each page, such as `Company 08812345`; may be empty. */
  registration: z.string(),
  client: invoicePartySchema,
  lines: z.array(invoiceLineSchema),
  /** Percent of the sum of the lines; 0 for none. */
  discountPercent: z.number().check(z.nonnegative(), z.maximum(100)),
  /** Null where it is not paid by transfer. */
  bank: z.nullable(invoiceBankSchema),
  /** Days between issue and due date. */
  termsDays: z.int().check(z.nonnegative(), z.maximum(999)),
  /** Plain text; may be empty. */
  terms: z.string(),
  /** A line for the client, plain text; may be empty. */
  thanks: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
