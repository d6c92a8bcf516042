import { minorDigits, roundedProduct } from '@quarterdeck/contract/rules/money';

/** What counts of a line; texts are of no account here. */
export interface PricedLine {
  quantity: number;
  /** Before tax, in major units. */
  unitPrice: number;
  taxPercent: number;
}

/** The tax of one rate. */
interface InvoiceTax {
  percent: number;
  /** What it is computed of: the lines of the rate, less their share of the discount. */
  baseMinor: number;
  taxMinor: number;
}

/** Amounts in minor units of the currency: subtotal − discount = before tax, and with all taxes the total. */
export interface InvoiceTotals {
  /** Of each line, in the order of the lines. */
  lineMinor: readonly number[];
  subtotalMinor: number;
  discountMinor: number;
  beforeTaxMinor: number;
  /** One for each rate that lines have, the lowest first. */
  taxes: readonly InvoiceTax[];
  totalMinor: number;
}

const limit = Number.MAX_SAFE_INTEGER;

/** A whole number of minor units that can be shown; what is no number counts nothing. */
const clampMinor = (minor: number): number =>
  Number.isNaN(minor) ? 0 : Math.round(Math.min(Math.max(minor, -limit), limit));

/** A share from 0 to 100 percent; what is no number is none. */
const clampPercent = (percent: number): number => (Number.isFinite(percent) ? Math.min(Math.max(percent, 0), 100) : 0);

/** A share of an amount, rounded to the nearest minor unit; a half is rounded away from zero. */
const shareOf = (minor: number, percent: number): number => roundedProduct(minor, percent, -2);

/** The price of a line: quantity × price of one, rounded once. What is no finite number counts nothing; less than nothing is a credit. */
export function linePriceMinor({ quantity, unitPrice }: Pick<PricedLine, 'quantity' | 'unitPrice'>, currency: string) {
  if (!Number.isFinite(quantity) || !Number.isFinite(unitPrice)) return 0;
  return clampMinor(roundedProduct(unitPrice, quantity, minorDigits(currency)));
}

const sum = (amounts: readonly number[]) => clampMinor(amounts.reduce((total, amount) => total + amount, 0));

/**
 * What an invoice comes to. The discount is taken of the sum of the lines and divided between the rates by what each has;
 * the last rate bears what is left by rounding. The tax of a rate is rounded once, on its whole.
 * @param discountPercent of the sum of the lines.
 * @param currency ISO 4217; its minor units may have any number of digits.
 */
export function invoiceTotals(lines: readonly PricedLine[], discountPercent: number, currency: string): InvoiceTotals {
  const lineMinor = lines.map((line) => linePriceMinor(line, currency));
  const subtotalMinor = sum(lineMinor);
  const discount = clampPercent(discountPercent);
  const discountMinor = shareOf(subtotalMinor, discount);
  const byRate = new Map<number, number>();
  for (const [index, { taxPercent }] of lines.entries()) {
    const rate = clampPercent(taxPercent);
    byRate.set(rate, clampMinor((byRate.get(rate) ?? 0) + (lineMinor[index] ?? 0)));
  }
  const rates = [...byRate].toSorted(([a], [b]) => a - b);
  let leftMinor = discountMinor;
  const taxes = rates.map(([percent, ofRate], index): InvoiceTax => {
    const ownMinor = index === rates.length - 1 ? leftMinor : shareOf(ofRate, discount);
    leftMinor -= ownMinor;
    const baseMinor = clampMinor(ofRate - ownMinor);
    return { percent, baseMinor, taxMinor: shareOf(baseMinor, percent) };
  });
  const beforeTaxMinor = clampMinor(subtotalMinor - discountMinor);
  const totalMinor = sum([beforeTaxMinor, ...taxes.map(({ taxMinor }) => taxMinor)]);
  return { lineMinor, subtotalMinor, discountMinor, beforeTaxMinor, taxes, totalMinor };
}
