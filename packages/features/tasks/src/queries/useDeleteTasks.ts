import { deleteTask } from '@quarterdeck/contract/endpoints/tasks';
import { taskIdSchema, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import { isGone } from '@quarterdeck/data/apiErrors';
import { defineWrite, type Done, type WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { areSections } from '../model/taskList';
import { withoutTasks } from '../model/taskOrder';
import { deletedTasksOf } from './deletedTasks';
import { inList, sayTasks, searches } from './listOfTasks';
import { taskQueries } from './taskQueries';
import { useRestoreTasks } from './useRestoreTasks';

const leaveOut = (ids: readonly TaskId[], { idOf }: Pick<WriteContext, 'idOf'>) =>
  inList((tasks) => withoutTasks(tasks, new Set(ids.map(idOf))));

export const deleteTasks = defineWrite<TaskId, void>({
  id: 'tasks.delete',
  part: taskIdSchema,
  partQueueKey: (id) => id,
  optimistic: leaveOut,
  send: async (given, { call, client, idOf }) => {
    const id = idOf(given);
    try {
      await call(deleteTask, { query: { id } });
    } catch (error) {
      // Deleted elsewhere, or by an attempt whose answer got lost: that is what was wanted.
      if (!isGone(error)) throw error;
    }
    deletedTasksOf(client).add(id);
  },
  saved: (done, context) =>
    leaveOut(
      done.map(({ part }) => part),
      context,
    ),
  refreshes: searches,
  failure: (ids, t, context) => sayTasks('tasks.failed.delete', ids, t, context),
});

/**
 * Deletes tasks at once; for 10 s, and by the undo key later, they can be restored.
 * @param offersUndo false where the deletion itself takes something back. Default: true.
 */
export function useDeleteTasks() {
  const write = useWrite(deleteTasks);
  const restore = useRestoreTasks();
  const client = useQueryClient();
  const { t } = useTranslation();
  return useCallback(
    async (given: readonly Task[], offersUndo = true): Promise<void> => {
      const there = new Set(client.getQueryData(taskQueries.list().queryKey)?.map((task) => task.id));
      // A second press of the key must not delete, and later bring back, the same task again.
      const tasks = given.filter((task) => there.has(task.id));
      const doneOf = (done: readonly Done<TaskId, void>[]) => {
        const ids = new Set(done.map(({ part }) => part));
        return tasks.filter(({ id }) => ids.has(id));
      };
      const undo = {
        label: (done: readonly Done<TaskId, void>[]) =>
          t(`tasks.done.${areSections(doneOf(done)) ? 'sectionDeleted' : 'deleted'}`, { count: done.length }),
        undo: (done: readonly Done<TaskId, void>[]) => restore(doneOf(done)),
      };
      await write(
        tasks.map(({ id }) => id),
        { undo: offersUndo ? undo : undefined },
      );
    },
    [write, restore, client, t],
  );
}
