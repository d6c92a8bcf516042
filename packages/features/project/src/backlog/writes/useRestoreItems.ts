import { request } from '@quarterdeck/contract';
import { restoreProjectRequirements } from '@quarterdeck/contract/endpoints/project';
import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useCallback } from 'react';
import { ofItems, useProjectWrites } from '../../shared/projectWrites';
import { addItems } from '../changeItems';
import { useWriteFailure } from '../../shared/useWriteFailure';

/** Restores deleted items: the same records, where they stood. */
export function useRestoreItems() {
  const writes = useProjectWrites();
  const sayFailure = useWriteFailure();
  return useCallback(
    async function restore(items: readonly BacklogItem[]): Promise<void> {
      const { projectId, queue } = writes;
      const send = () => {
        const ids = items.map(({ id }) => writes.idOf(id));
        return queue.call(() => request(restoreProjectRequirements, { params: { projectId }, body: { ids } }));
      };
      try {
        await writes.perform({
          change: ofItems((list) => addItems(list, items)),
          send,
          settle: (answer) => () => answer,
        });
      } catch (error) {
        const retry = () => void restore(items);
        sayFailure({ messageKey: 'backlog.failed.restore', about: items, errors: [error], retry });
      }
    },
    [writes, sayFailure],
  );
}
