import { request } from '@quarterdeck/contract';
import { orderTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Task } from '@quarterdeck/contract/entities/task';
import { moveItems, renumber } from '@quarterdeck/contract/rules/order';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { putBack } from '../model/taskList';
import { taskQueries } from './taskQueries';
import { useWrite } from './useWrite';

/** Puts `list` into the order of `ids`; what `ids` does not name follows in its old order. */
function orderLike(list: readonly Task[], ids: readonly string[]): Task[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const at = (task: Task) => place.get(task.id) ?? ids.length;
  return renumber(list.toSorted((a, b) => at(a) - at(b)));
}

/** Moves tasks so that the first of them stands at `to`, an index in the resulting list. */
export function useMoveTasks() {
  const client = useQueryClient();
  const write = useWrite();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    async (tasks: readonly Task[], ids: readonly string[], to: number) => {
      const chosen = new Set(ids);
      const moving = tasks.filter((task) => chosen.has(task.id)).map((task) => task.id);
      const from = tasks.flatMap((task, index) => (chosen.has(task.id) ? [index] : []));
      const before = tasks.map((task) => task.id);
      const arrange = (old: readonly Task[], moved: readonly Task[]) => {
        const changedUpTo = moved.findLastIndex((task, index) => task.id !== old[index]?.id);
        if (changedUpTo < 0) return Promise.resolve(undefined);
        const [order, back] = [moved.map((task) => task.id), old.map((task) => task.id)];
        return write({
          scope: 'tasks.order',
          change: (list) => orderLike(list, order),
          revert: (list) => orderLike(list, back),
          // Tasks that are not sent follow in their old order, so what stands below the change is left out.
          send: () => request(orderTasks, { body: { tasks: order.slice(0, changedUpTo + 1).map((id) => ({ id })) } }),
          failure: t('tasks.failed.move'),
        });
      };
      const saved = await arrange(tasks, moveItems(tasks, from, to));
      if (saved) {
        undo.offer({
          label: t('tasks.done.moved', { count: ids.length }),
          undo: async () => {
            // The list as it is by then: what was made since keeps its place.
            const now = client.getQueryData(taskQueries.list().queryKey) ?? [];
            await arrange(now, putBack(now, moving, before));
          },
        });
      }
    },
    [client, write, undo, t],
  );
}
