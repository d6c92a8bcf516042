import type { SubTask, Task } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { taskQueries } from './taskQueries';
import { useUpdateTasks } from './useUpdateTasks';

/** Removes a sub-task at once; for 10 s, and by the undo key later, it comes back where it stood. */
export function useRemoveSubTask() {
  const update = useUpdateTasks();
  const undo = useUndo();
  const client = useQueryClient();
  const { t } = useTranslation();
  return useCallback(
    async (task: Task, removed: SubTask) => {
      const at = task.subTasks.indexOf(removed);
      const isSaved = await update([{ task, patch: { subTasks: task.subTasks.filter((other) => other !== removed) } }]);
      if (!isSaved) return;
      undo.offer({
        label: t('tasks.done.subTaskRemoved', { title: removed.title }),
        undo: async () => {
          // The others may have changed meanwhile: it goes among those that are there now.
          const tasks = client.getQueryData(taskQueries.list().queryKey) ?? [];
          const now = tasks.find(({ id }) => id === task.id);
          if (now) await update([{ task: now, patch: { subTasks: now.subTasks.toSpliced(at, 0, removed) } }]);
        },
      });
    },
    [update, undo, client, t],
  );
}
