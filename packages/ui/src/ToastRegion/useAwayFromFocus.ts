import { useEffect, useRef, useState, type RefObject } from 'react';

/** Space kept around the messages, in pixels. */
const gapPx = 24;

/** @param lift space below the messages where they stand in the lower corner, in pixels. */
function wouldCover(region: HTMLElement, lift: number): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || region.contains(focused)) return false;
  const field = focused.getBoundingClientRect();
  const { left, right, height } = region.getBoundingClientRect();
  // A screen or a list that has the focus as a whole leaves no place beside it.
  if (field.height > innerHeight / 2) return false;
  const bottom = innerHeight - lift;
  return (
    field.bottom > bottom - height - gapPx && field.top < bottom + gapPx && field.right > left && field.left < right
  );
}

/**
 * Keeps messages off the field in use: whoever types must see it.
 * @param count of the messages; they take more room when one comes.
 * @returns whether they belong at the upper edge.
 */
export function useAwayFromFocus(region: RefObject<HTMLElement | null>, count: number): boolean {
  const [isAway, setAway] = useState(false);
  const lift = useRef(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const follow = () => {
      const element = region.current;
      // Whoever uses the messages must not see them jump.
      if (!element || element.matches(':is(:hover, :focus-within)')) return;
      if (element.dataset['place'] !== 'top') lift.current = innerHeight - element.getBoundingClientRect().bottom;
      setAway(wouldCover(element, lift.current));
    };
    follow();
    document.addEventListener('focusin', follow);
    // A field may grow while somebody types.
    document.addEventListener('input', follow);
    addEventListener('resize', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('input', follow);
      removeEventListener('resize', follow);
    };
  }, [region, count]);
  return isAway;
}
