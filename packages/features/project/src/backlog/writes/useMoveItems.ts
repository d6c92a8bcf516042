import type { BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { ofItems, useProjectWrites, type BacklogChange } from '../../shared/projectWrites';
import { moveItems, placesOf, putItems, type MoveTarget } from '../changeItems';
import { useWriteFailure } from '../../shared/useWriteFailure';
import { sendProject } from '../../shared/sendProject';

/** Moves items within their group or to another one; it can be taken back. */
export function useMoveItems() {
  const writes = useProjectWrites();
  const undo = useUndo();
  const sayFailure = useWriteFailure();
  const { t } = useTranslation();
  return useCallback(
    async (given: readonly BacklogItemId[], to: MoveTarget): Promise<boolean> => {
      const idsNow = () => writes.idsOf(given);
      const before = writes.shown();
      const back = placesOf(before, idsNow());

      /** Sends the places that the items have once `place` is done to what is saved by then. */
      const arrange = async (place: BacklogChange, isOffered: boolean): Promise<boolean> => {
        const write = writes.newest.add(Array.from(idsNow(), keyOf));
        const performed = writes.perform({
          change: ofItems(place),
          send: () => sendProject(writes, { requirements: placesOf(place(writes.saved()), idsNow()) }),
          settle: (answer) => () => answer,
        });
        if (isOffered) {
          const label = t('backlog.done.moved', { count: back.length });
          const undoMove = async () =>
            void (await arrange(
              (items) =>
                putItems(
                  items,
                  back.map((one) => ({ ...one, id: writes.idOf(one.id) })),
                ),
              false,
            ));
          undo.offer(performed.then(() => ({ label, undo: undoMove })));
        }
        try {
          await performed;
          return true;
        } catch (error) {
          sayFailure({
            messageKey: 'backlog.failed.move',
            about: before.filter(({ id }) => idsNow().has(id)),
            errors: [error],
            // What was moved again since stays where it was put last.
            retry: () => {
              if (Array.from(idsNow(), keyOf).every((key) => writes.newest.isNewest(key, write)))
                void arrange(place, isOffered);
            },
          });
          return false;
        }
      };

      if (back.length === 0) return true;
      const place: BacklogChange = (items) =>
        moveItems(items, idsNow(), {
          ...to,
          beforeId: to.beforeId === undefined ? undefined : writes.idOf(to.beforeId),
        });
      const after = place(before);
      if (after.every((item, index) => item.id === before[index]?.id && item.status === before[index]?.status))
        return true;
      return arrange(place, true);
    },
    [writes, undo, sayFailure, t],
  );
}

const keyOf = (id: BacklogItemId) => `${id} place`;
