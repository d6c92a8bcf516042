/** The value that `share` (0 to 1) of the values do not exceed; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

/** The middle value; of an even number the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** A figure of several runs. On a machine with neighbours the least is the steadiest, the median the fairest. */
export interface Spread {
  readonly median: number;
  readonly least: number;
}

function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), least: quantile(values, 0) };
}

/** The spread of every number in equal records. */
export function spreads<T extends Readonly<Record<keyof T, number>>>(records: readonly T[]): Record<keyof T, Spread> {
  const [first] = records;
  const names = first ? (Object.keys(first) as (keyof T)[]) : [];
  const entries = names.map((name) => [name, spreadOf(records.map((record) => record[name]))] as const);
  return Object.fromEntries(entries) as Record<keyof T, Spread>;
}
