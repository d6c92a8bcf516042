import { transactionSchema, type Transaction } from '@quarterdeck/contract/entities/transaction';
import * as z from 'zod/mini';

/** A transaction by hand: money that came in. */
export function buildTransaction(overrides: Partial<z.input<typeof transactionSchema>> = {}): Transaction {
  return z.parse(transactionSchema, {
    id: 'transaction-built',
    transactionId: 'QD-48210001',
    name: 'Norden Reef Dive, invoice 119',
    amount: 420,
    status: 'completed',
    date: '2026-03-10T08:15:00.000Z',
    ...overrides,
  });
}
