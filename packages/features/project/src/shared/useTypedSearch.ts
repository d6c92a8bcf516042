import { useEffect, useEffectEvent, useState } from 'react';
import { longestSearch } from '../model/searchText';

/** Rest after the last letter before a search goes into the address, in milliseconds. */
const restMs = 200;

/** The text of a search field that the address follows once the typing rests; also back and forward change it. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null && typed === search) setTyped(null);
  const commit = useEffectEvent((text: string) => onSearch(text));
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => commit(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { text: typed ?? search, type: (text: string) => setTyped(text.slice(0, longestSearch)) };
}
