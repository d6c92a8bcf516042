import { useRef, type PointerEvent } from 'react';

/** How far a finger has to go sideways, in CSS pixels. */
const swipeLength = 48;

export interface SwipeHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * A finger or pen that moves sideways; the element follows it. A mouse has the buttons. The element needs
 * `touch-action: pan-y pinch-zoom`.
 * @param onSwipe given 1 towards the next one and -1 towards the one before, as the text runs.
 */
export function useSwipe(onSwipe: (way: 1 | -1) => void, isEnabled = true): SwipeHandlers {
  const start = useRef<{ id: number; x: number } | null>(null);
  const settle = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: (event) => {
      if (!isEnabled || event.pointerType === 'mouse' || !event.isPrimary) return;
      start.current = { id: event.pointerId, x: event.clientX };
    },
    onPointerMove: (event) => {
      if (start.current?.id !== event.pointerId) return;
      event.currentTarget.style.translate = `${event.clientX - start.current.x}px`;
    },
    onPointerUp: (event) => {
      if (start.current?.id !== event.pointerId) return;
      const moved = event.clientX - start.current.x;
      settle(event);
      if (Math.abs(moved) < swipeLength) return;
      const isForwards = event.currentTarget.matches(':dir(rtl)') ? moved > 0 : moved < 0;
      onSwipe(isForwards ? 1 : -1);
    },
    onPointerCancel: settle,
  };
}
