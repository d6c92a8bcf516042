import type { TaskId } from '@quarterdeck/contract/entities/task';
import type { TaskChange } from './taskPatch';

/** Tasks that are deleted and may be restored, with what was changed in each of them since. */
export class DeletedTasks {
  readonly #changes = new Map<TaskId, TaskChange[]>();

  add(id: TaskId): void {
    this.#changes.set(id, []);
  }

  /** Keeps a change for a task that is deleted. @returns whether it is. */
  patch(change: TaskChange): boolean {
    const changes = this.#changes.get(change.task.id);
    changes?.push(change);
    return changes !== undefined;
  }

  /** Forgets that a task was deleted. @returns what is to change in it now that it is back, oldest first. */
  restore(id: TaskId): readonly TaskChange[] {
    const changes = this.#changes.get(id) ?? [];
    this.#changes.delete(id);
    return changes;
  }
}
