/** A record with a place in its list, counted from 0. */
export interface Ordered {
  order: number;
}

/** Gives every record the index it stands at; records that already have it stay the same object. */
export function renumber<T extends Ordered>(list: readonly T[]): T[] {
  return list.map((item, order) => (item.order === order ? item : { ...item, order }));
}

/**
 * Moves the records at `from` (any order, each index once) so that the first of them ends at `to`,
 * the index in the resulting list; they keep their order among each other. Out of range is clamped.
 */
export function moveItems<T>(list: readonly T[], from: readonly number[], to: number): T[] {
  const chosen = new Set(from);
  const moved = list.filter((_, index) => chosen.has(index));
  const rest = list.filter((_, index) => !chosen.has(index));
  const target = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, target), ...moved, ...rest.slice(target)];
}
