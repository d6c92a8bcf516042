/**
 * Puts the records that `wanted` names at the places it gives; all others keep their order among each other and
 * fill the places left over. A place beyond the end is the last one, and of two at one place the first named stands first.
 */
export function insertAt<T>(list: readonly T[], wanted: ReadonlyMap<T, number>): T[] {
  const placed = wanted.size === 0 ? [...list] : list.filter((item) => !wanted.has(item));
  const moves = [...wanted].toSorted(([, a], [, b]) => a - b);
  // From the front to the back, so that no later one pushes an earlier one from its place.
  let next = 0;
  for (const [item, place] of moves) {
    const at = Math.min(Math.max(place, next), placed.length);
    placed.splice(at, 0, item);
    next = at + 1;
  }
  return placed;
}
