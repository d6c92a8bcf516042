import type { SubTask, Task } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { useUpdateTasks } from './useUpdateTasks';

/** Removes a sub-task at once; for 10 s, and by the undo key later, it comes back where it stood. */
export function useRemoveSubTask() {
  const update = useUpdateTasks();
  const { t } = useTranslation();
  return useCallback(
    async (task: Task, removed: SubTask) => {
      const subTasks = task.subTasks.filter(({ id }) => id !== removed.id);
      await update(
        [{ task, patch: { subTasks } }],
        t('tasks.done.subTaskRemoved', { title: saidTitle(removed.title) }),
      );
    },
    [update, t],
  );
}
