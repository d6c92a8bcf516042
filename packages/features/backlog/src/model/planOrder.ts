import type { BacklogItem, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';

/** What is done was built first; after it comes what is under way. */
const statusesInTime: readonly BacklogStatus[] = ['done', 'now', 'next', 'later'];

/** Items in the order in which they are built: Done, Now, Next, Later; within a status as in the backlog. */
export function inPlanOrder(items: readonly BacklogItem[]): BacklogItem[] {
  return statusesInTime.flatMap((status) =>
    items.filter((item) => item.status === status).toSorted((a, b) => a.order - b.order),
  );
}
