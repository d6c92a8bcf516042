import type { Task } from '@quarterdeck/contract/entities/task';
import { moveItems } from '@quarterdeck/contract/rules/order';
import { useCallback } from 'react';
import { useArrangeTasks } from './useArrangeTasks';

/**
 * Moves tasks so that the first of them stands at `to`, an index in the resulting list; it can be taken back.
 * @returns whether they are saved where they were put; true also where they stood there already.
 */
export function useMoveTasks() {
  const arrange = useArrangeTasks();
  return useCallback(
    (tasks: readonly Task[], ids: readonly string[], to: number): Promise<boolean> => {
      const chosen = new Set(ids);
      const from = tasks.flatMap((task, index) => (chosen.has(task.id) ? [index] : []));
      const before = tasks.map((task) => task.id);
      const after = [...moveItems(before, from, to)];
      if (after.every((id, index) => id === before[index])) return Promise.resolve(true);
      const moving = before.filter((id) => chosen.has(id));
      return arrange(moving, after, before);
    },
    [arrange],
  );
}
