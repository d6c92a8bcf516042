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
  /** Its place: records stand in ascending order of their positions, which may have gaps. */
  readonly position: number;
}

interface Placed<T> {
  readonly record: T;
  readonly position: number;
}

/**
 * One table of the mock: records by id, in insertion order. Every write is checked with the
 * entity's schema, so that no call can leave a record behind that the client would refuse.
 */
export class Collection<T extends Identified> {
  readonly #schema: RecordSchema<T>;
  readonly #listeners = new Set<(changes: readonly Change<T>[]) => void>();
  #placed = new Map<string, Placed<T>>();
  /** The highest that was given so far. */
  #lastPosition = -1;

  /** `records` are trusted: a test checks the seeds. */
  constructor(schema: RecordSchema<T>, records: readonly T[] = []) {
    this.#schema = schema;
    this.load(records);
  }

  get count(): number {
    return this.#placed.size;
  }

  list(): T[] {
    return Array.from(this.#placed.values(), ({ record }) => record);
  }

  get(id: string): T | undefined {
    return this.#placed.get(id)?.record;
  }

  /**
   * Adds a record; one with the same id is replaced where it stands.
   * @throws z.core.$ZodError when the record misses the schema.
   */
  insert(record: T, at: 'start' | 'end' = 'end'): T {
    const checked = z.parse(this.#schema, record);
    const known = this.#placed.get(checked.id);
    const isFirst = known === undefined && at === 'start';
    const added = isFirst ? this.#firstPosition - 1 : this.#lastPosition + 1;
    const change = this.#place(checked, known?.position ?? added);
    if (isFirst) this.#sort();
    this.#tell([change]);
    return checked;
  }

  /**
   * Changes fields of one record. Keys that the schema does not know are ignored, `id` never changes.
   * @returns the new record; undefined when there is none with this id.
   * @throws z.core.$ZodError when the result misses the schema.
   */
  patch(id: string, changes: Changes<T>): T | undefined {
    const current = this.#placed.get(id);
    if (current === undefined) return undefined;
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    // Parsing reads the schema's own keys only, so `__proto__` and strangers in `changes` are dropped.
    const next = z.parse(this.#schema, { ...current.record, ...given, id });
    this.#tell([this.#place(next, current.position)]);
    return next;
  }

  /** @returns whether there was a record with this id. */
  remove(id: string): boolean {
    const current = this.#placed.get(id);
    if (current === undefined) return false;
    this.#placed.delete(id);
    this.#tell([{ id, record: undefined, position: current.position }]);
    return true;
  }

  /** Replaces everything. Records that already stand here are not checked again. */
  replaceAll(records: readonly T[]): void {
    this.rearrange(records.map((record) => (this.get(record.id) === record ? record : z.parse(this.#schema, record))));
  }

  /**
   * Replaces everything without a check: for a new order of the records that stand here, in which nothing but the number
   * of their place differs. Checking ten thousand of them would take longer than all the rest of the call.
   */
  rearrange(records: readonly T[]): void {
    const before = this.#placed;
    this.#arrange(records);
    const changes: Change<T>[] = [];
    for (const [id, placed] of this.#placed) if (before.get(id) !== placed) changes.push({ id, ...placed });
    for (const [id, { position }] of before) {
      if (!this.#placed.has(id)) changes.push({ id, record: undefined, position });
    }
    this.#tell(changes);
  }

  /** Puts trusted records in place of all others without telling, at the positions 0, 1, 2 …. */
  load(records: readonly T[]): void {
    this.#placed = new Map();
    this.#lastPosition = -1;
    this.#arrange(records);
  }

  /** Takes over trusted changes without telling; `repair` then restores what must hold between all records. */
  take(changes: readonly Change<T>[], repair: (records: T[]) => T[] = (records) => records): void {
    for (const { id, record, position } of changes) {
      if (record === undefined) this.#placed.delete(id);
      else this.#place(record, position);
    }
    this.#sort();
    this.#arrange(repair(this.list()));
  }

  /** Calls `listener` after each write with what it changed. @returns the way to stop it. */
  onChange(listener: (changes: readonly Change<T>[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get #firstPosition(): number {
    return this.#placed.values().next().value?.position ?? 0;
  }

  #place(record: T, position: number): Change<T> {
    this.#placed.set(record.id, { record, position });
    this.#lastPosition = Math.max(this.#lastPosition, position);
    return { id: record.id, record, position };
  }

  #sort(): void {
    this.#placed = new Map([...this.#placed].toSorted(([, a], [, b]) => a.position - b.position));
  }

  /** Sets the records in this order. A position that still ascends is kept: it need not be stored anew. */
  #arrange(records: readonly T[]): void {
    const before = this.#placed;
    let last = this.#firstPosition - 1;
    this.#placed = new Map();
    for (const [id, record] of new Map(records.map((one) => [one.id, one]))) {
      const known = before.get(id);
      last = known !== undefined && known.position > last ? known.position : last + 1;
      if (known?.record === record && known.position === last) this.#placed.set(id, known);
      else this.#place(record, last);
    }
  }

  #tell(changes: readonly Change<T>[]): void {
    if (changes.length === 0) return;
    for (const listener of this.#listeners) listener(changes);
  }
}
