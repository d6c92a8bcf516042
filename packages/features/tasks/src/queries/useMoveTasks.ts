import type { Task } from '@quarterdeck/contract/entities/task';
import { arrange } from '@quarterdeck/data/writes/recordOrder';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import { areSections } from '../model/taskList';
import { arrangeTasks } from './taskWrites';

/**
 * Moves tasks so that the first of them stands at `to`, an index in the resulting list; it can be taken back.
 * @returns whether they are saved where they were put; true also where they stood there already.
 */
export function useMoveTasks() {
  const write = useWrite(arrangeTasks);
  const { t } = useTranslation();
  return useCallback(
    async (tasks: readonly Task[], ids: readonly string[], to: number): Promise<boolean> => {
      const arrangement = arrange(tasks, ids, to);
      if (arrangement === undefined) return true;
      const { moving, order, before } = arrangement;
      const kind = areSections(tasks.filter(({ id }) => moving.includes(id))) ? 'sectionMoved' : 'moved';
      const { failed } = await write([{ moving, order }], {
        undo: {
          label: () => t(`tasks.done.${kind}`, { count: moving.length }),
          undo: () => write([{ moving, order: before }]),
        },
      });
      return failed.length === 0;
    },
    [write, t],
  );
}
