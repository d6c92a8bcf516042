import { searchDebounceMs } from '@quarterdeck/contract/entities/search';
import { useEffect, useState } from 'react';

/** Text that has rested long enough to be asked for. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
