import type { BacklogItem, BacklogItemId, BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import { useMemo } from 'react';
import type { ItemChange, MoveTarget } from './changeItems';
import { useAddItems, type Adding } from './writes/useAddItems';
import { useChangeItems } from './writes/useChangeItems';
import { useMoveItems } from './writes/useMoveItems';
import { useRemoveItems } from './writes/useRemoveItems';
import { useRenameProject } from './writes/useRenameProject';

/** All that changes the backlog. Each act shows at once; when it fails it is laid back, with a message and Retry. */
export interface BacklogWritesApi {
  /**
   * With `undoLabel` it can be taken back; typing passes none.
   * @param onSaved is called once the server has it, also when that takes another attempt.
   * @returns whether it was saved.
   */
  change: (changes: readonly ItemChange[], undoLabel?: string, onSaved?: () => void) => Promise<boolean>;
  /** Adds items at the end, in this order; each needs a title or a requirement. */
  add: (items: readonly BacklogItemPatch[]) => Adding;
  /** Deletes items; for 10 s, and by the undo key later, they come back where they stood. */
  remove: (items: readonly BacklogItem[]) => Promise<void>;
  /** Moves items, which keep their order among each other. @returns whether they are saved where they were put. */
  move: (ids: readonly BacklogItemId[], to: MoveTarget) => Promise<boolean>;
  /** @returns whether the name was saved. */
  rename: (name: string) => Promise<boolean>;
}

export function useBacklogWrites(): BacklogWritesApi {
  const change = useChangeItems();
  const remove = useRemoveItems();
  const add = useAddItems();
  const move = useMoveItems();
  const rename = useRenameProject();
  return useMemo(() => ({ change, add, remove, move, rename }), [change, add, remove, move, rename]);
}
