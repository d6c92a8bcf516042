import * as z from 'zod/mini';

/** What a collection can hold. */
export interface Identified {
  readonly id: string;
}

/** A schema whose output is `T`. */
export type RecordSchema<T> = z.core.$ZodType<T>;

/** Fields to change; undefined leaves a field as it is. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What a write did to one record. */
export interface Change<T extends Identified> {
  readonly id: string;
  /** Undefined when it was removed. */
  readonly record: T | undefined;
  /** Records are listed in ascending order of their positions, which may have gaps. */
  readonly position: number;
}

interface Entry<T extends Identified> extends Change<T> {
  readonly record: T;
}

/**
 * One table of the mock: records by id, in insertion order. Every write is checked with the entity's schema, so that no
 * call can store a record that the client would reject.
 */
export class Collection<T extends Identified> {
  readonly #schema: RecordSchema<T>;
  readonly #onWrite: (changes: readonly Change<T>[]) => void;
  /** By id, in ascending order of their positions. */
  #entries = new Map<string, Entry<T>>();
  /** The result of `list` until something changes. */
  #list: readonly T[] | undefined;
  /** The highest that was given so far. */
  #lastPosition = -1;

  /**
   * @param records are not checked: a test checks the seeds.
   * @param onWrite is called after each write with its changes.
   */
  constructor(
    schema: RecordSchema<T>,
    records: readonly T[] = [],
    onWrite: (changes: readonly Change<T>[]) => void = () => undefined,
  ) {
    this.#schema = schema;
    this.#onWrite = onWrite;
    this.load(records);
  }

  /** The same list until a record changes, so that what is computed from it can be cached. */
  list(): readonly T[] {
    this.#list ??= Array.from(this.#entries.values(), ({ record }) => record);
    return this.#list;
  }

  get(id: string): T | undefined {
    return this.#entries.get(id)?.record;
  }

  /** Those of `ids` that a record has, each once, in the order given. */
  known<Id extends string>(ids: readonly Id[]): Id[] {
    return [...new Set(ids)].filter((id) => this.#entries.has(id));
  }

  /**
   * Adds a record; one with the same id is replaced and keeps its place.
   * @throws z.core.$ZodError when the record misses the schema.
   */
  insert(record: T, at: 'start' | 'end' = 'end'): T {
    const checked = this.#checked(record);
    const { id } = checked;
    const known = this.#entries.get(id);
    const position = known?.position ?? (at === 'start' ? this.#firstPosition - 1 : this.#lastPosition + 1);
    const entry = { id, record: checked, position };
    // A map lists its keys in the order in which they were added, so the new one has to come first.
    if (known === undefined && at === 'start') this.#entries = new Map([[id, entry], ...this.#entries]);
    this.#write([entry]);
    return checked;
  }

  /** Adds records at the end that are not checked: copies of records that are right. */
  append(records: readonly T[]): void {
    const start = this.#lastPosition + 1;
    this.#write(records.map((record, index) => ({ id: record.id, record, position: start + index })));
  }

  /**
   * Changes fields of one record. Keys that the schema does not know are ignored, `id` never changes.
   * @returns the new record; undefined when there is none with this id.
   * @throws z.core.$ZodError when the result misses the schema.
   */
  patch(id: string, changes: Changes<T>): T | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    const record = this.#patched(entry.record, changes);
    this.#write([{ ...entry, record }]);
    return record;
  }

  /**
   * Patches all records for which `changesOf` returns something, as one write.
   * @throws z.core.$ZodError when one of the results misses the schema; nothing is written then.
   */
  patchEach(changesOf: (record: T) => Changes<T> | undefined): void {
    const written: Change<T>[] = [];
    for (const entry of this.#entries.values()) {
      const changes = changesOf(entry.record);
      if (changes !== undefined) written.push({ ...entry, record: this.#patched(entry.record, changes) });
    }
    this.#write(written);
  }

  /** @returns whether there was a record with this id. */
  remove(id: string): boolean {
    const entry = this.#entries.get(id);
    if (entry !== undefined) this.#write([{ ...entry, record: undefined }]);
    return entry !== undefined;
  }

  /** Removes all records for which `isRemoved` is true, as one write. */
  removeEach(isRemoved: (record: T) => boolean): void {
    const removed = [...this.#entries.values()].filter(({ record }) => isRemoved(record));
    this.#write(removed.map((entry) => ({ ...entry, record: undefined })));
  }

  /**
   * Replaces all records by these, which are not checked: for a new order of the records that are here, where at most
   * the number of their place differs. Checking ten thousand would take longer than the rest of the call.
   */
  rearrange(records: readonly T[]): void {
    const changes = this.#arrange(records);
    if (changes.length > 0) this.#onWrite(changes);
  }

  /** Moves the records with these ids to the start, in this order; the others keep theirs. */
  reorder(ids: readonly string[]): void {
    const first = ids.flatMap((id) => this.get(id) ?? []);
    this.rearrange([...new Set([...first, ...this.list()])]);
  }

  /** Replaces all records without checking or notifying, with the positions 0, 1, 2 …. */
  load(records: readonly T[]): void {
    this.#entries.clear();
    this.#list = undefined;
    this.#lastPosition = -1;
    this.#arrange(records);
  }

  /** Applies changes of another page without checking or notifying; `repair` may then replace the records. */
  apply(changes: readonly Change<T>[], repair: (records: readonly T[]) => readonly T[] = (records) => records): void {
    this.#set(changes);
    // Two pages may have given the same position; sorted by id as well, both show the same order.
    const sorted = [...this.#entries].toSorted(([, a], [, b]) => a.position - b.position || (a.id < b.id ? -1 : 1));
    this.#entries = new Map(sorted);
    const list = this.list();
    const repaired = repair(list);
    if (repaired !== list) this.#arrange(repaired);
  }

  get #firstPosition(): number {
    return this.#entries.values().next().value?.position ?? 0;
  }

  #patched(record: T, changes: Changes<T>): T {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    // Parsing reads the schema's own keys only, so `__proto__` and unknown keys in `changes` are dropped.
    return this.#checked({ ...record, ...given, id: record.id });
  }

  #checked(record: T): T {
    const parsed = z.safeParse(this.#schema, record);
    if (!parsed.success) throw parsed.error;
    return parsed.data;
  }

  #write(changes: readonly Change<T>[]): void {
    if (changes.length === 0) return;
    this.#set(changes);
    this.#onWrite(changes);
  }

  #set(changes: readonly Change<T>[]): void {
    for (const { id, record, position } of changes) {
      if (record === undefined) this.#entries.delete(id);
      else this.#entries.set(id, { id, record, position });
      this.#lastPosition = Math.max(this.#lastPosition, position);
    }
    this.#list = undefined;
  }

  /** Replaces all entries. @returns what differs from before. */
  #arrange(records: readonly T[]): Change<T>[] {
    const before = this.#entries;
    const changes: Change<T>[] = [];
    let position = this.#firstPosition - 1;
    this.#entries = new Map();
    for (const record of records) {
      const { id } = record;
      const known = before.get(id);
      // A position that is still in ascending order is kept: the record need not be stored again.
      position = known !== undefined && known.position > position ? known.position : position + 1;
      const isSame = known?.record === record && known.position === position;
      const entry = isSame ? known : { id, record, position };
      if (!isSame) changes.push(entry);
      this.#entries.set(id, entry);
    }
    for (const entry of before.values()) {
      if (!this.#entries.has(entry.id)) changes.push({ ...entry, record: undefined });
    }
    this.#lastPosition = Math.max(this.#lastPosition, position);
    if (changes.length > 0) this.#list = undefined;
    return changes;
  }
}
