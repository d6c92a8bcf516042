import type { Task, TaskId } from '@quarterdeck/contract/entities/task';

export interface TaskCounts {
  /** Tasks that are not done; sections do not count. */
  remaining: number;
  completed: number;
}

export function countTasks(tasks: readonly Task[]): TaskCounts {
  const counts: TaskCounts = { remaining: 0, completed: 0 };
  for (const task of tasks) {
    if (task.type === 'task') counts[task.completed ? 'completed' : 'remaining'] += 1;
  }
  return counts;
}

/** Counts of the tasks below each section, by the section's id; a section ends where the next one starts. */
export function countBySection(tasks: readonly Task[]): ReadonlyMap<TaskId, TaskCounts> {
  const result = new Map<TaskId, TaskCounts>();
  let current: TaskCounts = { remaining: 0, completed: 0 };
  for (const task of tasks) {
    if (task.type === 'section') {
      current = { remaining: 0, completed: 0 };
      result.set(task.id, current);
    } else current[task.completed ? 'completed' : 'remaining'] += 1;
  }
  return result;
}

/** The section a task stands in; none for what stands before the first one. */
export function sectionOf(tasks: readonly Task[], id: TaskId): Task | undefined {
  const at = tasks.findIndex((task) => task.id === id);
  return tasks.slice(0, Math.max(at, 0)).findLast((task) => task.type === 'section');
}

/** Whether what was done is said of sections: none of these is a task. */
export const areSections = (tasks: readonly Task[]): boolean => tasks.every(({ type }) => type === 'section');

/** Index in the list right below the heading of a section. */
export function placeInSection(tasks: readonly Task[], sectionId: TaskId | null): number {
  if (sectionId === null) return 0;
  return tasks.findIndex((task) => task.id === sectionId) + 1;
}

/** The open tasks with a due date, soonest first. */
export const nextDue = (tasks: readonly Task[], count: number): Task[] =>
  tasks
    .filter(({ type, completed, dueDate }) => type === 'task' && !completed && dueDate !== null)
    .toSorted((a, b) => ((a.dueDate ?? '') < (b.dueDate ?? '') ? -1 : 1))
    .slice(0, count);

/** Whether a due date lies before today and the task is not done. */
export function isOverdue(task: Task, daysFromToday: (instant: string) => number): boolean {
  return task.dueDate !== null && !task.completed && daysFromToday(task.dueDate) < 0;
}
