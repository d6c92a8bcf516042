import { useRef, type PointerEvent } from 'react';

/** Distance in CSS pixels after which a swipe counts. */
const threshold = 88;
/** Distance in CSS pixels that a finger trembles over when it only taps. */
const slack = 8;

interface Point {
  x: number;
  y: number;
}

/** 1 where a row ends at the right, -1 where it ends at the left. */
const signOf = (row: HTMLElement) => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

/** How far a finger has drawn the row towards its end, in CSS pixels; 0 while it taps, scrolls or goes the other way. */
function reachOf(event: PointerEvent<HTMLElement>, from: Point): number {
  const across = (event.clientX - from.x) * signOf(event.currentTarget);
  const isSwipe = across >= slack && across >= Math.abs(event.clientY - from.y);
  return isSwipe ? across : 0;
}

/** Puts the row where the finger is; at 0 it lies in its place. */
function place(row: HTMLElement, reach: number): void {
  row.style.translate = reach === 0 ? '' : `${Math.min(reach, threshold * 1.5) * signOf(row)}px 0`;
  if (reach === 0) delete row.dataset['swiping'];
  else row.dataset['swiping'] = reach > threshold ? 'far' : 'near';
}

/**
 * Swiping a row with a finger from its start towards its end runs `onSwipe`; the row follows the finger, also back.
 * Everything a swipe does is in the row's menu too.
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<Point | null>(null);
  const finish = (row: HTMLElement) => {
    start.current = null;
    place(row, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) place(event.currentTarget, reachOf(event, start.current));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isFar = start.current !== null && reachOf(event, start.current) > threshold;
      finish(event.currentTarget);
      if (isFar) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event.currentTarget),
  };
}
