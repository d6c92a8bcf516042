/** What is chosen in a list, and the row from which Shift extends. */
export interface ListSelection {
  keys: ReadonlySet<string>;
  anchor: string | null;
}

export const nothingSelected: ListSelection = { keys: new Set(), anchor: null };

/** Adds or takes away one row and makes it the anchor. */
export function toggleKey(selection: ListSelection, key: string): ListSelection {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: key };
}

/** Selects everything between the anchor and `key`; without an anchor only `key`. */
export function extendTo(selection: ListSelection, order: readonly string[], key: string): ListSelection {
  const anchor = selection.anchor ?? key;
  const [from, to] = [order.indexOf(anchor), order.indexOf(key)].toSorted((a, b) => a - b);
  if (from === undefined || to === undefined || from < 0) return { keys: new Set([key]), anchor: key };
  return { keys: new Set(order.slice(from, to + 1)), anchor };
}
