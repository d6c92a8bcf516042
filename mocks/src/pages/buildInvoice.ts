import { invoiceSchema, type Invoice } from '@quarterdeck/contract/entities/invoice';
import * as z from 'zod/mini';

/** An invoice by hand: a draft over one service unless lines are given. */
export function buildInvoice(overrides: Partial<z.input<typeof invoiceSchema>> = {}): Invoice {
  return z.parse(invoiceSchema, {
    id: 'invoice-built',
    number: 'INV-2026-0900',
    status: 'draft',
    issuedOn: '2026-03-10',
    dueOn: '2026-03-24',
    sentOn: null,
    paidOn: null,
    project: 'Harbour CRM',
    subject: 'Tide tables',
    reference: 'PO-900',
    currency: 'USD',
    seller: {
      name: 'Quarterdeck',
      addressLines: ['Kemankeş Caddesi 31', '34425 İstanbul, Türkiye'],
      taxNumber: 'VAT TR 734 018 2256',
      email: 'billing@quarterdeck.example',
    },
    registration: 'Company 08812345',
    client: {
      name: 'Harbour CRM Ltd.',
      addressLines: ['Elif Aydın', 'Rıhtım Caddesi 12', '34425 İstanbul, Türkiye'],
      taxNumber: 'VAT TR 123 456 7890',
      email: 'elif@harbour.example',
    },
    lines: [
      {
        code: 'QD-900',
        service: 'Tide table',
        description: 'High and low water of every harbour.',
        estimateDays: 3,
        quantity: 1,
        unitPrice: 400,
        taxPercent: 20,
      },
    ],
    discountPercent: 0,
    bank: {
      holder: 'Quarterdeck',
      bank: 'Harbour Bank',
      iban: 'TR33 0006 1005 1978 6457 8413 26',
      bic: 'HARBTRIS',
      reference: 'QD 2026 0900',
    },
    termsDays: 14,
    terms: 'Payment is due within 14 days of the date of issue.',
    thanks: 'Thank you, Elif.',
    ...overrides,
  });
}
