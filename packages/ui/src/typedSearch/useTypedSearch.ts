import { useEffect, useState } from 'react';
import { useLatestCallback } from '../latestCallback';
import { longestSearch } from './searchText';

/** Rest after the last letter before a search goes into the address, in milliseconds. */
const restMs = 300;

export interface TypedSearch {
  /** What the field shows. */
  text: string;
  type: (text: string) => void;
  /** Whether the address has what is typed. */
  isUpToDate: boolean;
}

/**
 * The text of a search field that the address follows once the typing rests; back, forward and links change it, too.
 * @param onSearch gets the text without blanks around it.
 */
export function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
  longest = longestSearch,
): TypedSearch {
  const [text, setText] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);
  // What this field has asked the address for and the address does not have yet, oldest first.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (shownSearch !== search) {
    setShownSearch(search);
    const own = asked.indexOf(search);
    setAsked(asked.slice(own === -1 ? asked.length : own + 1));
    // The answer to its own wish comes late on a slow machine: what was typed since is newer.
    if (own === -1 && text.trim() !== search) setText(search);
  }
  const wanted = text.trim();
  const isUpToDate = wanted === search.trim();
  const commit = useLatestCallback((typed: string) => {
    setAsked([...asked, typed]);
    onSearch(typed);
  });
  useEffect(() => {
    if (isUpToDate) return undefined;
    const rest = setTimeout(() => commit(wanted), restMs);
    return () => clearTimeout(rest);
  }, [wanted, isUpToDate, commit]);
  return { text, type: (typed: string) => setText(typed.slice(0, longest)), isUpToDate };
}
