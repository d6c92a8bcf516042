import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { hueOf, hues, type Hue } from '@quarterdeck/ui/hues';

/**
 * Hues of the labels in use: each its own while there are enough, else the one of its name. The oldest items choose
 * first, of those of one moment in the order of their names, so that the order of a backlog changes no colour. A label that has a hue keeps it, also while it is not in use: it may come back.
 * @param known hues that were given before.
 */
export function labelHues(
  items: readonly Pick<BacklogItem, 'labels' | 'createdAt'>[],
  known: ReadonlyMap<string, Hue> = new Map(),
): ReadonlyMap<string, Hue> {
  const taken = new Map(known);
  const since = new Map<string, string>();
  for (const { labels, createdAt } of items) {
    for (const label of labels) if (createdAt < (since.get(label) ?? '\uFFFF')) since.set(label, createdAt);
  }
  const free = new Set<Hue>(hues.filter((hue) => ![...known.values()].includes(hue)));
  for (const [label] of [...since].toSorted(([a, sinceA], [b, sinceB]) =>
    sinceA < sinceB || (sinceA === sinceB && a < b) ? -1 : 1,
  )) {
    if (taken.has(label)) continue;
    const own = hueOf(label);
    const at = hues.indexOf(own);
    const hue = [...hues.slice(at), ...hues.slice(0, at)].find((one) => free.has(one)) ?? own;
    free.delete(hue);
    taken.set(label, hue);
  }
  return taken;
}
