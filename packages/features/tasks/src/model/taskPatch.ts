import type { SubTask, Task, TaskPatch, TaskTagId } from '@quarterdeck/contract/entities/task';
import type { TaskChange } from '@quarterdeck/contract/writes/tasks';
import { reorderLike } from './reorderLike';

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
    ...(tags && { tags: mergeTags(before.tags ?? [], tags, now.tags) }),
    ...(subTasks && { subTasks: mergeSubTasks(before.subTasks ?? [], subTasks, now.subTasks) }),
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

function mergeTags(before: readonly TaskTagId[], wanted: readonly TaskTagId[], now: readonly TaskTagId[]): TaskTagId[] {
  const added = wanted.filter((id) => !before.includes(id) && !now.includes(id));
  const kept = now.filter((id) => wanted.includes(id) || !before.includes(id));
  return reorderLike([...kept, ...added], added, wanted);
}

function mergeSubTasks(before: readonly SubTask[], wanted: readonly SubTask[], now: readonly SubTask[]): SubTask[] {
  const [old, next, current] = [byId(before), byId(wanted), byId(now)];
  const touched = new Map(
    wanted.flatMap((subTask) => {
      const changes = differences(old.get(subTask.id), subTask);
      return changes ? [[subTask.id, { ...subTask, ...current.get(subTask.id), ...changes }] as const] : [];
    }),
  );
  const kept = now.filter(({ id }) => next.has(id) || !old.has(id));
  // Also what was altered here and is gone: somebody still works on it.
  const added = [...touched.values()].filter(({ id }) => !current.has(id));
  const merged = byId([...kept.map((subTask) => touched.get(subTask.id) ?? subTask), ...added]);
  const ids = reorderLike(
    [...merged.keys()],
    added.map(({ id }) => id),
    wanted.map(({ id }) => id),
  );
  return ids.flatMap((id) => merged.get(id) ?? []);
}

/** What differs in `after`, all of it for something new; undefined where nothing does. */
function differences(before: SubTask | undefined, after: SubTask): Partial<SubTask> | undefined {
  if (before === undefined) return after;
  if (before.title === after.title && before.completed === after.completed) return undefined;
  return {
    ...(before.title === after.title ? {} : { title: after.title }),
    ...(before.completed === after.completed ? {} : { completed: after.completed }),
  };
}

const byId = (subTasks: readonly SubTask[]) => new Map(subTasks.map((subTask) => [subTask.id, subTask]));
