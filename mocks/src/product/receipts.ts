import type { Currency } from '@quarterdeck/contract/entities/currency';
import type { Receipt, ReceiptLine } from '@quarterdeck/contract/entities/receipt';
import { toMajor, totalsOf } from '@quarterdeck/contract/rules/money';

/** Percent of tax that the prices include: none, because the demo sells in no country. */
const taxPercent = 0;

/** What a receipt says under its lines, in major units. */
export function amountsOf(lines: readonly ReceiptLine[], currency: Currency) {
  const { subtotalMinor, taxMinor, totalMinor } = totalsOf(
    lines.map(({ price }) => price),
    currency,
    taxPercent,
  );
  return {
    subtotal: toMajor(subtotalMinor, currency),
    tax: toMajor(taxMinor, currency),
    total: toMajor(totalMinor, currency),
    currency,
  };
}

/** The number after the highest of the year in which it is paid; a year starts with 1. */
export function nextReceiptNumber(receipts: readonly Receipt[], paidAt: string): string {
  const year = paidAt.slice(0, 4);
  const numbers = receipts.flatMap(({ number }) => (number.startsWith(`${year}-`) ? [Number(number.slice(5))] : []));
  return `${year}-${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}
