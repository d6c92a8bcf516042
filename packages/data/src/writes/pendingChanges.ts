/** Changes any state of a value, also one that has the change already. */
export type Change<Value> = (value: Value) => Value;

/** What one write does to the value. */
export interface PendingChange<Value> {
  /** What shows until the write is answered. */
  change: Change<Value>;
  /** What of it is saved by now; once it is committed, it takes the place of `change`. */
  saved?: Change<Value>;
  isCommitted: boolean;
  /** Whether every answer that is read from now on has it: it was committed before the read began. */
  isInNextRead: boolean;
}

/**
 * A value as the API has it, and over it what was done since, in the order it was done. What fails is left out, so
 * that nothing has to be laid back: older and newer changes of the same field stay as they are.
 */
export class PendingChanges<Value> {
  #read: Value | undefined;
  #changes: PendingChange<Value>[] = [];
  /** The value of `saved`; null until it is asked for. */
  #saved: { value: Value | undefined } | null = null;

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  /** Notes that the value begins to be read anew: what is committed by now is in what is read next. */
  beginRead(): void {
    for (const pending of this.#changes) pending.isInNextRead = pending.isCommitted;
  }

  /** Takes the value over as it was read; undefined while it is not known. */
  read(value: Value | undefined): void {
    // Laid over it once more, it would hide what others have written since. Above a write of which a part is saved it
    // stays: that part, which the answer has as well, would hide it.
    const partlySaved = this.#changes.findIndex(({ isCommitted, saved }) => !isCommitted && saved !== undefined);
    this.#changes = this.#changes.filter(
      ({ isInNextRead }, place) => !isInNextRead || (partlySaved >= 0 && place > partlySaved),
    );
    this.#take(value);
  }

  add(change: Change<Value>): PendingChange<Value> {
    const added: PendingChange<Value> = { change, isCommitted: false, isInNextRead: false };
    this.#changes.push(added);
    return added;
  }

  /** Notes what of a write is saved by now, while other parts of it may still be under way. */
  note(pending: PendingChange<Value>, saved: Change<Value>): void {
    pending.saved = saved;
    this.#saved = null;
  }

  /** @param saved what came of it: it takes the place of what was shown; nothing where the write failed. */
  commit(pending: PendingChange<Value>, saved: Change<Value> | undefined): void {
    pending.change = saved ?? unchanged;
    pending.saved = pending.change;
    pending.isCommitted = true;
    this.#saved = null;
  }

  /** Makes what is committed part of what was read. What is newer than an open change waits for it. */
  fold(): void {
    const open = this.#changes.findIndex((pending) => !pending.isCommitted);
    const committed = this.#changes.splice(0, open < 0 ? this.#changes.length : open);
    if (committed.length > 0) this.#take(this.#valueWith(committed.map(({ change }) => change)));
  }

  /** The value as it is shown. */
  shown(): Value | undefined {
    return this.#valueWith(this.#changes.map(({ change }) => change));
  }

  /** The value without what is still on its way; the same object until something is read, saved or committed. */
  saved(): Value | undefined {
    this.#saved ??= { value: this.#valueWith(this.#changes.flatMap(({ saved }) => saved ?? [])) };
    return this.#saved.value;
  }

  #take(value: Value | undefined): void {
    this.#read = value;
    this.#saved = null;
  }

  #valueWith(changes: readonly Change<Value>[]): Value | undefined {
    return this.#read === undefined ? undefined : changes.reduce<Value>((value, change) => change(value), this.#read);
  }
}

function unchanged<Value>(value: Value): Value {
  return value;
}
