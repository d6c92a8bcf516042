import { request } from '@quarterdeck/contract';
import { orderTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { TaskId } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { areSections } from '../model/taskList';
import { changedTop, placeTasks } from '../model/taskOrder';
import { turns, useTaskWrites, type ListChange, type TaskWrites } from './taskWrites';
import { useWriteFailure } from './useWriteFailure';

/**
 * Puts the tasks of `moving` to the places that they have in `order`, among those that are there by then. With `back`,
 * the order from before, it can be taken back.
 * @returns whether it is saved.
 */
export function useArrangeTasks() {
  const writes = useTaskWrites();
  const undo = useUndo();
  const sayFailure = useWriteFailure();
  const { t } = useTranslation();
  return useCallback(
    async function arrange(
      moving: readonly TaskId[],
      order: readonly TaskId[],
      back?: readonly TaskId[],
    ): Promise<boolean> {
      if (moving.length === 0) return true;
      const write = writes.newest.add(moving.map(keyOf));
      const moved = writes.shown().filter(({ id }) => moving.includes(id));
      const place: ListChange = (tasks) => placeTasks(tasks, moving, order);
      const performed = writes.perform({
        turn: turns.order,
        change: place,
        send: () => sendPlaces(writes, place, moving),
        settle: () => place,
      });
      if (back) {
        const act = {
          label: t(`tasks.done.${areSections(moved) ? 'sectionMoved' : 'moved'}`, { count: moving.length }),
          undo: async () => void (await arrange(moving, back)),
        };
        undo.offer(performed.then(() => act));
      }
      try {
        await performed;
        return true;
      } catch (error) {
        sayFailure({
          messageKey: 'tasks.failed.move',
          about: [],
          errors: [error],
          // What was moved again since stays where it was put last.
          retry: () => {
            const wanted = moving.filter((id) => writes.newest.isNewest(keyOf(id), write));
            void arrange(wanted, order, back);
          },
        });
        return false;
      }
    },
    [writes, undo, sayFailure, t],
  );
}

async function sendPlaces(writes: TaskWrites, place: ListChange, moving: readonly TaskId[]): Promise<void> {
  const before = writes.saved();
  // Tasks that are not sent follow in their old order. What came on top has no sure place there: it is always sent.
  const ids = changedTop(before, place(before), moving);
  if (ids.length === 0) return;
  await writes.queue.call(() => request(orderTasks, { body: { tasks: ids.map((id) => ({ id })) } }));
}

const keyOf = (id: TaskId) => `${id} place`;
