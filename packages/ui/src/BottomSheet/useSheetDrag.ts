import { useRef, type PointerEvent } from 'react';
import { heightOf, type Detent } from './detents';

/** What has a use of its own for a finger that moves on it. */
const notToDrag = 'input, textarea, select, [contenteditable], [role="slider"], [role="listbox"], [draggable="true"]';

/** Keeps a drag going beyond the sheet. A pointer that is not really down, as in tests, cannot be captured. */
function capture(sheet: Element, pointerId: number): void {
  try {
    sheet.setPointerCapture(pointerId);
  } catch {
    // The drag then ends at the edge of the sheet.
  }
}

/** Whether something between the target and the sheet scrolls by itself; the finger is for that then. */
function isScrolled(target: Element, sheet: Element): boolean {
  for (let element: Element | null = target; element && element !== sheet; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if ((overflowY === 'auto' || overflowY === 'scroll') && element.scrollHeight > element.clientHeight) return true;
  }
  return false;
}

export interface SheetDrag {
  detents: readonly Detent[];
  detent: Detent;
  canDismiss: boolean;
  onChange: (detent: Detent) => void;
  /** Height in px while a finger moves the sheet, null when it is let go. */
  onDrag: (height: number | null) => void;
  onDismiss: () => void;
}

/** Drags a sheet by any part of it that neither scrolls nor takes a drag itself; let go, it stops at the nearest height. */
export function useSheetDrag({ detents, detent, canDismiss, onChange, onDrag, onDismiss }: SheetDrag) {
  const drag = useRef<{ from: number; height: number; last: number; hasMoved: boolean } | null>(null);
  const endedAsDrag = useRef(false);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    endedAsDrag.current = false;
    const { target, currentTarget } = event;
    // Popovers opened in the sheet pass their events on, too.
    if (!(target instanceof Element) || !currentTarget.contains(target) || event.button > 0) return;
    if (target.closest(notToDrag) || isScrolled(target, currentTarget)) return;
    const height = heightOf(detent);
    drag.current = { from: event.clientY, height, last: height, hasMoved: false };
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    // A finger that only presses shakes a little.
    if (!current || (!current.hasMoved && Math.abs(event.clientY - current.from) < 4)) return;
    // Not earlier: a captured press would not reach the button below it.
    if (!current.hasMoved) capture(event.currentTarget, event.pointerId);
    current.hasMoved = true;
    current.last = Math.max(0, Math.min(heightOf('full'), current.height + current.from - event.clientY));
    onDrag(current.last);
  };
  const finish = (isCancelled: boolean) => {
    const { current } = drag;
    drag.current = null;
    if (!current?.hasMoved) return;
    onDrag(null);
    endedAsDrag.current = true;
    if (isCancelled) return;
    if (canDismiss && current.last < heightOf(detents[0] ?? 'half') / 2) {
      onDismiss();
      return;
    }
    const distance = (stop: Detent) => Math.abs(heightOf(stop) - current.last);
    onChange(detents.toSorted((a, b) => distance(a) - distance(b))[0] ?? detent);
  };
  return {
    wasDragged: () => endedAsDrag.current,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: () => finish(false),
      onPointerCancel: () => finish(true),
    },
  };
}
