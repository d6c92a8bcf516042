import { receiptSchema, type Receipt } from '@quarterdeck/contract/entities/receipt';
import * as z from 'zod/mini';

/** A receipt by hand, over one requirement unless lines are given; the amounts are not computed. */
export function buildReceipt(overrides: Partial<z.input<typeof receiptSchema>> = {}): Receipt {
  return z.parse(receiptSchema, {
    id: 'receipt-built',
    number: '2026-0001',
    projectId: 'project-built',
    lines: [{ requirementId: 'QD-900', title: 'Tide table', price: 480 }],
    subtotal: 480,
    tax: 0,
    total: 480,
    currency: 'USD',
    billing: {
      name: 'Elif Aydın',
      email: 'elif@harbour.example',
      company: '',
      street: 'Rıhtım Caddesi 12',
      postalCode: '34425',
      city: 'İstanbul',
      country: 'TR',
    },
    card: { brand: 'Visa', lastFour: '4242' },
    paidAt: '2026-03-02T08:00:00.000Z',
    ...overrides,
  });
}
