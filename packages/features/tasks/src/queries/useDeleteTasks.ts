import type { Task } from '@quarterdeck/contract/entities/task';
import type { Done } from '@quarterdeck/data/writes/defineWrite';
import { useWrite, useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { areSections } from '../model/taskList';
import { taskQueries } from './taskQueries';
import { deletedTasks, deleteTasks, restoreTasks, updateTasks } from './taskWrites';

/** Restores deleted tasks: the same records, where they stood. What was changed in them meanwhile is saved with them. */
function useRestoreTasks() {
  const write = useWrite(restoreTasks);
  const update = useWrite(updateTasks);
  const client = useQueryClient();
  return useCallback(
    async (tasks: readonly Task[]): Promise<{ failed: readonly unknown[] }> => {
      const ids = tasks.map(({ id }) => id);
      let saving: Promise<{ failed: readonly unknown[] }> | undefined;
      const restored = await write([{ ids, title: tasks[0]?.title ?? '' }], {
        onSaved: () => {
          const changes = deletedTasks.changesOf(client, ids);
          deletedTasks.delete(client, ids);
          saving = update(changes);
        },
      });
      const changed = await saving;
      return { failed: [...restored.failed, ...(changed?.failed ?? [])] };
    },
    [write, update, client],
  );
}

/**
 * Deletes tasks at once; for 10 s, and by the undo key later, they can be restored.
 * @param offersUndo false where the deletion itself takes something back. Default: true.
 */
export function useDeleteTasks() {
  const write = useWrite(deleteTasks);
  const restore = useRestoreTasks();
  const { shown } = useWrites();
  const { t } = useTranslation();
  return useCallback(
    async (given: readonly Task[], offersUndo = true): Promise<void> => {
      const there = new Set(shown(taskQueries.list())?.map(({ id }) => id));
      const tasksOf = (done: readonly Done<Task, Task>[]) => done.map(({ answer }) => answer);
      const undo = {
        label: (done: readonly Done<Task, Task>[]) =>
          t(`tasks.done.${areSections(tasksOf(done)) ? 'sectionDeleted' : 'deleted'}`, { count: done.length }),
        undo: (done: readonly Done<Task, Task>[]) => restore(tasksOf(done)),
      };
      // A second press of the key must not delete, and later bring back, the same task again.
      await write(
        given.filter(({ id }) => there.has(id)),
        { undo: offersUndo ? undo : undefined },
      );
    },
    [write, restore, shown, t],
  );
}
