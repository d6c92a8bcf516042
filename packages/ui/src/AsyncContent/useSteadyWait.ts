import { useEffect, useRef, useState } from 'react';

/** A wait shorter than this shows nothing, so that fast answers do not flicker. */
const graceMs = 150;
/** What appeared stays this long, so that it can be read as waiting. */
const minimumMs = 300;

/** Whether to show that something is awaited: late to come, and not gone at once. */
export function useSteadyWait(isWaiting: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isWaiting === isShown) return undefined;
    const ms = isWaiting ? graceMs : Math.max(0, shownAt.current + minimumMs - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(isWaiting);
    }, ms);
    return () => clearTimeout(timer);
  }, [isWaiting, isShown]);
  return isShown;
}
