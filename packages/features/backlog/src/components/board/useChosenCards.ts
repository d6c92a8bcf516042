import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { useMemo, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

export interface ChosenCards {
  /** In the order of the backlog. */
  chosen: readonly BacklogItem[];
  toggle: (id: BacklogItemId) => void;
  chooseAll: () => void;
  clear: () => void;
}

/** The cards that are selected. */
export function useChosenCards(items: readonly BacklogItem[]): ChosenCards {
  const [ids, setIds] = useState(nothing);
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
  return {
    chosen,
    toggle: (id: BacklogItemId) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    chooseAll: () => setIds(new Set(items.map(({ id }) => id))),
    clear: () => setIds(nothing),
  };
}
