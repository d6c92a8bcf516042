import type { BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { useCallback, useState } from 'react';

const nothing: ReadonlySet<BacklogItemId> = new Set();

export interface Added {
  /** What was written here, marked where it stands. */
  ids: ReadonlySet<BacklogItemId>;
  mark: (ids: readonly BacklogItemId[]) => void;
}

/** What was added on this page by hand. */
export function useAdded(): Added {
  const [ids, setIds] = useState(nothing);
  const mark = useCallback((added: readonly BacklogItemId[]) => setIds((before) => new Set([...before, ...added])), []);
  return { ids, mark };
}
