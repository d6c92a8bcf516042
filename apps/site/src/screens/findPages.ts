import { fold } from '@quarterdeck/ui/fold';
import { distance } from './nearMatches';

export interface SearchedPage {
  title: string;
  address: string;
}

export interface FoundPage<Page extends SearchedPage> {
  page: Page;
  /** What of the title or the address was found; empty where only the whole address looks alike. */
  found: string;
}

/** Longest text that is searched for, so that a hostile one costs nothing. */
const longest = 80;
const mostPages = 4;

/** How many letters of a word may be wrong. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The part of `text` that `word` means: itself, without its ending ("invoices" finds "invoice"), or with a typo. */
function meant(text: string, word: string): string | undefined {
  if (text.includes(word)) return word;
  for (const stem of [word.slice(0, -1), word.slice(0, -2)]) {
    if (stem.length >= 4 && text.includes(stem)) return stem;
  }
  const slips = slipsIn(word);
  if (slips === 0) return undefined;
  return text.split(/[^\p{L}\p{N}]+/u).find((candidate) => candidate.length > 2 && distance(candidate, word) <= slips);
}

/** What of a page is found: the whole search, else one of its words of three letters or more. */
function foundIn({ title, address }: SearchedPage, search: string, words: readonly string[]): string | undefined {
  const text = `${fold(title)} ${fold(address)}`;
  if (text.includes(search)) return search;
  for (const word of words) {
    const found = meant(text, word);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** At most four pages whose title or address holds what is searched for, in their order. */
export function findPages<Page extends SearchedPage>(pages: readonly Page[], text: string): FoundPage<Page>[] {
  const search = fold(text.trim());
  if (search === '' || search.length > longest) return [];
  const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return pages
    .flatMap((page) => {
      const found = foundIn(page, search, words);
      return found === undefined ? [] : [{ page, found }];
    })
    .slice(0, mostPages);
}
