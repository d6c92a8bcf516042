import { orderTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskId } from '@quarterdeck/contract/entities/task';
import { moveItems } from '@quarterdeck/contract/rules/order';
import { arrangementSchema, type Arrangement } from '@quarterdeck/contract/writes/tasks';
import { defineWrite, type WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import { areSections } from '../model/taskList';
import { changedTop, placeTasks } from '../model/taskOrder';
import { inList, queueKeys } from './listOfTasks';
import { taskQueries } from './taskQueries';

const fieldOf = (id: TaskId) => `${id} place`;

const place = (arrangements: readonly Arrangement[], { idOf }: Pick<WriteContext, 'idOf'>) =>
  inList((tasks) =>
    arrangements.reduce((list, { moving, order }) => placeTasks(list, moving.map(idOf), order.map(idOf)), tasks),
  );

export const arrangeTasks = defineWrite<Arrangement, void>({
  id: 'tasks.arrange',
  part: arrangementSchema,
  queueKey: () => queueKeys.order,
  optimistic: place,
  send: async (part, { call, saved, idOf }) => {
    const [moving, order] = [part.moving.map(idOf), part.order.map(idOf)];
    // Tasks that are not sent follow in their old order. What came on top has no sure place there: it is always sent.
    const moved = (tasks: readonly Task[]) => changedTop(tasks, placeTasks(tasks, moving, order), moving);
    if (moved(saved(taskQueries.list()) ?? []).length === 0) return;
    await call(orderTasks, async (savedNow) => ({
      body: { tasks: moved(await savedNow(taskQueries.list())).map((id) => ({ id })) },
    }));
  },
  saved: (done, context) => {
    const arrangements = done.map(({ part }) => part);
    return place(arrangements, context);
  },
  failure: (_, t) => t('tasks.failed.move'),
  fields: ({ moving }) => moving.map(fieldOf),
  // What was moved again since stays where it was put last.
  withoutReplaced: ({ moving, order }, isReplaced) => {
    const wanted = moving.filter((id) => !isReplaced(fieldOf(id)));
    return wanted.length === 0 ? undefined : { moving: wanted, order };
  },
});

/**
 * Moves tasks so that the first of them stands at `to`, an index in the resulting list; it can be taken back.
 * @returns whether they are saved where they were put; true also where they stood there already.
 */
export function useMoveTasks() {
  const write = useWrite(arrangeTasks);
  const { t } = useTranslation();
  return useCallback(
    async (tasks: readonly Task[], ids: readonly string[], to: number): Promise<boolean> => {
      const chosen = new Set(ids);
      const moved = tasks.filter(({ id }) => chosen.has(id));
      const before = tasks.map(({ id }) => id);
      const from = tasks.flatMap(({ id }, index) => (chosen.has(id) ? [index] : []));
      const order = [...moveItems(before, from, to)];
      if (order.every((id, index) => id === before[index])) return true;
      const moving = moved.map(({ id }) => id);
      const label = t(`tasks.done.${areSections(moved) ? 'sectionMoved' : 'moved'}`, { count: moving.length });
      const { failed } = await write([{ moving, order }], {
        undo: { label: () => label, undo: () => write([{ moving, order: before }]) },
      });
      return failed.length === 0;
    },
    [write, t],
  );
}
