/**
 * A calculation that is made once for each record. Records are never changed in place, so what was found out about
 * one stays true; it is forgotten together with the record.
 */
export function remember<Record extends object, Result>(
  calculate: (record: Record) => Result,
): (record: Record) => Result {
  const known = new WeakMap<Record, Result>();
  return (record) => {
    if (known.has(record)) return known.get(record) as Result;
    const result = calculate(record);
    known.set(record, result);
    return result;
  };
}

/**
 * A sorting that is made once for each list: the next call with the same records in the same places answers what
 * the last one did. Sorting ten thousand texts for each page of a list takes visible time.
 */
export function rememberOrder<Record>(
  compare: (a: Record, b: Record) => number,
): (list: readonly Record[]) => readonly Record[] {
  let last: readonly Record[] = [];
  let sorted: readonly Record[] = [];
  return (list) => {
    if (list.length !== last.length || list.some((record, index) => record !== last[index])) {
      last = [...list];
      sorted = list.toSorted(compare);
    }
    return sorted;
  };
}
