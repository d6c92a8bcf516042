import { request } from '@quarterdeck/contract';
import { updateTask } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskPatch } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { applyPatch, inversePatch, patchTask } from '../model/taskList';
import { useWrite } from './useWrite';

/** A task with what is to change in it. */
export interface TaskChange {
  task: Task;
  patch: TaskPatch;
}

/**
 * Changes tasks at once, each in its own way. With `undoLabel` what was saved can be taken back; typing
 * passes none, as the field has its own undo. However many writes of one act fail, one message says so.
 * @returns whether all were saved.
 */
export function useUpdateTasks() {
  const write = useWrite();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    async function update(changes: readonly TaskChange[], undoLabel?: string): Promise<boolean> {
      const answers = await Promise.all(
        changes.map(({ task, patch }) =>
          write({
            scope: task.id,
            change: (list) => patchTask(list, task.id, patch),
            revert: (list) => patchTask(list, task.id, inversePatch(task, patch)),
            send: () => request(updateTask, { body: { id: task.id, task: patch } }),
            failure: null,
          }),
        ),
      );
      const saved = changes.filter((_, index) => answers[index] !== undefined);
      const failed = changes.filter((_, index) => answers[index] === undefined);
      if (failed.length > 0) {
        toasts.add({
          title: t('tasks.failed.update', { count: failed.length, title: failed[0]?.task.title }),
          tone: 'danger',
          action: { label: t('kit.retry'), onPress: () => void update(failed, undoLabel) },
        });
      }
      if (undoLabel !== undefined && saved.length > 0) {
        undo.offer({
          label: undoLabel,
          undo: async () => {
            await update(
              saved.map(({ task, patch }) => ({ task: applyPatch(task, patch), patch: inversePatch(task, patch) })),
            );
          },
        });
      }
      return failed.length === 0;
    },
    [write, undo, t],
  );
}
