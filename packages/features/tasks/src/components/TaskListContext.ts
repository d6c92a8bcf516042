import type { Contact } from '@quarterdeck/contract/entities/contact';
import type { Task, TaskId, TaskTag } from '@quarterdeck/contract/entities/task';
import type { HighlightSegment } from '@quarterdeck/contract/rules/highlight';
import type { Formats, TFunction } from '@quarterdeck/i18n';
import { createContext, use } from 'react';
import type { TaskCounts } from '../model/taskList';
import type { RowWords } from './useRowWords';

/**
 * What every row of the list shares. Rows take only their task as a prop, and nothing here changes with the tasks, so
 * that one change draws one row.
 */
export interface TaskListContextValue {
  t: TFunction;
  words: RowWords;
  formats: Formats;
  /** Address of an open task; the list opens it without loading the page. */
  hrefOf: (task: Task) => string;
  tags: ReadonlyMap<string, TaskTag>;
  people: ReadonlyMap<string, Contact>;
  /** Titles with their matches while a search is shown. */
  matches: ReadonlyMap<TaskId, readonly HighlightSegment[]>;
  canMove: boolean;
  onToggle: (task: Task) => void;
  onMenu: (task: Task, anchor: HTMLElement) => void;
}

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

export function useTaskList(): TaskListContextValue {
  const value = use(TaskListContext);
  if (!value) throw new Error('A task row stands inside a TaskListContext');
  return value;
}

export function useSections(): SectionsContextValue {
  const value = use(SectionsContext);
  if (!value) throw new Error('The heading of a section stands inside a SectionsContext');
  return value;
}
