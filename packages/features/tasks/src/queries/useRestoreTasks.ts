import { request } from '@quarterdeck/contract';
import { restoreTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Task } from '@quarterdeck/contract/entities/task';
import { useCallback } from 'react';
import { addLike } from '../model/taskOrder';
import { patchTasks } from '../model/taskPatch';
import { turns, useTaskWrites } from './taskWrites';
import { useUpdateTasks } from './useUpdateTasks';
import { useWriteFailure } from './useWriteFailure';

/** Restores deleted tasks: the same records, where they stood. What was changed in them meanwhile is saved with them. */
export function useRestoreTasks() {
  const writes = useTaskWrites();
  const update = useUpdateTasks();
  const sayFailure = useWriteFailure();
  return useCallback(
    async function restore(deleted: readonly Task[]): Promise<void> {
      const ids = deleted.map(({ id }) => id);
      try {
        let saving: Promise<boolean> | undefined;
        await writes.perform({
          turn: turns.order,
          send: () => writes.queue.call(() => request(restoreTasks, { body: { ids } })),
          settle: (list) => {
            const changes = ids.flatMap((id) => writes.deleted.restore(id));
            // In the moment in which the tasks are shown, so that they never show what was changed since.
            saving = update(changes);
            return (tasks) => addLike(tasks, ids, patchTasks(list, changes));
          },
        });
        await saving;
      } catch (error) {
        const retry = () => void restore(deleted);
        sayFailure({ messageKey: 'tasks.failed.restore', about: deleted, errors: [error], retry });
      }
    },
    [writes, update, sayFailure],
  );
}
