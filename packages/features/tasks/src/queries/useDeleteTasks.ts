import { request } from '@quarterdeck/contract';
import { createTask, deleteTask, orderTasks, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import type { Task } from '@quarterdeck/contract/entities/task';
import { renumber } from '@quarterdeck/contract/rules/order';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { taskQueries } from './taskQueries';
import { useWrite } from './useWrite';

/** The API has no call to bring a task back, so it is made again with everything it had but its id. */
async function recreate({ id: _id, order: _order, ...fields }: Task): Promise<Task> {
  const created = await request(createTask, { body: { type: fields.type } });
  return request(updateTask, { body: { id: created.id, task: fields } });
}

/** Puts tasks back where their `order` says, among those that are there now. */
function restoreInto(list: readonly Task[], restored: readonly Task[]): Task[] {
  const result = [...list];
  for (const task of restored.toSorted((a, b) => a.order - b.order)) {
    result.splice(Math.min(task.order, result.length), 0, task);
  }
  return renumber(result);
}

/** Deletes tasks at once; for 10 s, and by the undo key later, they come back where they stood. */
export function useDeleteTasks() {
  const write = useWrite();
  const undo = useUndo();
  const client = useQueryClient();
  const { t } = useTranslation();
  return useCallback(
    async (tasks: readonly Task[]) => {
      const writes = tasks.map((task) =>
        write({
          scope: task.id,
          change: (list) => renumber(list.filter((other) => other.id !== task.id)),
          revert: (list) => restoreInto(list, [task]),
          send: () => request(deleteTask, { query: { id: task.id } }),
          failure: t('tasks.failed.delete', { title: task.title }),
        }),
      );
      const answers = await Promise.all(writes);
      const deleted = tasks.filter((_, index) => answers[index] !== undefined);
      if (deleted.length === 0) return;
      undo.offer({
        label: t('tasks.done.deleted', { count: deleted.length }),
        undo: async () => {
          await write({
            scope: 'tasks.order',
            send: async () => {
              const restored: Task[] = [];
              for (const task of deleted) restored.push({ ...(await recreate(task)), order: task.order });
              const rest = client.getQueryData(taskQueries.list().queryKey) ?? [];
              return request(orderTasks, { body: { tasks: restoreInto(rest, restored) } });
            },
            settle: (_list, answer) => answer,
            failure: t('tasks.failed.restore'),
          });
        },
      });
    },
    [write, undo, client, t],
  );
}
