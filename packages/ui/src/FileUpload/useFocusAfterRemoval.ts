import { useEffect, useRef, type RefObject } from 'react';

/**
 * The button that removes a row goes with it: the focus moves to that of the next row, of the last one, or to `fallback`.
 * @returns a ref for what holds the rows, and what a removal tells its place.
 */
export function useFocusAfterRemoval(count: number, fallback: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  const removal = useRef<{ index: number; count: number }>(undefined);
  useEffect(() => {
    // Its owner may take some time to remove it.
    if (removal.current === undefined || count >= removal.current.count) return;
    const buttons = ref.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [];
    const next = buttons[Math.min(removal.current.index, buttons.length - 1)];
    removal.current = undefined;
    (next ?? fallback.current)?.focus();
  }, [count, fallback]);
  const removed = (index: number) => {
    removal.current = { index, count };
  };
  return { ref, removed };
}
