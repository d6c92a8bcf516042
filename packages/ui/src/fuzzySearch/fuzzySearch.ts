import UFuzzy from '@leeoniya/ufuzzy';
import { fold } from '../fold';

/** One letter of a word may be wrong, missing, too many or in the wrong place. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- The library has its enum in its types only.
const matcher = new UFuzzy({ intraMode: 1 });

/** Characters of a search that count: an endless word takes the browser seconds. */
const longestSearch = 100;

/** Words of a search that may stand in any order; every one more multiplies the work. */
const rankedWords = 4;

export interface FuzzyHit<T> {
  item: T;
  /** What of the texts was found, folded: `Marked` takes it as its query. Empty where all is shown. */
  found: string;
}

/**
 * Finds items by their texts, whatever the case and accents, and with a typo in a word. Words may stand in any order.
 * @param textsOf the texts of an item, its title first: what is found in a title comes before what is found elsewhere.
 * @returns the best hits first; all items in their order for an empty search.
 */
export function fuzzySearch<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
  search: string,
): FuzzyHit<T>[] {
  const needle = fold(search.trim().slice(0, longestSearch));
  if (needle === '') return items.map((item) => ({ item, found: '' }));
  const folded = items.map((item) => textsOf(item).map(fold));
  // A line break would end what words may be apart.
  const whole = folded.map((texts) => texts.join(' '));
  const [indexes, info, order] = matcher.search(whole, needle, rankedWords);
  if (!info || !order) {
    // With more words it finds, and ranks nothing.
    return (indexes ?? []).flatMap((index) => items.slice(index, index + 1)).map((item) => ({ item, found: '' }));
  }
  const hits = order.flatMap((place) => {
    const index = info.idx[place] ?? 0;
    const [start = 0, end = 0] = info.ranges[place] ?? [];
    const found = whole[index]?.slice(start, end) ?? '';
    const isInTitle = start < (folded[index]?.[0]?.length ?? 0);
    return items.slice(index, index + 1).map((item) => ({ item, found, isInTitle }));
  });
  return hits
    .toSorted((one, other) => Number(other.isInTitle) - Number(one.isInTitle))
    .map(({ item, found }) => ({ item, found }));
}
