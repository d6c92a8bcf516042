import type { Invoice, InvoiceParty } from '@quarterdeck/contract/entities/invoice';
import * as z from 'zod/mini';
import { loadOnce } from '../core/loadOnce';
import type { Tables } from '../core/table';
import { openMarketplace } from '../product/openMarketplace';

/** `seeds/invoiceTexts.*.json`: what the first invoices say in another language, by the English text. */
const invoiceTextsSchema = z.record(z.string(), z.string());

const loadTexts = loadOnce(async () =>
  z.parse(invoiceTextsSchema, (await import('./seeds/invoiceTexts.tr.json')).default),
);

/** An invoice in a language: services as the marketplace calls them, the rest where it is translated. */
export async function invoiceIn(db: Tables, invoice: Invoice, language: string): Promise<Invoice> {
  const marketplace = await openMarketplace(db, language);
  if (marketplace.language === 'en') return invoice;
  const texts = await loadTexts();
  const translated = (text: string) => texts[text] ?? text;
  const party = (one: InvoiceParty) => ({ ...one, taxNumber: translated(one.taxNumber) });
  return {
    ...invoice,
    subject: translated(invoice.subject),
    seller: party(invoice.seller),
    client: party(invoice.client),
    registration: translated(invoice.registration),
    lines: invoice.lines.map((line) => {
      const requirement = marketplace.get(line.code);
      return requirement
        ? { ...line, service: requirement.title, description: requirement.summary }
        : { ...line, service: translated(line.service), description: translated(line.description) };
    }),
    terms: translated(invoice.terms),
    thanks: translated(invoice.thanks),
  };
}
