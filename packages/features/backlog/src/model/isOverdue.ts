import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';

/** Whether a due date lies before today and the item is not done; the whole day itself is still in time. */
export const isOverdue = (
  { dueDate, status }: Pick<BacklogItem, 'dueDate' | 'status'>,
  daysFromToday: (instant: string) => number,
): boolean => dueDate !== null && status !== 'done' && daysFromToday(`${dueDate}T12:00:00`) < 0;
