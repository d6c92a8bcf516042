import type { BacklogItemId, BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import { newId } from '@quarterdeck/contract/rules/newId';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { sameTitle } from '../../model/sameTitle';
import { useProjectWrites } from '../../shared/projectWrites';
import { draftItems } from '../draftItems';
import { useDeleteItems } from './useDeleteItems';
import { useMakeItems } from './useMakeItems';

export interface Adding {
  /** Ids that the items are shown with until they are saved; they change into those of the server then. */
  ids: readonly BacklogItemId[];
  /** Whether they were saved. */
  saved: Promise<boolean>;
}

/** Adds items at the end of the backlog; it can be taken back. */
export function useAddItems() {
  const writes = useProjectWrites();
  const make = useMakeItems();
  const deleteItems = useDeleteItems();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    (patches: readonly BacklogItemPatch[]): Adding => {
      if (patches.length === 0) return { ids: [], saved: Promise.resolve(true) };
      const items = writes.shown();
      const [first] = patches;
      const twin = patches.length === 1 ? sameTitle(items, first?.title ?? '') : undefined;
      const makings = draftItems(patches, {
        items,
        projectName: writes.shownName(),
        newId,
        now: new Date().toISOString(),
      });
      const act = {
        label: twin
          ? t('backlog.done.addedTwice', { key: twin.key })
          : t('backlog.done.added', { count: makings.length }),
        undo: async () => void (await deleteItems(makings.map(({ shown }) => shown))),
      };
      const attempt = (): Promise<boolean> => {
        const made = make(makings, () => void attempt());
        undo.offer(made.then((isMade) => (isMade ? act : undefined)));
        return made;
      };
      return { ids: makings.map(({ shown }) => shown.id), saved: attempt() };
    },
    [writes, make, deleteItems, undo, t],
  );
}
