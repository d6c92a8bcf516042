/**
 * The selling price with tax, in major units, rounded to cents; half a cent is rounded up.
 * @param taxPercent such as 20.
 */
export function priceWithTax(basePrice: number, taxPercent: number): number {
  // 1.15 at 10 % is 126.49999999999999 cents to the machine: what is no more than its error is cut off first.
  const cents = Number((basePrice * (100 + taxPercent)).toFixed(6));
  return Math.round(cents) / 100;
}
