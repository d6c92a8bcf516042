import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { useProjectWrites } from '../../shared/projectWrites';
import { useDeleteItems } from './useDeleteItems';
import { useRestoreItems } from './useRestoreItems';

/** Deletes items at once; they can be restored to where they stood. */
export function useRemoveItems() {
  const writes = useProjectWrites();
  const deleteItems = useDeleteItems();
  const restore = useRestoreItems();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    async function remove(given: readonly BacklogItem[]): Promise<void> {
      const ids = writes.idsOf(given.map(({ id }) => id));
      // A second press of the key must not delete, and later bring back, the same item again.
      const items = writes.shown().filter(({ id }) => ids.has(id));
      if (items.length === 0) return;
      const deleted = deleteItems(items, (failed) => void remove(failed));
      undo.offer(
        deleted.then((gone) =>
          gone.length > 0
            ? { label: t('backlog.done.deleted', { count: gone.length }), undo: () => restore(gone) }
            : undefined,
        ),
      );
      await deleted;
    },
    [writes, deleteItems, restore, undo, t],
  );
}
