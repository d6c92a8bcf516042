import { newTask, type Task, type TaskId, type TaskType } from '@quarterdeck/contract/entities/task';
import { newId } from '@quarterdeck/contract/rules/newId';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { createTasks } from './taskWrites';
import { useDeleteTasks } from './useDeleteTasks';

/**
 * Creates a task or a section with a title, on top of the list. Adding a section can be taken back: what stood there
 * belongs to it now.
 * @param offersRetry whether a failure is said with a Retry; a field that keeps the text is one itself.
 * @param onCreated is called once it is created, also by Retry.
 * @returns it, or undefined after a failure.
 */
export function useCreateTask() {
  const write = useWrite(createTasks);
  const remove = useDeleteTasks();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    async (type: TaskType, title: string, offersRetry: boolean, onCreated?: () => void): Promise<Task | undefined> => {
      const { done } = await write([{ ...newTask(newId() as TaskId, type), title }], {
        saysFailure: offersRetry,
        onSaved: (made) => {
          const tasks = made.map(({ answer }) => answer);
          if (type === 'section') undo.offer({ label: t('tasks.done.sectionAdded'), undo: () => remove(tasks, false) });
          onCreated?.();
        },
      });
      return done[0]?.answer;
    },
    [write, remove, undo, t],
  );
}
