import { paths } from '@quarterdeck/contract';
import type { TaskId } from '@quarterdeck/contract/entities/task';

/**
 * Address of a task that is opened from the list: the search comes along, what was being written at the top does not.
 * @param search of the present address, such as `?q=demo&new=task`.
 */
export function taskAddress(taskId: TaskId, search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete('new');
  return kept.size === 0 ? paths.task.href(taskId) : `${paths.task.href(taskId)}?${kept.toString()}`;
}
