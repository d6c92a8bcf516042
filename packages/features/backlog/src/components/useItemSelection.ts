import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { nothingSelected, type ListSelection } from '@quarterdeck/ui/VirtualList';
import { useMemo, useState } from 'react';

export interface ItemSelection {
  /** As the list knows it, by keys of rows. */
  selection: ListSelection;
  /** In the order of the list. */
  selected: readonly BacklogItem[];
  select: (selection: ListSelection) => void;
  /** Selects an item besides the others, or no longer. */
  toggle: (id: BacklogItemId) => void;
  add: (id: BacklogItemId) => void;
  clear: () => void;
}

/** The rows that are selected. @param items what is shown, in the order of the list. */
export function useItemSelection(items: readonly BacklogItem[]): ItemSelection {
  const [selection, setSelection] = useState<ListSelection>(nothingSelected);
  const { keyOf } = useWrites();
  const selected = useMemo(() => {
    // An item that was selected before it was saved has another id by now.
    const chosen = new Set([...selection.keys].map(keyOf));
    return items.filter(({ id }) => chosen.has(keyOf(id)));
  }, [items, selection, keyOf]);
  return {
    selection,
    selected,
    select: ({ keys, anchor }) => {
      // Heads are no items: what goes across them passes them over.
      const ids = new Set<string>(items.map(({ id }) => id));
      setSelection({ keys: new Set([...keys].filter((key) => ids.has(key))), anchor });
    },
    toggle: (id) => {
      const keys = new Set(selection.keys);
      if (!keys.delete(id)) keys.add(id);
      setSelection({ keys, anchor: id });
    },
    add: (id) => setSelection({ keys: new Set([...selection.keys, id]), anchor: id }),
    clear: () => setSelection(nothingSelected),
  };
}
