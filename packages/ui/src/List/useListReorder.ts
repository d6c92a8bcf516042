import { useDragAndDrop, type DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { listMove } from './listMove';

export interface ListReorderItem {
  id: string;
  /** What the row is called where it is dropped as text. */
  name: string;
}

/**
 * Lets the rows of a `List` be moved by their handle, with a mouse, a finger or the keyboard: Enter on the handle takes a
 * row up, arrows choose where, Enter drops it and Escape leaves it. Each step is announced. It is a hook of its own so
 * that lists without it do not load it.
 * @param items of the list, in order.
 * @param onMove rows (in list order) are to stand at `to`, an index in the resulting list.
 * @returns `dragAndDropHooks` of the list.
 */
export function useListReorder<T extends ListReorderItem>(
  items: readonly T[],
  onMove: (ids: string[], to: number) => void,
): DragAndDropHooks<T> {
  const { dragAndDropHooks } = useDragAndDrop<T>({
    getItems: (keys) => items.filter(({ id }) => keys.has(id)).map(({ name }) => ({ 'text/plain': name })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const move = listMove(
        items.map(({ id }) => id),
        new Set([...keys].map(String)),
        String(target.key),
        target.dropPosition,
      );
      if (move) onMove(move.ids, move.to);
    },
  });
  return dragAndDropHooks;
}
