/** A number that can be drawn, or null: what is infinite or no number is a gap. */
export const finite = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/**
 * The lowest and the highest of what is drawn.
 * @param hasZero for what is measured from 0, such as bars and stacks. @returns null where there is nothing to draw.
 */
export function extentOf(
  lists: Iterable<ArrayLike<number | null>>,
  hasZero: boolean,
): readonly [low: number, high: number] | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const list of lists) {
    for (let index = 0; index < list.length; index += 1) {
      const value = finite(list[index]);
      if (value === null) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  if (low > high) return null;
  if (hasZero) {
    low = Math.min(0, low);
    high = Math.max(0, high);
  }
  return low === high ? aroundOne(low) : [low, high];
}

/** Equal values have a scale too: it begins or ends at 0, which says how much they are. */
function aroundOne(value: number): readonly [number, number] {
  if (value === 0) return [0, 1];
  return value > 0 ? [0, value * 1.25] : [value * 1.25, 0];
}

/** By how much one value is more than another; null where one of them is missing or they are too far apart to say. */
export function differenceOf(from: number | null, to: number | null): number | null {
  return from === null || to === null
    ? null
    : finite(withoutRemainder(to - from, Math.max(Math.abs(from), Math.abs(to))));
}

/** Digits that a number has for certain. */
const sureDigits = 14;

/** A difference without what binary fractions leave of it: 100.1 is 0.1 more than 100, not 0.09999999999999432. */
function withoutRemainder(difference: number, largest: number): number {
  const decimals = sureDigits - Math.floor(Math.log10(largest));
  // Without the sign that a rounded 0 may have.
  return decimals >= 0 && decimals <= 100 ? Number(difference.toFixed(decimals)) + 0 : difference;
}

/** The change from one value to another as a share, 0.176 for 17.6 % more; null where there is no sense in one. */
export function changeOf(from: number | null, to: number | null): number | null {
  if (from === null || to === null || from <= 0) return null;
  return finite(to / from - 1);
}
