/**
 * Sorts by a moment, the latest first; records of the same moment keep their order.
 * @param momentOf ISO 8601 instant, however precise.
 */
export function newestFirst<T>(records: readonly T[], momentOf: (record: T) => string): T[] {
  // Each moment is read once: that costs more than the sorting.
  return records
    .map((record) => ({ record, time: Date.parse(momentOf(record)) }))
    .toSorted((a, b) => b.time - a.time)
    .map(({ record }) => record);
}
