import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { useProjectWrites } from '../backlogWrites';
import { patchOf } from '../changeItems';
import { useDeleteItems } from './useDeleteItems';
import { useMakeItems } from './useMakeItems';

/**
 * Deletes items at once; they can be brought back to where they stood. The API has no call for that, so each is made
 * again with all that a person writes or chooses. The server gives it anew what is its to give: id, key (of an own item
 * perhaps the next free one), time of creation, price and payment.
 */
export function useRemoveItems() {
  const writes = useProjectWrites();
  const deleteItems = useDeleteItems();
  const make = useMakeItems();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    async (given: readonly BacklogItem[]): Promise<void> => {
      const ids = writes.idsOf(given.map(({ id }) => id));
      // A second press of the key must not delete, and later bring back, the same item again.
      const items = writes.shown().filter(({ id }) => ids.has(id));
      if (items.length === 0) return;
      const deleted = deleteItems(items);
      const restore = async (gone: readonly BacklogItem[]) => {
        // Those that failed stay where they are; the others come back in the order in which they stood.
        const inOrder = items.filter((item) => gone.includes(item));
        const makings = inOrder.map((shown) => ({ patch: patchOf(shown), shown }));
        await make(makings, 'backlog.failed.restore');
      };
      undo.offer(
        deleted.then((gone) =>
          gone.length > 0
            ? { label: t('backlog.done.deleted', { count: gone.length }), undo: () => restore(gone) }
            : undefined,
        ),
      );
      await deleted;
    },
    [writes, deleteItems, make, undo, t],
  );
}
