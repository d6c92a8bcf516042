import type { Task, TaskPatch } from '@quarterdeck/contract/entities/task';
import type { TaskChange } from '@quarterdeck/contract/writes/tasks';
import { mergeIds, mergeRecords } from '@quarterdeck/data/writes/mergeLists';

export function changeTask(task: Task, patch: TaskPatch): TaskChange {
  const before = Object.entries(task).filter(([field]) => field in patch);
  return { id: task.id, before: Object.fromEntries(before), patch };
}

export function applyPatch(task: Task, patch: TaskPatch): Task {
  // An absent key is not a change; a patch never carries `undefined` on purpose.
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...task, ...Object.fromEntries(given) };
}

/**
 * The patch of a change for the task as it is by now. Of tags and sub-tasks only what the change added, removed or
 * altered is taken over: others that came or went since stay as they are.
 */
export function patchFor({ before, patch }: TaskChange, now: Task): TaskPatch {
  const { tags, subTasks } = patch;
  return {
    ...patch,
    ...(tags && { tags: mergeIds(before.tags ?? [], tags, now.tags) }),
    ...(subTasks && { subTasks: mergeRecords(before.subTasks ?? [], subTasks, now.subTasks) }),
  };
}

/** The change that takes `change` back. */
export function inverseOf({ id, before, patch }: TaskChange): TaskChange {
  return { id, before: patch, patch: before };
}

/** Lays the changes over the tasks that they are for, by id; the other tasks stay the same objects. */
export function patchTasks(tasks: readonly Task[], changes: readonly TaskChange[]): Task[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return tasks.map((task) => {
    const change = byId.get(task.id);
    return change ? applyPatch(task, patchFor(change, task)) : task;
  });
}
