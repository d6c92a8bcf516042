/** A list as it was given last: some of its records, and the whole where it had been given before. */
interface Given {
  readonly samples: readonly (readonly unknown[])[];
  readonly list: readonly unknown[] | undefined;
}

/** By the record it begins with, and by the one it ends with. */
const lastWith = new WeakMap<object, Given>();

/**
 * Notes that a list is given.
 * @returns whether one was given before of which most is the same: a record may have changed, come or gone.
 */
export function isGivenAgain(list: readonly unknown[]): boolean {
  const last = lastLike(list);
  // What is given once, and what was given before this, would only be kept from the garbage collector.
  const given: Given = { samples: samplesOf(list), list: last && knownList(list) };
  for (const record of endsOf(last)) lastWith.delete(record);
  for (const record of endsOf(given)) lastWith.set(record, given);
  return last !== undefined;
}

/** The list of the very same records that was given again before; if there is none, the list itself. */
export function knownList(list: readonly unknown[]): readonly unknown[] {
  const known = lastLike(list)?.list;
  return known?.length === list.length && known.every((record, index) => record === list[index]) ? known : list;
}

function lastLike(list: readonly unknown[]): Given | undefined {
  const samples = samplesOf(list);
  return [list[0], list.at(-1)]
    .map((record) => (isObject(record) ? lastWith.get(record) : undefined))
    .find((last) => {
      const same = samples.filter((ends, index) => ends.some((record, end) => record === last?.samples[index]?.[end]));
      return same.length * 2 > samples.length;
    });
}

/** Counted from either end, so that all but one stand where they stood when one came or went. */
function samplesOf(list: readonly unknown[]): (readonly unknown[])[] {
  const samples: (readonly unknown[])[] = [];
  for (let place = 1; place <= list.length; place *= 2) samples.push([list[place - 1], list.at(-place)]);
  return samples;
}

const endsOf = (given: Given | undefined): object[] => (given?.samples[0] ?? []).filter(isObject);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
