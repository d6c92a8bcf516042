/** Beyond this many points a smooth curve differs from a straight line by less than a pixel. */
export const smoothUpTo = 400;

/**
 * Which of many points are drawn: for each column of pixels the first, the lowest, the highest and the last, so that no
 * peak is lost. Where there are no more than four for each column, all of them.
 * @param at places along the axis, ascending. @param values one for each place; NaN is a gap.
 * @param columns width of the plot in pixels.
 * @returns places in `values`, ascending and each once.
 */
export function decimate(at: ArrayLike<number>, values: ArrayLike<number>, columns: number): number[] {
  const { length } = values;
  const count = Math.max(1, Math.floor(columns));
  if (length <= count * 4) return Array.from({ length }, (_, index) => index);
  const from = at[0] ?? 0;
  const span = (at[length - 1] ?? 0) - from || 1;
  const kept: number[] = [];
  let column = -1;
  let [first, low, high, last] = [0, 0, 0, 0];
  const close = () => {
    for (const index of [first, Math.min(low, high), Math.max(low, high), last])
      if (index > (kept.at(-1) ?? -1)) kept.push(index);
  };
  for (let index = 0; index < length; index += 1) {
    const value = values[index] ?? Number.NaN;
    const here = Math.min(count - 1, Math.floor((((at[index] ?? 0) - from) / span) * count));
    if (here !== column) {
      if (column >= 0) close();
      column = here;
      first = index;
      low = index;
      high = index;
    }
    last = index;
    // A comparison with NaN is false, so the first number of a column takes the place of a gap.
    if (!((values[low] ?? Number.NaN) <= value) && !Number.isNaN(value)) low = index;
    if (!((values[high] ?? Number.NaN) >= value) && !Number.isNaN(value)) high = index;
  }
  close();
  return kept;
}
