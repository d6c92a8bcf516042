import { request } from '@quarterdeck/contract';
import { deleteTask } from '@quarterdeck/contract/endpoints/tasks';
import type { Task } from '@quarterdeck/contract/entities/task';
import { isGone } from '@quarterdeck/data/apiErrors';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { areSections } from '../model/taskList';
import { withoutTasks } from '../model/taskOrder';
import { doAll } from '@quarterdeck/data/writes/doAll';
import { useTaskWrites, type TaskWrites } from './taskWrites';
import { useRestoreTasks } from './useRestoreTasks';
import { useWriteFailure } from './useWriteFailure';

/**
 * Deletes tasks at once; for 10 s, and by the undo key later, they can be restored.
 * @param offersUndo false where the deletion itself takes something back. Default: true.
 */
export function useDeleteTasks() {
  const writes = useTaskWrites();
  const restore = useRestoreTasks();
  const undo = useUndo();
  const sayFailure = useWriteFailure();
  const { t } = useTranslation();
  return useCallback(
    async function remove(given: readonly Task[], offersUndo = true): Promise<void> {
      const there = new Set(writes.shown().map((task) => task.id));
      // A second press of the key must not delete, and later bring back, the same task again.
      const tasks = given.filter((task) => there.has(task.id));
      if (tasks.length === 0) return;
      const performed = writes.perform({
        change: leaveOut(tasks),
        send: () => doAll(tasks, (task) => deleteOne(writes, task)),
        settle: (outcomes) => leaveOut(outcomes.done),
      });
      if (offersUndo) {
        undo.offer(
          performed.then(({ done }) =>
            done.length > 0
              ? {
                  label: t(`tasks.done.${areSections(done) ? 'sectionDeleted' : 'deleted'}`, { count: done.length }),
                  undo: () => restore(done),
                }
              : undefined,
          ),
        );
      }
      const { failed, errors } = await performed;
      if (failed.length > 0) {
        sayFailure({
          messageKey: 'tasks.failed.delete',
          about: failed,
          errors,
          retry: () => void remove(failed, offersUndo),
        });
      }
    },
    [writes, restore, undo, sayFailure, t],
  );
}

const leaveOut = (tasks: readonly Task[]) => {
  const ids = new Set(tasks.map((task) => task.id));
  return (list: readonly Task[]) => withoutTasks(list, ids);
};

function deleteOne(writes: TaskWrites, task: Task): Promise<void> {
  return writes.queue.inTurn(task.id, () =>
    writes.queue.call(async () => {
      try {
        await request(deleteTask, { query: { id: task.id } });
      } catch (error) {
        // Deleted elsewhere, or by an attempt whose answer got lost: that is what was wanted.
        if (!isGone(error)) throw error;
      }
      writes.deleted.add(task.id);
    }),
  );
}
