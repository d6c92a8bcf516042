import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Distance of the pointer from an edge, in CSS pixels, within which the list scrolls by itself. */
const scrollZone = 56;
/** Fastest scrolling in CSS pixels a frame. */
const scrollStep = 14;

export interface RowDrag {
  /** Index of the row that was taken. */
  from: number;
  /** Gap that the rows would fall into: 0 stands before the first row. */
  gap: number;
  /** Position of the pointer in the window, in pixels of the page: a chosen text size zooms it. */
  pointerY: number;
  /** Where the list begins in its line, from the edge of the window, in pixels of the page. */
  start: number;
}

export interface RowDragOptions {
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  count: number;
  onDrop: (from: number, gap: number) => void;
}

/** How many pixels of the window one pixel inside the element takes. */
const zoomOf = (element: HTMLElement) => element.currentCSSZoom || 1;

function startOf(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect();
  return (getComputedStyle(element).direction === 'rtl' ? innerWidth - right : left) / zoomOf(element);
}

/**
 * Drags rows of one height by a handle (`[data-drag-handle]`), with mouse, pen and finger. As every row
 * has the same height, the gap below the pointer is a division, also for rows that are not mounted.
 * Escape and a lost pointer put everything back.
 */
export function useRowDrag({ scroller, rowHeight, count, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const pointerY = useRef(0);
  const isDragging = drag !== null;

  const follow = useEffectEvent(() => {
    const element = scroller.current;
    if (!element) return;
    const box = element.getBoundingClientRect();
    const top = pointerY.current - box.top;
    const pull = Math.max(0, scrollZone - top) - Math.max(0, scrollZone - (box.bottom - pointerY.current));
    if (pull !== 0) element.scrollBy(0, -Math.max(-scrollStep, Math.min(scrollStep, pull / 4)));
    const zoom = zoomOf(element);
    const gap = Math.max(0, Math.min(count, Math.round((element.scrollTop + top / zoom) / rowHeight)));
    const y = pointerY.current / zoom;
    setDrag((before) =>
      before && (before.gap !== gap || before.pointerY !== y) ? { ...before, gap, pointerY: y } : before,
    );
  });
  const drop = useEffectEvent(() => {
    if (drag) onDrop(drag.from, drag.gap);
    setDrag(null);
  });

  useEffect(() => {
    if (!isDragging) return undefined;
    let frame = requestAnimationFrame(function next() {
      follow();
      frame = requestAnimationFrame(next);
    });
    const move = (event: globalThis.PointerEvent) => {
      pointerY.current = event.clientY;
    };
    const cancel = () => setDrag(null);
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    };
    const up = () => drop();
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', escape, true);
    };
  }, [isDragging]);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target.closest('[data-drag-handle]') : null;
    const row = target?.closest<HTMLElement>('[data-index]');
    const element = scroller.current;
    if (!row || !element || event.button !== 0) return;
    event.preventDefault();
    const from = Number(row.dataset['index']);
    pointerY.current = event.clientY;
    setDrag({ from, gap: from, pointerY: event.clientY / zoomOf(element), start: startOf(element) });
  };

  return { drag, handlePointerDown };
}
