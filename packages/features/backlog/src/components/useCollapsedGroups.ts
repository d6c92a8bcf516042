import type { BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useCallback, useState } from 'react';

export interface CollapsedGroups {
  collapsed: ReadonlySet<BacklogStatus>;
  /** Collapses a group, or expands it. */
  toggleGroup: (status: BacklogStatus) => void;
}

/** The groups whose items are hidden. @param draftIn the group that a new item is written in, which expands. */
export function useCollapsedGroups(draftIn: BacklogStatus | null): CollapsedGroups {
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
  return { collapsed, toggleGroup };
}
