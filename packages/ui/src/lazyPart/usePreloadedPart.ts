import { useEffect } from 'react';
import { whenQuiet } from '../idle';
import type { LazyPart } from './lazyPart';

/**
 * Loads a part ahead once the page is quiet, so that it is there when it is wanted, also where the connection is lost by
 * then. Without a connection nothing is tried: browsers do not ask for a module again that did not come.
 * @param isWanted whether this page may come to want it.
 */
export function usePreloadedPart<Props>(part: LazyPart<Props>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenQuiet(() => {
      // What does not come says so when it is shown.
      if (navigator.onLine) void part.preload().catch(() => undefined);
    });
  }, [part, isWanted]);
}
