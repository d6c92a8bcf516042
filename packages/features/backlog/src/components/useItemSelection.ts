import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { nothingSelected, toggleKey, type ListSelection } from '@quarterdeck/ui/VirtualList';
import { useMemo, useState } from 'react';

export type ItemSelection = ReturnType<typeof useItemSelection>;

/** The rows or cards that are selected. @param items what is shown, in the order of the list. */
export function useItemSelection(items: readonly BacklogItem[]) {
  const [selection, setSelection] = useState(nothingSelected);
  const { keyOf } = useWrites();
  const selected = useMemo(() => {
    // An item that was selected before it was saved has another id by now.
    const chosen = new Set([...selection.keys].map(keyOf));
    return items.filter(({ id }) => chosen.has(keyOf(id)));
  }, [items, selection, keyOf]);
  return {
    /** As the list knows it, by keys of rows. */
    selection,
    /** In the order of the list. */
    selected,
    select: ({ keys, anchor }: ListSelection) => {
      // Heads are no items: what goes across them passes them over.
      const ids = new Set<string>(items.map(({ id }) => id));
      setSelection({ keys: new Set([...keys].filter((key) => ids.has(key))), anchor });
    },
    selectAll: () => setSelection({ keys: new Set(items.map(({ id }) => id)), anchor: null }),
    /** Selects an item besides the others, or no longer. */
    toggle: (id: BacklogItemId) => setSelection((before) => toggleKey(before, id)),
    add: (id: BacklogItemId) => setSelection(({ keys }) => ({ keys: new Set([...keys, id]), anchor: id })),
    clear: () => setSelection(nothingSelected),
  };
}
