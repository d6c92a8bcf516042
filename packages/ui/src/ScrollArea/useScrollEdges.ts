import { useCallback, useState, type Ref, type RefCallback } from 'react';
import { fillRef } from '../refs';

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])';

/** More than a rounding error away from an edge. */
const isAway = (distance: number) => Math.abs(distance) > 1;

/**
 * Watches a scrolling region. Writes `data-before` and `data-after` on it while content lies beyond
 * an edge, and tells whether it has to be a stop of the Tab key: it scrolls and nothing in it can
 * take the focus, so without the stop nobody could scroll it by keys.
 */
export function useScrollEdges<T extends HTMLElement>(outer?: Ref<T>): { ref: RefCallback<T>; isStop: boolean } {
  const [isStop, setStop] = useState(false);
  const ref = useCallback(
    (region: T) => {
      const letGo = fillRef(outer, region);
      const look = () => {
        const across = region.scrollWidth - region.clientWidth;
        const down = region.scrollHeight - region.clientHeight;
        // `scrollLeft` is negative in right-to-left text.
        const start = isAway(across) ? Math.abs(region.scrollLeft) : region.scrollTop;
        const room = isAway(across) ? across : down;
        region.toggleAttribute('data-before', isAway(start));
        region.toggleAttribute('data-after', isAway(room) && room - start > 1);
        setStop((isAway(across) || isAway(down)) && region.querySelector(focusable) === null);
      };
      look();
      const sizes = new ResizeObserver(look);
      sizes.observe(region);
      const contents = new MutationObserver(look);
      contents.observe(region, { childList: true, subtree: true });
      region.addEventListener('scroll', look, { passive: true });
      return () => {
        sizes.disconnect();
        contents.disconnect();
        region.removeEventListener('scroll', look);
        letGo();
      };
    },
    [outer],
  );
  return { ref, isStop };
}
