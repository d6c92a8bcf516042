import type { Task, TaskId, TaskTagId } from '@quarterdeck/contract/entities/task';
import { Successors } from './successors';
import { applyPatch, patchFor, type TaskChange } from './taskPatch';

/**
 * What became of tasks and tags that were deleted. Undo makes new records of them, so whatever names one from before
 * asks here for the id by now; and what is changed in a task while it is deleted comes back with it.
 */
export class DeletedTasks {
  readonly #tasks = new Map<TaskId, Task>();
  readonly #taskIds = new Successors<TaskId>();
  readonly #tagIds = new Successors<TaskTagId>();

  add(task: Task): void {
    this.#tasks.set(task.id, task);
  }

  /** A task that is deleted, as undo has to bring it back; undefined for any other. */
  get(id: TaskId): Task | undefined {
    const task = this.#tasks.get(id);
    return task && this.renewTask(task);
  }

  /** Changes a task that is deleted. @returns whether it is. */
  patch(change: TaskChange): boolean {
    const task = this.get(change.task.id);
    if (task) this.add(applyPatch(task, patchFor(change, task)));
    return task !== undefined;
  }

  /** Notes that a task is back under another id. */
  restore(id: TaskId, successor: TaskId): void {
    this.#tasks.delete(id);
    this.#taskIds.add(id, successor);
  }

  restoreTag(id: TaskTagId, successor: TaskTagId): void {
    this.#tagIds.add(id, successor);
  }

  /** The id that a task has by now. */
  idOf(id: TaskId): TaskId {
    return this.#taskIds.of(id);
  }

  tagIdOf(id: TaskTagId): TaskTagId {
    return this.#tagIds.of(id);
  }

  /** A task from before with the ids that it and its tags have by now. */
  renewTask(task: Task): Task {
    return { ...task, id: this.idOf(task.id), tags: task.tags.map((id) => this.tagIdOf(id)) };
  }

  renew({ task, patch }: TaskChange): TaskChange {
    const tags = patch.tags?.map((id) => this.tagIdOf(id));
    return { task: this.renewTask(task), patch: tags ? { ...patch, tags } : patch };
  }
}
