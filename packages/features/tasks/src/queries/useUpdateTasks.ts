import type { SubTask, Task, TaskPatch } from '@quarterdeck/contract/entities/task';
import type { TaskChange } from '@quarterdeck/contract/writes/tasks';
import { changeRecord, inverseOf } from '@quarterdeck/data/writes/patchRecord';
import { without } from '@quarterdeck/data/writes/recordList';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useCallback } from 'react';
import { updateTasks } from './taskWrites';

/**
 * Changes tasks at once, each in its own way. With `undoLabel` what was saved can be taken back; typing passes none, as
 * the field has its own undo.
 * @returns whether all were saved.
 */
export function useUpdateTasks() {
  const write = useWrite(updateTasks);
  return useCallback(
    async (changes: readonly { task: Task; patch: TaskPatch }[], undoLabel?: string): Promise<boolean> => {
      const undo = {
        label: () => undoLabel ?? '',
        undo: (done: readonly { part: TaskChange }[]) => write(done.map(({ part }) => inverseOf<Task>(part))),
      };
      const { failed } = await write(
        changes.map(({ task, patch }) => changeRecord<Task>(task, patch)),
        { undo: undoLabel === undefined ? undefined : undo },
      );
      return failed.length === 0;
    },
    [write],
  );
}

/** Removes a sub-task at once; for 10 s, and by the undo key later, it comes back where it stood. */
export function useRemoveSubTask() {
  const update = useUpdateTasks();
  const { t } = useTranslation();
  return useCallback(
    async (task: Task, removed: SubTask) => {
      const patch = { subTasks: without(task.subTasks, [removed]) };
      await update([{ task, patch }], t('tasks.done.subTaskRemoved', { title: truncateForSpeech(removed.title) }));
    },
    [update, t],
  );
}
