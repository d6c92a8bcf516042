import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is as wide as so many pixels or wider. Prefer container queries; this is for the order of the
 * document, which no style may change: keys and screen readers go by it.
 * @returns undefined until it is measured, which is before the first paint; what is drawn by then would have another width.
 */
export function useWidthFrom(element: RefObject<HTMLElement | null>, px: number): boolean | undefined {
  const [isWide, setWide] = useState<boolean>();
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
