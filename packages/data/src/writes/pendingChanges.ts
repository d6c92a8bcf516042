/** Changes any state of a value, also one that has the change already. */
export type Change<Value> = (value: Value) => Value;

/** One act on the value. */
export interface PendingChange<Value> {
  change: Change<Value>;
  isSettled: boolean;
}

/**
 * A value as the API has it, and over it what was done since, in the order it was done. What fails is left out, so
 * that nothing has to be laid back: older and newer changes of the same field stay as they are.
 */
export class PendingChanges<Value extends object> {
  #read: Value | undefined;
  #changes: PendingChange<Value>[] = [];
  /** The value of `saved`; null until it is asked for. */
  #saved: Value | null | undefined = null;

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  /** Takes the value over as it was read; undefined while it is not known. */
  read(value: Value | undefined): void {
    this.#read = value;
    this.#saved = null;
  }

  add(change: Change<Value>): PendingChange<Value> {
    const added = { change, isSettled: false };
    this.#changes.push(added);
    return added;
  }

  /** @param saved what came of it: it takes the place of what was shown. */
  settle(pending: PendingChange<Value>, saved: Change<Value>): void {
    pending.change = saved;
    pending.isSettled = true;
    this.#saved = null;
  }

  /** Makes what is settled part of what was read. What is newer than an open change waits for it. */
  fold(): void {
    const open = this.#changes.findIndex((pending) => !pending.isSettled);
    const settled = this.#changes.splice(0, open < 0 ? this.#changes.length : open);
    if (settled.length > 0) this.read(this.#valueWith(settled));
  }

  /** The value as it is shown. */
  shown(): Value | undefined {
    return this.#valueWith(this.#changes);
  }

  /** The value without what is still on its way; the same object until something is read or settled. */
  saved(): Value | undefined {
    if (this.#saved === null) this.#saved = this.#valueWith(this.#changes.filter((pending) => pending.isSettled));
    return this.#saved;
  }

  #valueWith(changes: readonly PendingChange<Value>[]): Value | undefined {
    return this.#read && changes.reduce<Value>((value, { change }) => change(value), this.#read);
  }
}
