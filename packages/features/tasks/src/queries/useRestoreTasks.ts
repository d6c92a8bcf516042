import type { Task, TaskId } from '@quarterdeck/contract/entities/task';
import { useCallback } from 'react';
import { addOnTop } from '../model/taskOrder';
import { doAll } from './outcomes';
import { taskMaker } from './taskMaker';
import { turns, useTaskWrites, type TaskWrites } from './taskWrites';
import { useArrangeTasks } from './useArrangeTasks';
import { useWriteFailure } from './useWriteFailure';

/** A deleted task and the way to make it anew. */
interface LostTask {
  task: Task;
  make: () => Promise<Task>;
}

/**
 * Brings deleted tasks back to where they stood in `order`. The API has no call for that, so each is made again with
 * everything it had but its id. What comes back stays when others fail; only these are tried again.
 */
export function useRestoreTasks() {
  const writes = useTaskWrites();
  const arrange = useArrangeTasks();
  const sayFailure = useWriteFailure();
  return useCallback(
    async (deleted: readonly Task[], order: readonly TaskId[]): Promise<void> => {
      const restore = async (lost: readonly LostTask[]): Promise<void> => {
        let placing: Promise<boolean> | undefined;
        const { failed, errors } = await writes.perform({
          turn: turns.order,
          send: () => doAll(lost, (one) => makeAgain(writes, one)),
          settle: ({ answers }) => {
            // In the moment in which they are shown, so that they do not stand on top before.
            placing = arrange(
              answers.map(({ id }) => id),
              order,
            );
            return (tasks) => addOnTop(tasks, answers);
          },
        });
        if (failed.length > 0) {
          sayFailure({
            messageKey: 'tasks.failed.restore',
            about: failed.map(({ task }) => task),
            errors,
            retry: () => void restore(failed),
          });
        }
        await placing;
      };
      await restore(
        deleted.map((task) => ({ task, make: taskMaker(writes.queue, task.type, () => fieldsOf(writes, task)) })),
      );
    },
    [writes, arrange, sayFailure],
  );
}

/** Whatever is changed in the task meanwhile waits, and then goes to the new one. */
function makeAgain(writes: TaskWrites, { task, make }: LostTask): Promise<Task> {
  return writes.queue.inTurn(task.id, async () => {
    const made = await make();
    writes.deleted.restore(task.id, made.id);
    return made;
  });
}

function fieldsOf(writes: TaskWrites, task: Task) {
  const { id: _id, order: _order, ...fields } = writes.deleted.get(task.id) ?? writes.deleted.renewTask(task);
  return fields;
}
