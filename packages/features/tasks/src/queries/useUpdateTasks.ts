import { request } from '@quarterdeck/contract';
import { updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { toasts } from '@quarterdeck/ui/Toast';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { inverseOf, patchFor, patchTasks, type TaskChange } from '../model/taskPatch';
import { doAll } from '@quarterdeck/data/writes/doAll';
import { useTaskWrites, type TaskWrites } from './taskWrites';
import { useWriteFailure } from './useWriteFailure';

/**
 * Changes tasks at once, each in its own way. With `undoLabel` what was saved can be taken back; typing
 * passes none, as the field has its own undo. However many writes of one act fail, one message says so.
 * @returns whether all were saved.
 */
export function useUpdateTasks() {
  const writes = useTaskWrites();
  const undo = useUndo();
  const sayFailure = useWriteFailure();
  return useCallback(
    async function update(changes: readonly TaskChange[], undoLabel?: string): Promise<boolean> {
      if (changes.length === 0) return true;
      const write = writes.newest.add(changes.flatMap(keysOf));
      closeOutdated(writes);
      const performed = writes.perform({
        change: (tasks) => patchTasks(tasks, changes),
        send: () => doAll(changes, (change) => save(writes, change)),
        settle:
          ({ answers }) =>
          (tasks) =>
            patchTasks(tasks, answers),
      });
      if (undoLabel !== undefined) {
        undo.offer(
          performed.then(({ done }) =>
            done.length > 0
              ? { label: undoLabel, undo: async () => void (await update(done.map(inverseOf))) }
              : undefined,
          ),
        );
      }
      const { failed, errors } = await performed;
      if (failed.length > 0) {
        const wanted = () => failed.flatMap((change) => newestOf(writes, change, write));
        const message = sayFailure({
          messageKey: 'tasks.failed.update',
          about: failed.map(({ task }) => task),
          errors,
          retry: () => void update(wanted(), undoLabel),
        });
        writes.failures.set(message, () => wanted().length === 0);
      }
      return failed.length === 0;
    },
    [writes, undo, sayFailure],
  );
}

/** @returns the change as it was saved. */
function save(writes: TaskWrites, change: TaskChange): Promise<TaskChange> {
  return writes.queue.inTurn(change.task.id, () =>
    writes.queue.call(async () => {
      const { task, patch } = change;
      if (writes.deleted.patch(change)) return change;
      // Lists are sent whole: what was saved in them since must not be lost.
      const now = (patch.tags ?? patch.subTasks) ? (writes.savedTask(task.id) ?? task) : task;
      const saved = await request(updateTask, { body: { id: task.id, task: patchFor(change, now) } });
      writes.noteAnswer(saved);
      return { task: now, patch: Object.fromEntries(Object.entries(saved).filter(([key]) => key in patch)) };
    }),
  );
}

const keyOf = ({ task }: TaskChange, field: string) => `${task.id} ${field}`;
const keysOf = (change: TaskChange) => Object.keys(change.patch).map((field) => keyOf(change, field));

/** What of an older change no newer write has replaced; tags and sub-tasks are merged, so they always are wanted. */
function newestOf(writes: TaskWrites, change: TaskChange, write: number): TaskChange[] {
  const wanted = Object.entries(change.patch).filter(
    ([field]) => field === 'tags' || field === 'subTasks' || writes.newest.isNewest(keyOf(change, field), write),
  );
  return wanted.length === 0 ? [] : [{ task: change.task, patch: Object.fromEntries(wanted) }];
}

/** Takes messages away that offer to try again what newer writes have replaced. */
function closeOutdated({ failures }: TaskWrites): void {
  for (const [message, isOutdated] of failures) {
    if (!isOutdated()) continue;
    toasts.close(message);
    failures.delete(message);
  }
}
