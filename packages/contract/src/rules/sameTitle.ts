import type { BacklogItem } from '../entities/backlogItem';
import { fold } from './fold';

/** Whether two titles read the same, whatever their case and accents. */
export const isSameTitle = (a: string, b: string): boolean => fold(a.trim()) === fold(b.trim());

/** Another item with this title; none for an empty one. */
export function sameTitle(items: readonly BacklogItem[], title: string): BacklogItem | undefined {
  const wanted = fold(title.trim());
  // The title is folded once: there may be ten thousand items.
  return wanted === '' ? undefined : items.find((item) => fold(item.title.trim()) === wanted);
}
