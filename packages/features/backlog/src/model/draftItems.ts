import {
  newBacklogItem,
  type BacklogItem,
  type BacklogItemId,
  type BacklogItemPatch,
} from '@quarterdeck/contract/entities/backlogItem';
import { keyPrefix, nextKey } from '@quarterdeck/contract/rules/backlogKey';
import type { NewItem } from '@quarterdeck/contract/writes/project';
import { patchItems } from './changeItems';

export interface DraftContext {
  items: readonly BacklogItem[];
  projectName: string;
  newId: () => string;
  /** ISO 8601 instant, UTC. */
  now: string;
}

/** New items at the end of a backlog as the server will most likely make them, with keys that follow each other. */
export function draftItems(
  patches: readonly BacklogItemPatch[],
  { items, projectName, newId, now }: DraftContext,
): NewItem[] {
  const prefix = keyPrefix(projectName);
  const keys = items.map(({ key }) => key);
  return patches.map((patch, index) => {
    const { requirementId = null } = patch;
    const title = patch.title?.trim() ?? '';
    const key = requirementId ?? nextKey(prefix, keys);
    keys.push(key);
    const id = newId() as BacklogItemId;
    const made = newBacklogItem({ id, key, title, order: items.length + index, createdAt: now });
    const [shown = made] = patchItems([made], [{ ...patch, title, id }]);
    return { patch, shown: { ...shown, requirementId } };
  });
}
