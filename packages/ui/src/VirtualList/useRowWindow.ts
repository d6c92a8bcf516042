import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are mounted before and after those in sight, so that scrolling shows no gaps. */
const overscan = 6;
/** Height of a list that is not measured yet, in CSS pixels: rows are drawn with it, not after it was measured. */
const assumedHeight = 640;

export interface RowWindowOptions {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** In CSS pixels. */
  rowHeight: number;
  /** Stays mounted wherever the list is scrolled, so that the focus is never lost; -1 is none. */
  keptIndex: number;
}

export interface RowWindow {
  /** Indexes of the rows to mount, ascending. */
  indexes: number[];
  /** Brings a row into sight, by the shortest way. */
  show: (index: number) => void;
}

/** Which rows of one height are worth mounting: a division, however long the list is. */
export function useRowWindow({ scroller, count, rowHeight, keptIndex }: RowWindowOptions): RowWindow {
  const [sight, setSight] = useState({ first: 0, fitting: Math.ceil(assumedHeight / rowHeight) });
  /** Where the list was scrolled to when it was last looked at, in rows. */
  const scrolled = useRef(0);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Rows of another height stand elsewhere: the list goes on where it was.
    if (scrolled.current > 0) element.scrollTo({ top: scrolled.current * rowHeight });
    const look = () => {
      scrolled.current = element.scrollTop / rowHeight;
      const first = Math.floor(element.scrollTop / rowHeight);
      const fitting = Math.ceil(element.clientHeight / rowHeight) + 1;
      setSight((before) => (before.first === first && before.fitting === fitting ? before : { first, fitting }));
    };
    // Rows are there in the same frame in which the list has moved or grown.
    const lookNow = () => flushSync(look);
    const observer = new ResizeObserver(lookNow);
    observer.observe(element);
    element.addEventListener('scroll', lookNow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', lookNow);
    };
  }, [scroller, rowHeight]);

  const from = Math.max(0, Math.min(sight.first, count - sight.fitting) - overscan);
  const to = Math.min(count, sight.first + sight.fitting + overscan);
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (keptIndex >= to) indexes.push(keptIndex);
  else if (keptIndex >= 0 && keptIndex < from) indexes.unshift(keptIndex);

  const show = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element) return;
      const top = index * rowHeight;
      // A list that is not as high as a row shows how the row begins.
      const lowest = Math.min(top, top + rowHeight - element.clientHeight);
      if (top < element.scrollTop) element.scrollTo({ top });
      else if (lowest > element.scrollTop) element.scrollTo({ top: lowest });
    },
    [scroller, rowHeight],
  );
  return { indexes, show };
}
