import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        const measured = entries.map(({ target, borderBoxSize: [box] }): [string, number] => [
          target.getAttribute('data-key') ?? '',
          Math.ceil(box?.blockSize ?? 0),
        ]);
        // In the same frame: no card is painted over another one.
        flushSync(() =>
          setHeights((before) =>
            measured.every(([key, height]) => before.get(key) === height || height === 0)
              ? before
              : new Map([...before, ...measured.filter(([, height]) => height > 0)]),
          ),
        );
      }),
  );
  useEffect(() => () => observer.disconnect(), [observer]);
  const measure = useCallback(
    (card: HTMLElement | null) => {
      if (card === null) return undefined;
      observer.observe(card);
      return () => observer.unobserve(card);
    },
    [observer],
  );
  return { heights, measure };
}
