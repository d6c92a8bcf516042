import { useLayoutEffect, useRef, useState } from 'react';

/** A wait shorter than this shows nothing, so that fast answers do not flicker. */
const graceMs = 150;
/** What appeared stays this long, so that it can be read as waiting. */
const minimumMs = 300;

/**
 * Whether to show that something is awaited: late to come, and not gone at once. The time to show it may be up while the
 * content is being drawn; what has come does not give way to a skeleton again.
 */
export function useSteadyWait(isWaiting: boolean): boolean {
  const [stage, setStage] = useState<'hidden' | 'due' | 'shown'>('hidden');
  const shownAt = useRef(0);
  useLayoutEffect(() => {
    if (stage !== 'due' && isWaiting === (stage === 'shown')) return undefined;
    const wait = () => {
      if (stage === 'due') return 0;
      return isWaiting ? graceMs : Math.max(0, shownAt.current + minimumMs - performance.now());
    };
    // What is due stands on the page with this very commit, if it is still awaited.
    if (stage === 'due') shownAt.current = performance.now();
    const next = stage === 'due' ? 'shown' : 'due';
    const timer = setTimeout(() => setStage(isWaiting ? next : 'hidden'), wait());
    return () => clearTimeout(timer);
  }, [isWaiting, stage]);
  return stage === 'shown' || (stage === 'due' && isWaiting);
}
