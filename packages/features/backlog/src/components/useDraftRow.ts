import type { BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import type { VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { draftKey, groupKey, rowKey, type BacklogRow } from '../model/backlogRows';

export interface DraftRowOptions {
  region: RefObject<HTMLElement | null>;
  listRef: RefObject<VirtualListHandle | null>;
  rows: readonly BacklogRow[];
  draftIn: BacklogStatus | null;
  onDraftChange: (draftIn: BacklogStatus | null) => void;
  onAdded: (ids: readonly BacklogItemId[]) => void;
}

/** Keeps the field for a new item in sight, and gives the focus to what was added when it goes. */
export function useDraftRow({ region, listRef, rows, draftIn, onDraftChange, onAdded }: DraftRowOptions) {
  const lastAdded = useRef<BacklogItemId>(undefined);
  const handleAdded = useCallback(
    (ids: readonly BacklogItemId[]) => {
      lastAdded.current = ids.at(-1) ?? lastAdded.current;
      onAdded(ids);
    },
    [onAdded],
  );
  const handleEnd = useCallback(
    (isByKey: boolean) => {
      onDraftChange(null);
      if (isByKey && draftIn !== null) listRef.current?.focusRow(lastAdded.current ?? groupKey(draftIn));
      lastAdded.current = undefined;
    },
    [onDraftChange, draftIn, listRef],
  );
  // Each item that is added puts the field one row further.
  const at = draftIn === null ? -1 : rows.findIndex((row) => rowKey(row) === draftKey);
  useEffect(() => {
    if (at < 0) return;
    listRef.current?.showRow(draftKey);
    region.current?.querySelector(`[data-key="${draftKey}"] input`)?.scrollIntoView({ block: 'nearest' });
  }, [at, listRef, region]);
  return { handleAdded, handleEnd };
}
