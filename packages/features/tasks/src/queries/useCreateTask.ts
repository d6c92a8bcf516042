import type { Task, TaskType } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { addOnTop } from '../model/taskOrder';
import { taskMaker } from './taskMaker';
import { turns, useTaskWrites } from './taskWrites';
import { useDeleteTasks } from './useDeleteTasks';
import { useWriteFailure } from './useWriteFailure';

/**
 * Creates a task or a section with a title, on top of the list. Adding a section can be taken back: what stood there
 * belongs to it now.
 * @param offersRetry whether a failure is said with a Retry; a field that keeps the text is one itself.
 * @param onCreated is called once it is created, also by Retry.
 * @returns it, or undefined after a failure.
 */
export function useCreateTask() {
  const writes = useTaskWrites();
  const remove = useDeleteTasks();
  const undo = useUndo();
  const sayFailure = useWriteFailure();
  const { t } = useTranslation();
  return useCallback(
    (type: TaskType, title: string, offersRetry: boolean, onCreated?: () => void): Promise<Task | undefined> => {
      const make = taskMaker(writes.queue, type, () => ({ title }));
      const create = async (): Promise<Task | undefined> => {
        try {
          const made = await writes.perform({
            // In turn with moves: these send the top of the list, where the new task has to be known.
            turn: turns.order,
            send: make,
            settle: (created) => (tasks) => addOnTop(tasks, [created]),
          });
          if (type === 'section') {
            const label = t('tasks.done.sectionAdded');
            undo.offer(Promise.resolve({ label, undo: () => remove([made], false) }));
          }
          onCreated?.();
          return made;
        } catch (error) {
          if (offersRetry) {
            const retry = () => void create();
            sayFailure({ messageKey: 'tasks.failed.create', about: [{ title }], errors: [error], retry });
          }
          return undefined;
        }
      };
      return create();
    },
    [writes, remove, undo, sayFailure, t],
  );
}
