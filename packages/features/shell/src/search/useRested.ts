import { searchDebounceMs, searchMaxLength } from '@quarterdeck/contract/entities/search';
import { useEffect, useState } from 'react';

/** The text of a search that has rested long enough to be asked for, without blanks around it and as long as is searched for. */
export function useRested(typed: string): string {
  const text = typed.trim().slice(0, searchMaxLength).trim();
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
