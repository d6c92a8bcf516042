import { fold } from '../fold';

export const contains = (text: string, sought: string): boolean => fold(text).includes(fold(sought));

/** 0 where the text begins with what is sought, 1 where only without an accent that was typed, 2 where it does not. */
function rankOf(text: string, sought: string): number {
  if (!fold(text).startsWith(fold(sought))) return 2;
  const typed = sought.toLowerCase();
  return typed === fold(sought) || text.toLowerCase().startsWith(typed) ? 0 : 1;
}

/** Puts what begins with the text that is sought before the rest; the order is kept otherwise. */
export function rankMatches<Item>(items: readonly Item[], textOf: (item: Item) => string, sought: string): Item[] {
  return items.toSorted((one, other) => rankOf(textOf(one), sought) - rankOf(textOf(other), sought));
}

/** What somebody means who typed `sought` and chose nothing: the name itself, the first that begins so, or the only one. */
export function bestMatch<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  sought: string,
): Item | undefined {
  const wanted = sought.trim();
  if (wanted === '') return undefined;
  const matches = rankMatches(
    items.filter((item) => contains(textOf(item), wanted)),
    textOf,
    wanted,
  );
  const [first] = matches;
  const isMeant = first !== undefined && (matches.length === 1 || rankOf(textOf(first), wanted) < 2);
  return matches.find((item) => fold(textOf(item)) === fold(wanted)) ?? (isMeant ? first : undefined);
}
