import type { Task, TaskId, TaskPatch } from '@quarterdeck/contract/entities/task';

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

/** The list with `patch` laid over one task; the others stay the same objects. */
export function patchTask(tasks: readonly Task[], id: TaskId, patch: TaskPatch): Task[] {
  return tasks.map((task) => (task.id === id ? applyPatch(task, patch) : task));
}

export function applyPatch(task: Task, patch: TaskPatch): Task {
  // An absent key is not a change; a patch never carries `undefined` on purpose.
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...task, ...Object.fromEntries(given) };
}

/** What `patch` would overwrite, to lay it back. */
export function inversePatch(task: Task, patch: TaskPatch): TaskPatch {
  return Object.fromEntries(Object.entries(task).filter(([key]) => key in patch));
}

/** The section a task stands in; none for what stands before the first one. */
export function sectionOf(tasks: readonly Task[], id: TaskId): Task | undefined {
  const at = tasks.findIndex((task) => task.id === id);
  return tasks.slice(0, Math.max(at, 0)).findLast((task) => task.type === 'section');
}

/** Index in the list right below the heading of a section. */
export function placeInSection(tasks: readonly Task[], sectionId: TaskId | null): number {
  if (sectionId === null) return 0;
  return tasks.findIndex((task) => task.id === sectionId) + 1;
}

/**
 * Puts the tasks with `ids` back to where they stood in `before`: below what stood above them then, as far as it is still
 * there. Everything else keeps its place, also what came since.
 */
export function putBack(tasks: readonly Task[], ids: readonly TaskId[], before: readonly TaskId[]): Task[] {
  const gone = new Set<TaskId>(ids);
  const result = tasks.filter((task) => !gone.has(task.id));
  const byId = new Map(tasks.map((task) => [task.id, task]));
  for (const [place, id] of before.entries()) {
    const task = gone.has(id) ? byId.get(id) : undefined;
    if (task === undefined) continue;
    const standing = new Map(result.map((one, index) => [one.id, index]));
    const above = before.slice(0, place).findLast((other) => standing.has(other));
    const below = before.slice(place + 1).find((other) => standing.has(other));
    const at = above === undefined ? (below === undefined ? 0 : standing.get(below)) : (standing.get(above) ?? 0) + 1;
    result.splice(at ?? 0, 0, task);
  }
  return result;
}

/** Whether a due date lies before today and the task is not done. */
export function isOverdue(task: Task, daysFromToday: (instant: string) => number): boolean {
  return task.dueDate !== null && !task.completed && daysFromToday(task.dueDate) < 0;
}
