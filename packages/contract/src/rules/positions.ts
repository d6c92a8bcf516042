/** A record with a place among its siblings: the smaller position stands first; positions may have gaps. */
export interface Positioned {
  position: number;
}

/** Distance of neighbours after renumbering. Source: the specification's constant for boards. */
export const positionStep = 65_536;

/** Compares by position; siblings with the same one keep their order in a stable sort. */
export function byPosition(a: Positioned, b: Positioned): number {
  return a.position - b.position;
}

/**
 * A position between two neighbours; undefined stands for an end of the list. After the last it is one step further,
 * else the whole number in the middle.
 * @returns undefined when no whole number lies between them, so that the list has to be renumbered.
 */
export function positionBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (after === undefined) {
    const next = (before ?? 0) + positionStep;
    return Number.isSafeInteger(next) ? next : undefined;
  }
  const low = before ?? -1;
  const middle = low + Math.floor((after - low) / 2);
  return middle > low && middle < after ? middle : undefined;
}

/** Gives the records, in this order, multiples of the step from one step on; those that have theirs stay the same object. */
export function renumberPositions<T extends Positioned>(list: readonly T[]): T[] {
  return list.map((item, index) => {
    const position = (index + 1) * positionStep;
    return item.position === position ? item : { ...item, position };
  });
}

/**
 * Puts `item` among its siblings (sorted by position, without it) so that it stands at `index`; out of range is
 * clamped.
 * @returns the records to save: the item alone, or, when there was no room, every one whose position is new.
 */
export function placeAt<T extends Positioned>(siblings: readonly T[], item: T, index: number): T[] {
  const place = Math.max(0, Math.min(index, siblings.length));
  const position = positionBetween(siblings[place - 1]?.position, siblings[place]?.position);
  if (position !== undefined) return [{ ...item, position }];
  const wanted = [...siblings.slice(0, place), item, ...siblings.slice(place)];
  // The item is always among them: it may have come from elsewhere with the position that it now keeps.
  return renumberPositions(wanted).filter((record, at) => record === item || record !== wanted[at]);
}
