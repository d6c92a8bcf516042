import { useEffect, useState, type RefObject } from 'react';

/** Space kept around the messages, in pixels. */
const gapPx = 24;

/** Whether messages in the lower corner would lie over the element that has the focus. */
function wouldCover(region: HTMLElement): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || region.contains(focused)) return false;
  const field = focused.getBoundingClientRect();
  const { left, right, height } = region.getBoundingClientRect();
  // A screen or a list that has the focus as a whole leaves no place beside it.
  if (field.height > innerHeight / 2) return false;
  const top = innerHeight - height - gapPx;
  return field.bottom > top && field.top < innerHeight && field.right > left && field.left < right;
}

/**
 * Keeps messages off the field in use: whoever types must see it.
 * @param count of the messages; they take more room when one comes.
 * @returns whether they belong at the upper edge.
 */
export function useAwayFromFocus(region: RefObject<HTMLElement | null>, count: number): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (count === 0) return undefined;
    const follow = () => {
      const element = region.current;
      // Whoever uses the messages must not see them jump.
      if (element && !element.matches(':is(:hover, :focus-within)')) setAway(wouldCover(element));
    };
    follow();
    document.addEventListener('focusin', follow);
    addEventListener('resize', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      removeEventListener('resize', follow);
    };
  }, [region, count]);
  return isAway;
}
