import type { BacklogItem, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';

/** What is done was built first; after it comes what is under way. */
const statusesInTime: readonly BacklogStatus[] = ['done', 'now', 'next', 'later'];

/** Items in the order in which they are built: Done, Now, Next, Later; within a status as in the backlog. */
export function inPlanOrder(items: readonly BacklogItem[]): BacklogItem[] {
  return statusesInTime.flatMap((status) =>
    items.filter((item) => item.status === status).toSorted((a, b) => a.order - b.order),
  );
}

/** An item in time. Days are working days from the start of the project, from 0; null while nobody has estimated it. */
export type Bar = { item: BacklogItem } & ({ from: number; to: number } | { from: null; to: null });

/** Lays items one after the other, in the order given: each begins when the one before has ended, which may be too late. */
export function layBars(items: readonly BacklogItem[]): Bar[] {
  let next = 0;
  return items.map((item) => {
    if (item.estimateDays === null) return { item, from: null, to: null };
    const from = next;
    next += item.estimateDays;
    return { item, from, to: next };
  });
}
