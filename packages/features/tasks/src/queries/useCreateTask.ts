import { request } from '@quarterdeck/contract';
import { createTask, deleteTask, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskType } from '@quarterdeck/contract/entities/task';
import { renumber } from '@quarterdeck/contract/rules/order';
import { useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import { useWrite } from './useWrite';

/**
 * Creates a task or a section with a title, on top of the list.
 * @param offersRetry whether a failure is said with a Retry; a field that keeps the text is one itself.
 * @returns it, or undefined after a failure.
 */
export function useCreateTask() {
  const write = useWrite();
  const { t } = useTranslation();
  return useCallback(
    (type: TaskType, title: string, offersRetry: boolean): Promise<Task | undefined> =>
      write<Task>({
        scope: 'tasks.create',
        send: async () => {
          const created = await request(createTask, { body: { type } });
          try {
            return await request(updateTask, { body: { id: created.id, task: { title } } });
          } catch (error) {
            // Half a task is none: without its title it would stay as an empty row.
            await request(deleteTask, { query: { id: created.id } }).catch(() => undefined);
            throw error;
          }
        },
        settle: (tasks, created) => renumber([created, ...tasks]),
        failure: offersRetry ? t('tasks.failed.create', { title }) : null,
      }),
    [write, t],
  );
}
