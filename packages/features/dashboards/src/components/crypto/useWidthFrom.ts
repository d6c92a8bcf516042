import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is as wide as so many pixels or wider. Prefer container queries; this is for the order of the
 * document, which no style may change: keys and screen readers go by it.
 */
export function useWidthFrom(element: RefObject<HTMLElement | null>, px: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) return undefined;
    const measure = () => setWide(found.clientWidth >= px);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, [element, px]);
  return isWide;
}
