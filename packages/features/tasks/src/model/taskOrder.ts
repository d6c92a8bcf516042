import type { Task, TaskId } from '@quarterdeck/contract/entities/task';
import { renumber } from '@quarterdeck/contract/rules/order';
import { reorderLike } from '@quarterdeck/data/writes/reorderLike';

/** Puts the tasks of `moving` to the places that they have in `order`; see `reorderLike`. */
export function placeTasks(tasks: readonly Task[], moving: readonly TaskId[], order: readonly TaskId[]): Task[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const ids = reorderLike([...byId.keys()], moving, order);
  return renumber(ids.flatMap((id) => byId.get(id) ?? []));
}

/** Puts tasks on top, as the API does with new ones; those that are there already move there. */
export function addOnTop(tasks: readonly Task[], added: readonly Task[]): Task[] {
  const ids = new Set(added.map((task) => task.id));
  return renumber([...added, ...tasks.filter((task) => !ids.has(task.id))]);
}

/** Adds the tasks of `ids` as they are in `list`, each where it stands there; those that `tasks` has already stay. */
export function addLike(tasks: readonly Task[], ids: readonly TaskId[], list: readonly Task[]): Task[] {
  const wanted = new Set(ids);
  for (const { id } of tasks) wanted.delete(id);
  const added = list.filter(({ id }) => wanted.has(id));
  return placeTasks(
    [...tasks, ...added],
    added.map(({ id }) => id),
    list.map(({ id }) => id),
  );
}

export function withoutTasks(tasks: readonly Task[], ids: ReadonlySet<TaskId>): Task[] {
  return renumber(tasks.filter((task) => !ids.has(task.id)));
}

/** Ids from the top down to the last place that changed or that one of `moved` has. */
export function changedTop(before: readonly Task[], after: readonly Task[], moved: readonly TaskId[]): TaskId[] {
  const ids = new Set(moved);
  const last = after.findLastIndex((task, index) => ids.has(task.id) || task.id !== before[index]?.id);
  return after.slice(0, last + 1).map((task) => task.id);
}
