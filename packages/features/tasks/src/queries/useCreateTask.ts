import { request } from '@quarterdeck/contract';
import { createTask, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskType } from '@quarterdeck/contract/entities/task';
import { renumber } from '@quarterdeck/contract/rules/order';
import { useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import { useWrite } from './useWrite';

/** Creates a task or a section with a title, on top of the list. @returns it, or undefined after a failure. */
export function useCreateTask() {
  const write = useWrite();
  const { t } = useTranslation();
  return useCallback(
    (type: TaskType, title: string): Promise<Task | undefined> =>
      write<Task>({
        scope: 'tasks.create',
        send: async () => {
          const created = await request(createTask, { body: { type } });
          return request(updateTask, { body: { id: created.id, task: { title } } });
        },
        settle: (tasks, created) => renumber([created, ...tasks]),
        failure: t('tasks.failed.create', { title }),
      }),
    [write, t],
  );
}
