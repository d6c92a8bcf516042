import type { Task } from '@quarterdeck/contract/entities/task';

/** Changes any list, also one that has the change already. */
export type ListChange = (tasks: Task[]) => Task[];

/** One act on the list. */
export interface PendingChange {
  change: ListChange;
  isSettled: boolean;
}

/**
 * The list as the API has it, and over it what was done since, in the order it was done. What fails is left out, so
 * that nothing has to be laid back: older and newer changes of the same field stay as they are.
 */
export class PendingChanges {
  #read: Task[] | undefined;
  #changes: PendingChange[] = [];
  /** The list of `saved`; null until it is asked for. */
  #saved: Task[] | null | undefined = null;

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  /** Takes the list over as it was read; undefined while it is not known. */
  read(tasks: Task[] | undefined): void {
    this.#read = tasks;
    this.#saved = null;
  }

  add(change: ListChange): PendingChange {
    const added = { change, isSettled: false };
    this.#changes.push(added);
    return added;
  }

  /** @param saved what came of it: it takes the place of what was shown. */
  settle(pending: PendingChange, saved: ListChange): void {
    pending.change = saved;
    pending.isSettled = true;
    this.#saved = null;
  }

  /** Makes what is settled part of the list that was read. What is newer than an open change waits for it. */
  fold(): void {
    const open = this.#changes.findIndex((pending) => !pending.isSettled);
    const settled = this.#changes.splice(0, open < 0 ? this.#changes.length : open);
    if (settled.length > 0) this.read(this.#listWith(settled));
  }

  /** The list as it is shown. */
  shown(): Task[] | undefined {
    return this.#listWith(this.#changes);
  }

  /** The list without what is still on its way; the same object until something is read or settled. */
  saved(): Task[] | undefined {
    if (this.#saved === null) this.#saved = this.#listWith(this.#changes.filter((pending) => pending.isSettled));
    return this.#saved;
  }

  #listWith(changes: readonly PendingChange[]): Task[] | undefined {
    return this.#read && changes.reduce((tasks, { change }) => change(tasks), this.#read);
  }
}
