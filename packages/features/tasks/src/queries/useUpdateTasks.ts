import { request } from '@quarterdeck/contract';
import { updateTask } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskPatch } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { applyPatch, inversePatch, patchTask } from '../model/taskList';
import { useWrite } from './useWrite';

/**
 * Changes tasks at once. With `undoLabel` the change can be taken back; typing passes none, as the field
 * has its own undo.
 */
export function useUpdateTasks() {
  const write = useWrite();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    async (tasks: readonly Task[], patch: TaskPatch, undoLabel?: string) => {
      const send = (task: Task, changes: TaskPatch) =>
        write({
          scope: task.id,
          change: (list) => patchTask(list, task.id, changes),
          revert: (list) => patchTask(list, task.id, inversePatch(task, changes)),
          send: () => request(updateTask, { body: { id: task.id, task: changes } }),
          failure: t('tasks.failed.update', { title: task.title }),
        });
      const saved = Promise.all(tasks.map((task) => send(task, patch)));
      if (undoLabel !== undefined) {
        undo.offer({
          label: undoLabel,
          undo: async () => {
            await Promise.all(tasks.map((task) => send(applyPatch(task, patch), inversePatch(task, patch))));
          },
        });
      }
      return (await saved).every((answer) => answer !== undefined);
    },
    [write, undo, t],
  );
}
