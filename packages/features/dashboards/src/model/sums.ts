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
  part === null || whole === null || !(whole > 0) ? null : finiteOrNull(part / whole);

/** How a number changed, as a share of what it was: 0.12 is 12 % more. Null where it was nothing or less, or is no number. */
export const changeShare = (before: number | null | undefined, after: number | null | undefined): number | null => {
  const [from, to] = [finiteOrNull(before), finiteOrNull(after)];
  return from === null || to === null ? null : ratio(to - from, from);
};
