/** The number itself; null for what is missing or no finite number. */
export const finiteOrNull = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) ? value : null;

/** What the numbers add up to; null without any, or where a number cannot hold it. */
export function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : finiteOrNull(known.reduce((total, value) => total + value, 0));
}

/** How often `whole` is in `part`; null where there is no whole of more than 0. */
export const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole <= 0 ? null : finiteOrNull(part / whole);
