import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { fold } from '@quarterdeck/contract/rules/fold';

/** Another item with this title, whatever its case and accents; it is said, and never refused. */
export function sameTitle(items: readonly BacklogItem[], title: string): BacklogItem | undefined {
  const wanted = fold(title.trim());
  return wanted === '' ? undefined : items.find((item) => fold(item.title) === wanted);
}
