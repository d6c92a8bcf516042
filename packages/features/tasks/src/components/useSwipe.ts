import { useRef, type PointerEvent } from 'react';

/** Distance in CSS pixels after which a swipe counts. */
const threshold = 88;

/**
 * Swiping a row with a finger from its start towards its end runs `onSwipe`; the row follows the finger.
 * Everything a swipe does is in the row's menu too.
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const finish = (element: HTMLElement) => {
    start.current = null;
    element.style.translate = '';
    delete element.dataset['swiping'];
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
      const across = (event.clientX - start.current.x) * sign;
      const isScroll = Math.abs(event.clientY - start.current.y) > Math.abs(across);
      if (isScroll || across < 8) return;
      event.currentTarget.dataset['swiping'] = '';
      event.currentTarget.style.translate = `${Math.min(across, threshold * 1.5) * sign}px 0`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
      finish(event.currentTarget);
      if (from && (event.clientX - from.x) * sign > threshold) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event.currentTarget),
  };
}
