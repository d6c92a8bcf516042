import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { readText } from '@quarterdeck/ui/storage';

/** Where the browser keeps what is typed into an item and not saved or sent yet. */
export const draftKeys = {
  description: (id: BacklogItemId) => `qd:backlog:description:${id}`,
  criterion: (id: BacklogItemId) => `qd:backlog:criterion:${id}`,
  comment: (id: BacklogItemId) => `qd:backlog:comment:${id}`,
};

/** Whether something is typed into the item that nobody else can see yet. */
export const hasDraft = ({ id }: Pick<BacklogItem, 'id'>): boolean =>
  Object.values(draftKeys).some((keyOf) => readText(keyOf(id)) !== null);
