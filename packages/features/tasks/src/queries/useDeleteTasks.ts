import { deleteTask, restoreTasks as restoreCall } from '@quarterdeck/contract/endpoints/tasks';
import { taskIdSchema, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import { restorationSchema, type Restoration } from '@quarterdeck/contract/writes/tasks';
import { defineWrite, type Done, type WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { nothingYet } from '@quarterdeck/data/writes/optimisticCache';
import { unlessGone } from '@quarterdeck/data/writes/recordWrites';
import { useWrite, useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { areSections } from '../model/taskList';
import { addLike, withoutTasks } from '../model/taskOrder';
import { patchTasks } from '../model/taskPatch';
import { deletedTasksOf } from './deletedTasks';
import { inList, queueKeys, sayTasks, sayTitle, searches } from './listOfTasks';
import { taskQueries } from './taskQueries';
import { updateTasks } from './useUpdateTasks';

const leaveOut = (ids: readonly TaskId[], { idOf }: Pick<WriteContext, 'idOf'>) =>
  inList((tasks) => withoutTasks(tasks, new Set(ids.map(idOf))));

export const deleteTasks = defineWrite<TaskId, void>({
  id: 'tasks.delete',
  part: taskIdSchema,
  partQueueKey: (id) => id,
  optimistic: leaveOut,
  send: async (given, { call, client, idOf }) => {
    const id = idOf(given);
    await unlessGone(call(deleteTask, { query: { id } }));
    deletedTasksOf(client).add(id);
  },
  saved: (done, context) => {
    const ids = done.map(({ part }) => part);
    return leaveOut(ids, context);
  },
  refreshes: searches,
  failure: (ids, t, context) => sayTasks('tasks.failed.delete', ids, t, context),
});

export const restoreTasks = defineWrite<Restoration, Task[]>({
  id: 'tasks.restore',
  part: restorationSchema,
  queueKey: () => queueKeys.order,
  optimistic: () => [nothingYet(taskQueries.list())],
  send: ({ ids }, { call, idOf }) => call(restoreCall, { body: { ids: ids.map(idOf) } }),
  saved: (done, { client, idOf }) =>
    done.flatMap(({ part, answer }) => {
      const ids = part.ids.map(idOf);
      // They never show without what was changed in them since.
      const list = patchTasks(
        answer,
        ids.flatMap((id) => deletedTasksOf(client).changesOf(id)),
      );
      return inList((tasks) => addLike(tasks, ids, list));
    }),
  refreshes: searches,
  failure: (parts, t) => {
    const [first] = parts;
    return t('tasks.failed.restore', { count: first?.ids.length ?? 0, title: sayTitle(first?.title ?? '', t) });
  },
});

/** Restores deleted tasks: the same records, where they stood. What was changed in them meanwhile is saved with them. */
function useRestoreTasks() {
  const write = useWrite(restoreTasks);
  const update = useWrite(updateTasks);
  const client = useQueryClient();
  const { idOf } = useWrites();
  return useCallback(
    async (deleted: readonly Task[]): Promise<void> => {
      const ids = deleted.map(({ id }) => idOf(id));
      let saving: Promise<unknown> | undefined;
      await write([{ ids, title: deleted[0]?.title ?? '' }], {
        onSaved: () => {
          const known = deletedTasksOf(client);
          const changes = ids.flatMap((id) => known.changesOf(id));
          for (const id of ids) known.delete(id);
          saving = update(changes);
        },
      });
      await saving;
    },
    [write, update, client, idOf],
  );
}

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
