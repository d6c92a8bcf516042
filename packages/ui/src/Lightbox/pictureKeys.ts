/** Where a key leads among pictures; undefined for a key that does not. */
export function pictureAt(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  const last = count - 1;
  const wanted: Readonly<Record<string, number>> = {
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: index - 1,
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: index + 1,
    Home: 0,
    End: last,
  };
  const next = wanted[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), last);
}

/** An index that there is, whatever its owner gives. */
export const indexWithin = (index: number, count: number): number =>
  Number.isFinite(index) ? Math.min(Math.max(Math.trunc(index), 0), Math.max(count - 1, 0)) : 0;
