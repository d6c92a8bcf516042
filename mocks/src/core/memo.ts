/**
 * Computes a value once per record or list. Records and lists are never changed in place, so the value stays true; the
 * WeakMap drops it together with its source.
 */
export function memo<Source extends object, Result>(compute: (source: Source) => Result): (source: Source) => Result {
  return memoWith(compute);
}

/** Like `memo`, for a value that also depends on `others`: it is computed again when one of them changes. */
export function memoWith<Source extends object, Others extends readonly unknown[], Result>(
  compute: (source: Source, ...others: Others) => Result,
): (source: Source, ...others: Others) => Result {
  const cache = new WeakMap<Source, { others: Others; result: Result }>();
  return (source, ...others) => {
    const cached = cache.get(source);
    if (cached?.others.every((other, index) => other === others[index])) return cached.result;
    const result = compute(source, ...others);
    cache.set(source, { others, result });
    return result;
  };
}

/** Sorts each list once: sorting ten thousand texts takes visible time. */
export function memoSort<Source>(
  compare: (a: Source, b: Source) => number,
): (list: readonly Source[]) => readonly Source[] {
  return memo((list) => list.toSorted(compare));
}
