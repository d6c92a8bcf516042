/**
 * A calculation that is made once for each record, or for each list of them. Neither is ever changed in place, so what
 * was found out about one stays true; it is forgotten together with it.
 */
export function remember<Source extends object, Result>(
  calculate: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const found = known.get(source);
    if (found !== undefined) return found.result;
    const result = calculate(source);
    known.set(source, { result });
    return result;
  };
}

/** As `remember`, of something that depends on more than the record: it is made anew when one of the others is another. */
export function rememberWith<Source extends object, Others extends readonly unknown[], Result>(
  calculate: (source: Source, ...others: Others) => Result,
): (source: Source, ...others: Others) => Result {
  const known = new WeakMap<Source, { others: Others; result: Result }>();
  return (source, ...others) => {
    const last = known.get(source);
    if (last?.others.every((other, index) => other === others[index])) return last.result;
    const result = calculate(source, ...others);
    known.set(source, { others, result });
    return result;
  };
}

/** A sorting that is made once for each list: of ten thousand texts it takes visible time. */
export function rememberOrder<Source>(
  compare: (a: Source, b: Source) => number,
): (list: readonly Source[]) => readonly Source[] {
  return remember((list) => list.toSorted(compare));
}
