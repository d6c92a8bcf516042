import { useCallback, useEffect, useState } from 'react';

/** Measures cards as they are mounted and whenever they change. @returns heights by `data-key`, and the ref of a card. */
export function useCardHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [keep] = useState(() => (target: Element, height: number) => {
    const key = target.getAttribute('data-key') ?? '';
    // A card that is not painted, as in a hidden page, has no height.
    if (height > 0) setHeights((before) => (before.get(key) === height ? before : new Map([...before, [key, height]])));
  });
  const [observer] = useState(() => {
    // A server measures nothing.
    if (typeof ResizeObserver === 'undefined') return undefined;
    return new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) keep(target, Math.ceil(borderBoxSize[0]?.blockSize ?? 0));
    });
  });
  useEffect(() => () => observer?.disconnect(), [observer]);
  const measure = useCallback(
    (card: HTMLElement | null) => {
      if (card === null) return undefined;
      // Before the first paint: no card is painted over another one.
      keep(card, Math.ceil(card.getBoundingClientRect().height));
      observer?.observe(card);
      return () => observer?.unobserve(card);
    },
    [observer, keep],
  );
  return { heights, measure };
}
