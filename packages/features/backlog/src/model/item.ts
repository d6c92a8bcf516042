import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { readText } from '@quarterdeck/ui/storage';

// What the API takes of an item at the most; its schemas say so without names.
export const descriptionMaxLength = 20_000;
export const criterionMaxLength = 500;
export const criterionLimit = 100;
export const commentMaxLength = 5_000;
export const labelMaxLength = 60;
export const labelLimit = 20;

/** Whether a due date lies before today and the item is not done; the whole day itself is still in time. */
export const isOverdue = (
  { dueDate, status }: Pick<BacklogItem, 'dueDate' | 'status'>,
  daysFromToday: (instant: string) => number,
): boolean => dueDate !== null && status !== 'done' && daysFromToday(`${dueDate}T12:00:00`) < 0;

/** Where the browser keeps what is typed into an item and not saved or sent yet. */
export const draftKeys = {
  description: (id: BacklogItemId) => `qd:backlog:description:${id}`,
  criterion: (id: BacklogItemId) => `qd:backlog:criterion:${id}`,
  comment: (id: BacklogItemId) => `qd:backlog:comment:${id}`,
};

/** Whether something is typed into the item that nobody else can see yet. */
export const hasDraft = ({ id }: Pick<BacklogItem, 'id'>): boolean =>
  Object.values(draftKeys).some((keyOf) => readText(keyOf(id)) !== null);
