import type { Contact } from '@quarterdeck/contract/entities/contact';
import type { Task, TaskId, TaskTag } from '@quarterdeck/contract/entities/task';
import type { HighlightSegment } from '@quarterdeck/contract/rules/highlight';
import type { Formats, TFunction } from '@quarterdeck/i18n';
import { createContext, use } from 'react';
import type { TaskCounts } from '../model/taskList';

/** What every row of the list shares. Rows take only their task as a prop, so that one change draws one row. */
export interface TaskListContextValue {
  t: TFunction;
  formats: Formats;
  /** Address of an open task; the list opens it without loading the page. */
  hrefOf: (task: Task) => string;
  tags: ReadonlyMap<string, TaskTag>;
  people: ReadonlyMap<string, Contact>;
  sectionCounts: ReadonlyMap<TaskId, TaskCounts>;
  /** Titles with their matches while a search is shown. */
  matches: ReadonlyMap<TaskId, readonly HighlightSegment[]>;
  /** Section whose heading is being edited. */
  editingId: TaskId | null;
  canMove: boolean;
  onToggle: (task: Task) => void;
  onRename: (task: Task, title: string) => void;
  onEditEnd: () => void;
  onEditStart: (task: Task) => void;
  onMenu: (task: Task, anchor: HTMLElement) => void;
}

export const TaskListContext = createContext<TaskListContextValue | null>(null);

export function useTaskList(): TaskListContextValue {
  const value = use(TaskListContext);
  if (!value) throw new Error('A task row stands inside a TaskListContext');
  return value;
}
