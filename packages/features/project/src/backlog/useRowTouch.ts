import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Distance in CSS pixels after which a swipe counts. */
const threshold = 88;
/** Distance in CSS pixels that a finger trembles over when it only taps. */
const slack = 8;

/** How long a finger rests on a row before it lifts it, in milliseconds: a little less than browsers take for a menu. */
const holdMs = 400;

interface Point {
  x: number;
  y: number;
}

export interface RowTouch {
  /** Whether rows can be lifted. */
  canMove: boolean;
  /** From the start towards the end of the row. */
  onFinish: () => void;
  /** From the end towards the start; the button of the menu is what the menu belongs to. */
  onMenu: (anchor: HTMLElement) => void;
}

/** 1 where a row ends at the right, -1 where it ends at the left. */
const signOf = (row: HTMLElement) => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

/** How far a finger has drawn the row, in CSS pixels towards its end; 0 while it taps or scrolls. */
function reachOf(event: PointerEvent<HTMLElement>, from: Point): number {
  const across = (event.clientX - from.x) * signOf(event.currentTarget);
  const isSwipe = Math.abs(across) >= slack && Math.abs(across) >= Math.abs(event.clientY - from.y);
  return isSwipe ? across : 0;
}

/** Puts the row where the finger is; at 0 it lies in its place. */
function place(row: HTMLElement, reach: number): void {
  const limited = Math.max(-threshold * 1.5, Math.min(threshold * 1.5, reach));
  row.style.translate = reach === 0 ? '' : `${limited * signOf(row)}px 0`;
  if (reach === 0) delete row.dataset['swiping'];
  else row.dataset['swiping'] = `${reach > 0 ? 'finish' : 'menu'}${Math.abs(reach) > threshold ? ' far' : ''}`;
}

/** Lifts the row as its handle would: the list follows the pointer from then on. */
function lift(row: HTMLElement, { x, y }: Point): void {
  const press = new PointerEvent('pointerdown', { bubbles: true, cancelable: true, clientX: x, clientY: y });
  row.querySelector('[data-drag-handle]')?.dispatchEvent(press);
}

/**
 * What a finger does to a row: a swipe finishes it or opens its menu, the row follows the finger, also back; a long
 * press lifts it. All of it is in the row's menu too.
 */
export function useRowTouch({ canMove, onFinish, onMenu }: RowTouch) {
  const start = useRef<Point | null>(null);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hold.current), []);
  const finish = (row: HTMLElement) => {
    clearTimeout(hold.current);
    start.current = null;
    place(row, 0);
  };
  const isAway = (event: PointerEvent<HTMLElement>, { x, y }: Point) =>
    Math.hypot(event.clientX - x, event.clientY - y) >= slack;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') return;
      const row = event.currentTarget;
      const from = { x: event.clientX, y: event.clientY };
      start.current = from;
      clearTimeout(hold.current);
      if (!canMove) return;
      hold.current = setTimeout(() => {
        finish(row);
        lift(row, from);
      }, holdMs);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      if (isAway(event, start.current)) clearTimeout(hold.current);
      place(event.currentTarget, reachOf(event, start.current));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const row = event.currentTarget;
      const reach = start.current === null ? 0 : reachOf(event, start.current);
      finish(row);
      const button = row.querySelector<HTMLElement>('[data-part="menu"]');
      if (reach > threshold) onFinish();
      else if (reach < -threshold && button) onMenu(button);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event.currentTarget),
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      // The browser's menu of a link, which a long press opens too, would end the press.
      if (start.current && canMove) event.preventDefault();
    },
  };
}
