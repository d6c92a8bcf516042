import { request } from '@quarterdeck/contract';
import { orderTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Task } from '@quarterdeck/contract/entities/task';
import { moveItems, renumber } from '@quarterdeck/contract/rules/order';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { useWrite } from './useWrite';

/** Puts `list` into the order of `ids`; what `ids` does not name follows in its old order. */
function orderLike(list: readonly Task[], ids: readonly string[]): Task[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const at = (task: Task) => place.get(task.id) ?? ids.length;
  return renumber(list.toSorted((a, b) => at(a) - at(b)));
}

/** Moves tasks so that the first of them stands at `to`, an index in the resulting list. */
export function useMoveTasks() {
  const write = useWrite();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    async (tasks: readonly Task[], ids: readonly string[], to: number) => {
      const chosen = new Set(ids);
      const from = tasks.flatMap((task, index) => (chosen.has(task.id) ? [index] : []));
      const before = tasks.map((task) => task.id);
      const moved = renumber(moveItems(tasks, from, to));
      const changedUpTo = moved.findLastIndex((task, index) => task.id !== tasks[index]?.id);
      if (changedUpTo < 0) return;
      const send = (ordered: readonly Task[], back: readonly string[]) =>
        write({
          scope: 'tasks.order',
          change: (list) =>
            orderLike(
              list,
              ordered.map((task) => task.id),
            ),
          revert: (list) => orderLike(list, back),
          // Tasks that are not sent follow in their old order, so what stands below the change is left out.
          send: () => request(orderTasks, { body: { tasks: ordered.slice(0, changedUpTo + 1).map(({ id }) => ({ id })) } }),
          failure: t('tasks.failed.move'),
        });
      const saved = await send(moved, before);
      if (saved) {
        undo.offer({
          label: t('tasks.done.moved', { count: ids.length }),
          undo: async () => {
            await send(
              tasks,
              moved.map((task) => task.id),
            );
          },
        });
      }
    },
    [write, undo, t],
  );
}
