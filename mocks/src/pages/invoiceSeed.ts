import {
  invoiceBankSchema,
  invoiceLineSchema,
  invoicePartySchema,
  invoiceSchema,
  type Invoice,
  type InvoiceLine,
} from '@quarterdeck/contract/entities/invoice';
import { seller } from '@quarterdeck/contract/entities/receipt';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { toMajor, toMinor } from '@quarterdeck/contract/rules/money';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';

/** Percent of tax that the prices of the marketplace include. */
const marketplaceTaxPercent = 20;

/** Number of the first invoice within its year; there were others before the demo began. */
const firstNumber = 115;

const ids = z.array(z.string());
const dayOffset = z.int();

/** `seeds/invoices.json`; days are counted from the day on which the data are made. */
const invoiceSeedsSchema = z.object({
  seller: z.pick(invoicePartySchema, { addressLines: true, taxNumber: true }),
  registration: invoiceSchema.shape.registration,
  bank: z.pick(invoiceBankSchema, { bank: true, iban: true, bic: true }),
  client: invoicePartySchema,
  project: invoiceSchema.shape.project,
  termsDays: invoiceSchema.shape.termsDays,
  terms: invoiceSchema.shape.terms,
  /** Requirements whose prices before tax, each rounded to the cent, come to their prices with it. */
  long: ids,
  invoices: z.array(
    z.object({
      id: invoiceSchema.shape.id,
      issued: dayOffset,
      sent: z.optional(dayOffset),
      paid: z.optional(dayOffset),
      subject: invoiceSchema.shape.subject,
      reference: invoiceSchema.shape.reference,
      discountPercent: withDefault(invoiceSchema.shape.discountPercent, 0),
      requirementIds: z.union([ids, z.literal('long')]),
      /** How often the requirements are invoiced, such as once a branch. */
      times: withDefault(z.int(), 1),
      /** What no requirement is. */
      lines: withDefault(z.array(z.omit(invoiceLineSchema, { estimateDays: true, taxPercent: true })), []),
      thanks: invoiceSchema.shape.thanks,
    }),
  ),
});

/** A requirement as it is invoiced: its price without the tax that the marketplace includes. */
function lineOf({ id, title, summary, price, estimateDays, currency }: Requirement): InvoiceLine {
  const netMinor = Math.round((toMinor(price, currency) * 100) / (100 + marketplaceTaxPercent));
  return {
    code: id,
    service: title,
    description: summary,
    estimateDays,
    quantity: 1,
    unitPrice: toMajor(netMinor, currency),
    taxPercent: marketplaceTaxPercent,
  };
}

/** Reads the seed file, oldest first. @throws Error when a line names a requirement that there is not. */
export function readInvoiceSeeds(json: unknown, requirements: ReadonlyMap<string, Requirement>, now: Date): Invoice[] {
  const { invoices, long, bank, ...common } = z.parse(invoiceSeedsSchema, json);
  const dayAt = (offset: number) => dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset));
  return invoices.map(({ issued, sent, paid, requirementIds, times, lines, ...invoice }, index) => {
    const chosen = (requirementIds === 'long' ? long : requirementIds).map((id) => {
      const requirement = requirements.get(id);
      if (requirement === undefined) throw new Error(`${invoice.id} names ${id}, which is not in the marketplace`);
      return lineOf(requirement);
    });
    const issuedOn = dayAt(issued);
    const digits = `${issuedOn.slice(0, 4)}-${String(firstNumber + index).padStart(4, '0')}`;
    return {
      ...invoice,
      number: `INV-${digits}`,
      status: paid !== undefined ? 'paid' : sent !== undefined ? 'sent' : 'draft',
      issuedOn,
      dueOn: dayAt(issued + common.termsDays),
      sentOn: paid === undefined && sent === undefined ? null : dayAt(sent ?? issued),
      paidOn: paid === undefined ? null : dayAt(paid),
      project: common.project,
      currency: 'USD',
      seller: { name: seller.name, email: seller.email, ...common.seller },
      registration: common.registration,
      client: common.client,
      lines: [
        ...Array.from({ length: times }, () => chosen).flat(),
        ...lines.map((line) => ({ ...line, estimateDays: null, taxPercent: marketplaceTaxPercent })),
      ],
      bank: { holder: seller.name, ...bank, reference: `QD ${digits.replace('-', ' ')}` },
      termsDays: common.termsDays,
      terms: common.terms,
    };
  });
}
