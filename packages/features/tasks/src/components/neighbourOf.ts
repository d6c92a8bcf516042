import type { Task, TaskId } from '@quarterdeck/contract/entities/task';

/**
 * The row that takes the focus when others go: the next one that stays below them, else the last one above.
 * @param rows as they are shown, with those that go.
 */
export function neighbourOf(rows: readonly Task[], going: readonly Task[]): TaskId | undefined {
  const gone = new Set(going.map((task) => task.id));
  const first = rows.findIndex((task) => gone.has(task.id));
  const stays = (task: Task) => !gone.has(task.id);
  return (rows.slice(first + 1).find(stays) ?? rows.slice(0, Math.max(first, 0)).findLast(stays))?.id;
}
