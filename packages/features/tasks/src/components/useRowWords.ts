import type { TaskPriority } from '@quarterdeck/contract/entities/task';
import { phrase, useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';

/** What rows say, looked up once for all of them. */
export interface RowWords {
  untitled: string;
  drag: string;
  complete: (title: string) => string;
  actionsFor: (title: string) => string;
  dueOn: (day: string) => string;
  overdue: (day: string) => string;
  assignedTo: (name: string) => string;
  priority: Record<TaskPriority, string>;
}

export function useRowWords(): RowWords {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      untitled: t('tasks.untitled'),
      drag: t('tasks.drag'),
      complete: phrase(t, 'tasks.complete', 'title'),
      actionsFor: phrase(t, 'tasks.actionsFor', 'title'),
      dueOn: phrase(t, 'tasks.due.on', 'day'),
      overdue: phrase(t, 'tasks.due.overdue', 'day'),
      assignedTo: phrase(t, 'tasks.assignee.to', 'name'),
      priority: { 0: t('tasks.priority.0Name'), 1: t('tasks.priority.1Name'), 2: t('tasks.priority.2Name') },
    }),
    [t],
  );
}
