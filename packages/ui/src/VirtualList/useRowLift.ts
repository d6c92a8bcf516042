import { useState, type PointerEvent, type RefObject } from 'react';
import { lazyPart, usePreloadedPart } from '../lazyPart';

/** What a row that is dragged looks like; lists whose rows stay where they are never load it. */
export const RowDrag = lazyPart(async () => ({ default: (await import('./RowDrag')).RowDrag }));

/** A row that hangs at the pointer. */
export interface RowLift {
  index: number;
  /** Where the pointer is, in CSS pixels of the window. */
  pointer: { readonly y: number };
}

/** Lifts rows by a handle (`[data-drag-handle]`), with mouse, pen and finger, until the pointer lets go. */
export function useRowLift(scroller: RefObject<HTMLElement | null>, isMovable: boolean) {
  const [lift, setLift] = useState<RowLift | null>(null);
  usePreloadedPart(RowDrag, isMovable);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target.closest('[data-drag-handle]') : null;
    const row = target?.closest<HTMLElement>('[data-index]');
    if (!isMovable || !row || !scroller.current || event.button !== 0) return;
    event.preventDefault();
    const pointer = { y: event.clientY };
    const held = new AbortController();
    const { signal } = held;
    const letGo = () => held.abort();
    addEventListener(
      'pointermove',
      ({ clientY }) => {
        pointer.y = clientY;
      },
      { signal },
    );
    addEventListener('pointerup', letGo, { signal });
    addEventListener('pointercancel', letGo, { signal });
    const index = Number(row.dataset['index']);
    // Where the code does not come the row stays; it can be moved by key and by its menu.
    RowDrag.preload().then(() => signal.aborted || setLift({ index, pointer }), letGo);
  };

  return { lift, putDown: () => setLift(null), handlePointerDown };
}
