import { request } from '@quarterdeck/contract';
import { deleteProjectRequirement } from '@quarterdeck/contract/endpoints/project';
import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { isGone } from '@quarterdeck/data/apiErrors';
import { useCallback } from 'react';
import { ofItems, useProjectWrites, type BacklogChange, type ProjectWrites } from '../../shared/projectWrites';
import { withoutItems } from '../changeItems';
import { useWriteFailure } from '../../shared/useWriteFailure';

/** What came of deleting: the items that are gone, and why others are not. */
interface Deleted {
  done: BacklogItem[];
  failed: BacklogItem[];
  errors: unknown[];
}

/**
 * Deletes items, each with a call of its own; one that fails keeps no other from going.
 * @param retry deletes those that failed once more; by default without anything around it, such as an offer to undo.
 * @returns those that are gone.
 */
export function useDeleteItems() {
  const writes = useProjectWrites();
  const sayFailure = useWriteFailure();
  return useCallback(
    async function deleteItems(
      items: readonly BacklogItem[],
      retry: (failed: readonly BacklogItem[]) => void = (failed) => void deleteItems(failed),
    ): Promise<BacklogItem[]> {
      const leaveOut = (gone: readonly BacklogItem[]): BacklogChange => {
        return (list) => withoutItems(list, writes.idsOf(gone.map(({ id }) => id)));
      };
      const { done, failed, errors } = await writes.perform({
        change: ofItems(leaveOut(items)),
        send: () => deleteAll(writes, items),
        settle: (deleted) => ofItems(leaveOut(deleted.done)),
      });
      if (failed.length > 0)
        sayFailure({
          messageKey: 'backlog.failed.delete',
          about: failed,
          errors,
          retry: () => retry(failed),
        });
      return done;
    },
    [writes, sayFailure],
  );
}

async function deleteAll(writes: ProjectWrites, items: readonly BacklogItem[]): Promise<Deleted> {
  const deleted: Deleted = { done: [], failed: [], errors: [] };
  await Promise.all(
    items.map((item) =>
      deleteOne(writes, item).then(
        () => deleted.done.push(item),
        (error: unknown) => {
          deleted.failed.push(item);
          deleted.errors.push(error);
        },
      ),
    ),
  );
  return deleted;
}

async function deleteOne(writes: ProjectWrites, { id }: BacklogItem): Promise<void> {
  try {
    const params = { projectId: writes.projectId, requirementId: writes.idOf(id) };
    await writes.queue.call(() => request(deleteProjectRequirement, { params }));
  } catch (error) {
    // Deleted elsewhere, or by an attempt whose answer got lost: that is what was wanted.
    if (!isGone(error)) throw error;
  }
}
