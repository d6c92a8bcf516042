import type { QueryClient } from '@tanstack/react-query';
import type { TaskId } from '@quarterdeck/contract/entities/task';
import type { TaskChange } from '@quarterdeck/contract/writes/tasks';

/** Tasks that are deleted and may be restored, with what was changed in each of them since. */
export class DeletedTasks {
  readonly #changes = new Map<TaskId, TaskChange[]>();

  add(id: TaskId): void {
    this.#changes.set(id, []);
  }

  /** Keeps a change for a task that is deleted. @returns whether it is. */
  patch(change: TaskChange): boolean {
    const changes = this.#changes.get(change.id);
    changes?.push(change);
    return changes !== undefined;
  }

  /** What is to change in a task once it is back, oldest first. */
  changesOf(id: TaskId): readonly TaskChange[] {
    return this.#changes.get(id) ?? [];
  }

  /** Forgets that a task was deleted. */
  delete(id: TaskId): void {
    this.#changes.delete(id);
  }
}

const ofClient = new WeakMap<QueryClient, DeletedTasks>();

/** The deleted tasks of this page. */
export function deletedTasksOf(client: QueryClient): DeletedTasks {
  const deleted = ofClient.get(client) ?? new DeletedTasks();
  ofClient.set(client, deleted);
  return deleted;
}
