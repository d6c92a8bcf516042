import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A row may go while it has the focus: what was done to it took it out of what is shown. The row that comes to stand in
 * its place takes the focus then, and the next key goes on there.
 */
export function useRowFocus(
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
  indexOf: (key: string) => number,
  focusRow: (key: string) => void,
): void {
  const held = useRef<{ key: string; index: number } | null>(null);
  useEffect(() => {
    // Nothing tells of a focus that falls to the page, so what had it last is what counts.
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
      const key = row && scroller.current?.contains(row) ? row.dataset['key'] : undefined;
      held.current = key === undefined ? null : { key, index: Number(row?.dataset['index']) };
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [scroller]);
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { key, index } = held.current;
    const now = indexOf(key);
    if (now >= 0) held.current.index = now;
    else if (document.activeElement === document.body) {
      const next = keys[Math.min(index, keys.length - 1)];
      if (next !== undefined) focusRow(next);
    }
  }, [keys, indexOf, focusRow]);
}
