import type { Contact } from '@quarterdeck/contract/entities/contact';
import type { Task, TaskId, TaskTag } from '@quarterdeck/contract/entities/task';
import type { HighlightSegment } from '@quarterdeck/contract/rules/highlight';
import { phrase, useFormats, useTranslation } from '@quarterdeck/i18n';
import { useLocation } from '@quarterdeck/ui/router';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useDeferredValue, useMemo } from 'react';
import type { TaskCounts } from '../model/taskList';
import { taskQueries } from '../queries/taskQueries';
import { taskAddress } from './taskAddress';

interface RowActions {
  /** Titles with their matches while a search is shown. */
  matches: ReadonlyMap<TaskId, readonly HighlightSegment[]>;
  canMove: boolean;
  onToggle: (task: Task) => void;
  onMenu: (task: Task, anchor: HTMLElement) => void;
}

/** What rows say, looked up once for all of them. */
export function useRowWords() {
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

/**
 * What every row of the list shares. Rows take only their task as a prop, and nothing here changes with the tasks, so
 * that one change draws one row. Names and faces may come after the rows, their place is kept; they are drawn into the
 * rows as a transition.
 * @param hasList whether there are rows that want them.
 */
export function useRowContext(hasList: boolean, { matches, canMove, onToggle, onMenu }: RowActions) {
  const { t } = useTranslation();
  const words = useRowWords();
  const formats = useFormats();
  const { search } = useLocation();
  const tags = useDeferredValue(useQuery(taskQueries.tags()).data);
  const people = useDeferredValue(useQuery({ ...taskQueries.people(), enabled: hasList }).data);
  const tagMap = useMemo(() => new Map<string, TaskTag>(tags?.map((tag) => [tag.id, tag])), [tags]);
  const peopleMap = useMemo(() => new Map<string, Contact>(people?.map((person) => [person.id, person])), [people]);
  return useMemo(
    () => ({
      t,
      words,
      formats,
      /** Address of an open task; the list opens it without loading the page. */
      hrefOf: (task: Task) => taskAddress(task.id, search),
      tags: tagMap,
      people: peopleMap,
      matches,
      canMove,
      onToggle,
      onMenu,
    }),
    [t, words, formats, search, tagMap, peopleMap, matches, canMove, onToggle, onMenu],
  );
}

export type TaskListContextValue = ReturnType<typeof useRowContext>;

/** What the headings of sections need besides. */
export interface SectionsContextValue {
  counts: ReadonlyMap<TaskId, TaskCounts>;
  /** Section whose heading is being edited. */
  editingId: TaskId | null;
  onEditStart: (section: Task) => void;
  /** @param isByKey whether Enter or Escape ended it: the focus is to go back to the row. */
  onEditEnd: (section: Task, isByKey: boolean) => void;
  onRename: (section: Task, title: string) => void;
}

export const TaskListContext = createContext<TaskListContextValue | null>(null);
export const SectionsContext = createContext<SectionsContextValue | null>(null);

export function useTaskList() {
  const value = use(TaskListContext);
  if (!value) throw new Error('A task row stands inside a TaskListContext');
  return value;
}

export function useSections() {
  const value = use(SectionsContext);
  if (!value) throw new Error('The heading of a section stands inside a SectionsContext');
  return value;
}
