import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import { useCallback, useEffect, useState } from 'react';
import { shownEntries } from './NoteCard';

/** Pixels that a letter of a card's text takes on average, and that a line and an entry are high. */
const letter = 7;
const line = 20;
const entry = 27;
const pictureHeight = 153;
const padding = 34;
const footHeight = 28;

/** About how high a card will be, until it is there to be measured. */
export function estimateHeight(
  { title, content, tasks, image, reminder, labels }: ExpandedNote,
  width: number,
): number {
  const linesOf = (text: string) => Math.ceil((text.length * letter) / (width - padding)) || 1;
  const lines = content === '' ? 0 : content.split('\n').reduce((sum, text) => sum + linesOf(text), 0);
  const entries = tasks?.length ?? 0;
  return (
    padding +
    (image === null ? 0 : pictureHeight) +
    linesOf(title) * line +
    Math.min(lines, 8) * line +
    Math.min(entries, shownEntries) * entry +
    (entries > shownEntries ? line : 0) +
    (reminder === null && labels.length === 0 ? 0 : footHeight)
  );
}

/** Measures cards as they are mounted and whenever they change. @returns heights by `data-key`, and the ref of a card. */
export function useCardHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [keep] = useState(() => (target: Element, height: number) => {
    const key = target.getAttribute('data-key') ?? '';
    // A card that is not painted, as in a hidden page, has no height.
    if (height > 0) setHeights((before) => (before.get(key) === height ? before : new Map([...before, [key, height]])));
  });
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries) keep(target, Math.ceil(borderBoxSize[0]?.blockSize ?? 0));
      }),
  );
  useEffect(() => () => observer.disconnect(), [observer]);
  const measure = useCallback(
    (card: HTMLElement | null) => {
      if (card === null) return undefined;
      // Before the first paint: no card is painted over another one.
      keep(card, Math.ceil(card.getBoundingClientRect().height));
      observer.observe(card);
      return () => observer.unobserve(card);
    },
    [observer, keep],
  );
  return { heights, measure };
}
