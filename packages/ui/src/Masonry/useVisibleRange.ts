import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Steps in which the range follows the scrolling, in CSS pixels: smaller ones would render more often. */
const step = 256;

export interface VisibleRange {
  /** Width of the list; 0 until it is known. */
  width: number;
  /** What is mounted: what is seen, and as much again before and after it. */
  from: number;
  to: number;
}

/** Which stretch of a long list is to be mounted, as it scrolls in `scroller`, or with the page. */
export function useVisibleRange(
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null> | undefined,
): VisibleRange {
  const [range, setRange] = useState<VisibleRange>({ width: 0, from: 0, to: 0 });
  const [follow] = useState(() => () => {
    const { current: content } = list;
    const frame = scroller ? scroller.current : document.documentElement;
    if (content === null || frame === null) return;
    const frameTop = scroller ? frame.getBoundingClientRect().top : 0;
    const top = frameTop - content.getBoundingClientRect().top;
    const height = frame.clientHeight;
    const next = {
      width: content.clientWidth,
      from: Math.floor((top - height) / step) * step,
      to: Math.ceil((top + height * 2) / step) * step,
    };
    setRange((now) => (now.width === next.width && now.from === next.from && now.to === next.to ? now : next));
  });
  // Before the first paint: the width decides how many columns there are.
  useLayoutEffect(() => follow(), [follow]);
  useEffect(() => {
    const frame = scroller ? scroller.current : document.documentElement;
    // The page tells the document of its scrolling.
    const scrolls = scroller ? scroller.current : document;
    const observer = new ResizeObserver(() => follow());
    if (list.current) observer.observe(list.current);
    if (frame) observer.observe(frame);
    scrolls?.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scrolls?.removeEventListener('scroll', follow);
    };
  }, [list, scroller, follow]);
  return range;
}
