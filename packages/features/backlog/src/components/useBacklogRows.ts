import type { BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { draftKey, groupKey, groupRows, rowKey } from '../model/backlogRows';
import { isFiltered } from '../model/backlogView';
import type { BacklogViewProps } from './useBacklogView';

interface BacklogRowsOptions extends Pick<
  BacklogViewProps,
  'items' | 'view' | 'draftIn' | 'onDraftChange' | 'onAdded' | 'listRef'
> {
  region: RefObject<HTMLElement | null>;
}

/**
 * The rows of the list: groups that can be collapsed, their items, and the field for a new one. The field is kept in
 * sight, and what was added gets the focus when it goes.
 */
export function useBacklogRows({ items, view, draftIn, onDraftChange, onAdded, listRef, region }: BacklogRowsOptions) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<BacklogStatus>>(new Set());
  const toggleGroup = useCallback(
    (status: BacklogStatus) =>
      setCollapsed((before) => {
        const next = new Set(before);
        if (!next.delete(status)) next.add(status);
        return next;
      }),
    [],
  );
  // It stays so when the field has gone: what was added is in sight then. React renders again before it paints.
  if (draftIn !== null && collapsed.has(draftIn)) toggleGroup(draftIn);
  const hasEmptyGroups = !isFiltered(view);
  const rows = useMemo(
    () => groupRows(items, { collapsed, hasEmptyGroups, draftIn }),
    [items, collapsed, hasEmptyGroups, draftIn],
  );

  const lastAdded = useRef<BacklogItemId>(undefined);
  const handleAdded = useCallback(
    (ids: readonly BacklogItemId[]) => {
      lastAdded.current = ids.at(-1) ?? lastAdded.current;
      onAdded(ids);
    },
    [onAdded],
  );
  const handleDraftEnd = useCallback(
    (isByKey: boolean) => {
      onDraftChange(null);
      if (isByKey && draftIn !== null) listRef.current?.focusRow(lastAdded.current ?? groupKey(draftIn));
      lastAdded.current = undefined;
    },
    [onDraftChange, draftIn, listRef],
  );
  // Each item that is added puts the field one row further.
  const draftAt = draftIn === null ? -1 : rows.findIndex((row) => rowKey(row) === draftKey);
  useEffect(() => {
    if (draftAt < 0) return;
    listRef.current?.showRow(draftKey);
    region.current?.querySelector(`[data-key="${draftKey}"] input`)?.scrollIntoView({ block: 'nearest' });
  }, [draftAt, listRef, region]);
  return { rows, toggleGroup, handleAdded, handleDraftEnd };
}
