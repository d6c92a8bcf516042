import type { MouseEvent, PointerEvent } from 'react';

/** Distance in CSS pixels after which a swipe counts. */
const threshold = 88;
/** Distance in CSS pixels that a finger trembles over when it only taps. */
const slack = 8;
/** How long a finger rests on a row before it lifts it, in milliseconds: a little less than browsers take for a menu. */
const holdMs = 400;

export interface RowTouch {
  /** A swipe from the start of the row towards its end. */
  onSwipeToEnd?: () => void;
  /** A swipe from the end of the row towards its start; it gets the row's `[data-part="menu"]`. */
  onSwipeToStart?: (button: HTMLElement) => void;
  /** A long press takes the row as its handle would. @default false */
  isLiftable?: boolean;
}

/** The finger that is on a row. There is one: rows share it, so that a row costs nothing until it is touched. */
interface Finger {
  row: HTMLElement;
  pointerId: number;
  x: number;
  y: number;
  hold: ReturnType<typeof setTimeout> | undefined;
}

let finger: Finger | null = null;

/** 1 where a row ends at the right, -1 where it ends at the left. */
const signOf = (row: HTMLElement) => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

/** How far a finger has drawn the row, in CSS pixels towards its end; 0 while it taps, scrolls or does what means nothing. */
function reachOf(event: PointerEvent<HTMLElement>, from: Finger, { onSwipeToEnd, onSwipeToStart }: RowTouch): number {
  const across = (event.clientX - from.x) * signOf(from.row);
  const isSwipe = Math.abs(across) >= slack && Math.abs(across) >= Math.abs(event.clientY - from.y);
  return isSwipe && (across > 0 ? onSwipeToEnd : onSwipeToStart) !== undefined ? across : 0;
}

/** Puts the row where the finger is; at 0 it lies in its place. */
function place(row: HTMLElement, reach: number): void {
  const limited = Math.max(-threshold * 1.5, Math.min(threshold * 1.5, reach));
  row.style.translate = reach === 0 ? '' : `${limited * signOf(row)}px 0`;
  if (reach === 0) delete row.dataset['swiping'];
  else row.dataset['swiping'] = `${reach > 0 ? 'end' : 'start'}${Math.abs(reach) > threshold ? ' far' : ''}`;
}

/** Lifts the row as its handle would: the list follows the pointer from then on. */
function lift({ row, x, y }: Finger): void {
  const press = new PointerEvent('pointerdown', { bubbles: true, cancelable: true, clientX: x, clientY: y });
  row.querySelector('[data-drag-handle]')?.dispatchEvent(press);
}

/** Takes the finger away: the row lies in its place again. */
function letGo(): void {
  if (finger === null) return;
  clearTimeout(finger.hold);
  place(finger.row, 0);
  finger = null;
}

/**
 * What a finger does to a row, as handlers of the row: it follows a swipe that means something, also back, and a long
 * press lifts it. `swipeTrail` paints what a swipe uncovers. All of it has to be in the row's menu too.
 */
export function rowTouch(touch: RowTouch) {
  /** Null also for another finger on the same row. */
  const fingerOn = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) =>
    finger?.row === currentTarget && finger.pointerId === pointerId ? finger : null;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') return;
      letGo();
      const { currentTarget: row, pointerId, clientX: x, clientY: y } = event;
      const placed: Finger = { row, pointerId, x, y, hold: undefined };
      finger = placed;
      if (touch.isLiftable !== true) return;
      placed.hold = setTimeout(() => {
        letGo();
        lift(placed);
      }, holdMs);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = fingerOn(event);
      if (from === null) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) >= slack) clearTimeout(from.hold);
      place(from.row, reachOf(event, from, touch));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = fingerOn(event);
      if (from === null) return;
      const reach = reachOf(event, from, touch);
      letGo();
      const button = from.row.querySelector<HTMLElement>('[data-part="menu"]');
      if (reach > threshold) touch.onSwipeToEnd?.();
      else if (reach < -threshold && button) touch.onSwipeToStart?.(button);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (fingerOn(event)) letGo();
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      // The browser's menu of a link, which a long press opens too, would end the press.
      if (touch.isLiftable === true && finger?.row === event.currentTarget) event.preventDefault();
    },
  };
}
