import type { BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import { newId } from '@quarterdeck/contract/rules/newId';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { useProjectWrites } from '../backlogWrites';
import { draftItems } from '../draftItems';
import { sameTitle } from '../sameTitle';
import { useDeleteItems } from './useDeleteItems';
import { useMakeItems } from './useMakeItems';

/** Adds items at the end of the backlog; it can be taken back. */
export function useAddItems() {
  const writes = useProjectWrites();
  const make = useMakeItems();
  const deleteItems = useDeleteItems();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    (patches: readonly BacklogItemPatch[]): Promise<boolean> => {
      if (patches.length === 0) return Promise.resolve(true);
      const items = writes.shown();
      const [first] = patches;
      const twin = patches.length === 1 ? sameTitle(items, first?.title ?? '') : undefined;
      const makings = draftItems(patches, {
        items,
        projectName: writes.shownName(),
        newId,
        now: new Date().toISOString(),
      });
      const made = make(makings, 'backlog.failed.add');
      const act = {
        label: twin
          ? t('backlog.done.addedTwice', { key: twin.key })
          : t('backlog.done.added', { count: makings.length }),
        undo: async () => void (await deleteItems(makings.map(({ shown }) => shown))),
      };
      undo.offer(made.then((isMade) => (isMade ? act : undefined)));
      return made;
    },
    [writes, make, deleteItems, undo, t],
  );
}
