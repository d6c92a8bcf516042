import type { Invoice } from '@quarterdeck/contract/entities/invoice';

/** How an invoice stands on a day. `days` is from that day to the due date, or since then. */
export type InvoiceState =
  | { kind: 'draft' }
  /** `day` is null where nobody knows when. */
  | { kind: 'paid'; day: string | null }
  | { kind: 'dueToday' }
  | { kind: 'due' | 'overdue'; days: number };

const dayMs = 86_400_000;

/** A calendar day as a moment of the runtime’s own day, which the formats write as that day in every time zone. */
export const momentOf = (day: string): string => `${day}T12:00:00`;

/** @param today calendar day, ISO 8601. */
export function invoiceState({ status, dueOn, paidOn }: Invoice, today: string): InvoiceState {
  if (status === 'draft') return { kind: 'draft' };
  if (status === 'paid') return { kind: 'paid', day: paidOn };
  const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / dayMs);
  if (days === 0) return { kind: 'dueToday' };
  return days > 0 ? { kind: 'due', days } : { kind: 'overdue', days: -days };
}
