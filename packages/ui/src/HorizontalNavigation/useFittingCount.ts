import { useLayoutEffect, useState, type RefObject } from 'react';

/** CSS pixels between two entries. */
const gap = 4;

/**
 * How many of a row's entries fit before the last one, which stands for those that do not. Entries that do not fit keep
 * their width (`data-hidden`), so a row that grows shows them again.
 * @param key changes with whatever changes the widths, such as the words.
 */
export function useFittingCount(row: RefObject<HTMLElement | null>, count: number, key: string): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const frame = row.current;
    if (!frame) return undefined;
    const measure = () => {
      const entries = [...frame.querySelectorAll<HTMLElement>(':scope > ul > li')];
      const more = entries.pop()?.offsetWidth ?? 0;
      const widths = entries.map(({ offsetWidth }) => offsetWidth);
      const all = widths.reduce((sum, width) => sum + width + gap, -gap);
      let room = frame.clientWidth;
      if (all <= room) return setFitting(entries.length);
      room -= more;
      const first = widths.findIndex((width) => (room -= width + gap) < 0);
      return setFitting(Math.max(first, 0));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Other words and other entries are measured anew.
  }, [row, count, key]);
  return Math.min(fitting, count);
}
