import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';

/** Cards that are mounted before and after those in sight, so that scrolling shows no gaps. */
const overscan = 4;

export interface CardWindow {
  /** On the element that scrolls. */
  ref: React.RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Indexes of the cards to mount, ascending. */
  indexes: number[];
  /** Brings a card into sight. */
  show: (index: number) => void;
}

/**
 * Which of many cards of one height are worth mounting.
 * @param pitch height of a card with the gap after it, in CSS pixels.
 * @param keptIndexes stay mounted wherever the lane is scrolled: what has the focus or is dragged; -1 is none.
 */
export function useCardWindow(count: number, pitch: number, keptIndexes: readonly number[]): CardWindow {
  const ref = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [fitting, setFitting] = useState(8);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setFitting(Math.ceil(element.clientHeight / pitch) + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pitch]);

  const from = Math.max(0, Math.min(first, count - fitting) - overscan);
  const to = Math.min(count, first + fitting + overscan);
  const kept = keptIndexes.filter((index) => index >= 0 && index < count && (index < from || index >= to));
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return {
    ref,
    onScroll: ({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / pitch)),
    indexes: kept.length === 0 ? shown : [...shown, ...kept].toSorted((a, b) => a - b),
    show: (index) => {
      const element = ref.current;
      if (!element) return;
      const top = index * pitch;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + pitch > element.scrollTop + element.clientHeight) {
        element.scrollTop = top + pitch - element.clientHeight;
      }
    },
  };
}
