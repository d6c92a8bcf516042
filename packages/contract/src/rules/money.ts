import { roundShifted } from './roundShifted';

const digitsOf = new Map<string, number>();

/** Digits after the point in a currency (ISO 4217): 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  // The runtime knows every currency, but asking it for each price of a long list takes visible time.
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const digits = maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

/**
 * An amount of major units (12.5) as a whole number of minor ones (1250), rounded to the nearest; a half is rounded away
 * from zero. It is the written number that is rounded: 1.005 is 101 cents, although the nearest float lies below it.
 */
export const toMinor = (amount: number, currency: string): number => roundShifted(amount, minorDigits(currency));

/** The written number as a whole one and its power of ten: 1.005 is 1005 and −3. */
function decimalOf(amount: number): { whole: bigint; exponent: number } {
  const [digits = '', exponent = '0'] = String(Math.abs(amount)).split('e');
  const [before = '', after = ''] = digits.split('.');
  return { whole: BigInt(before + after), exponent: Number(exponent) - after.length };
}

/**
 * The product of two finite numbers as they are written, rounded to a whole number; a half is rounded away from zero. So
 * 0.35 % of 11000 is 38.5 and rounds to 39, although the floats say 38.499….
 * @param shift moves the point of the product to the right before it is rounded: 2 gives cents of dollars, −2 a share of
 * percent.
 */
export function roundedProduct(a: number, b: number, shift = 0): number {
  const [one, other] = [decimalOf(a), decimalOf(b)];
  const product = one.whole * other.whole;
  const exponent = one.exponent + other.exponent + shift;
  const scale = 10n ** BigInt(Math.abs(exponent));
  const rounded = Number(exponent >= 0 ? product * scale : (2n * product + scale) / (2n * scale));
  return a < 0 !== b < 0 ? 0 - rounded : rounded;
}

/** Minor units (1250) as an amount of major ones (12.5). */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** The sum of prices in minor units; 0 for none. */
export function sumMinor(prices: readonly number[], currency: string): number {
  return prices.reduce((sum, price) => sum + toMinor(price, currency), 0);
}

/** Amounts in minor units; `subtotalMinor` and `taxMinor` add up to `totalMinor`. */
export interface Totals {
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/**
 * What a list of prices comes to. Prices include tax, so the total is their sum and the tax is a part of it.
 * @param taxPercent such as 20; rounded to the nearest minor unit, on the whole and not on each price. @default 0
 */
export function totalsOf(prices: readonly number[], currency: string, taxPercent = 0): Totals {
  const totalMinor = sumMinor(prices, currency);
  const taxMinor = Math.round((totalMinor * taxPercent) / (100 + taxPercent));
  return { subtotalMinor: totalMinor - taxMinor, taxMinor, totalMinor };
}
