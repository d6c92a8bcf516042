import * as z from 'zod/mini';

/** What a collection can hold. */
export interface Identified {
  readonly id: string;
}

/** A schema whose output is `T`. */
export type RecordSchema<T> = z.core.$ZodType<T>;

/** Fields to change; undefined leaves a field as it is. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/**
 * One table of the mock: records by id, in insertion order. Every write is checked with the
 * entity's schema, so that no call can leave a record behind that the client would refuse.
 */
export class Collection<T extends Identified> {
  readonly #schema: RecordSchema<T>;
  readonly #listeners = new Set<() => void>();
  #records: Map<string, T>;

  /** `records` are trusted: seeds are checked by a test, stored ones when they are read. */
  constructor(schema: RecordSchema<T>, records: readonly T[] = []) {
    this.#schema = schema;
    this.#records = byId(records);
  }

  get count(): number {
    return this.#records.size;
  }

  list(): T[] {
    return [...this.#records.values()];
  }

  get(id: string): T | undefined {
    return this.#records.get(id);
  }

  /**
   * Adds a record; one with the same id is replaced where it stands.
   * @throws z.core.$ZodError when the record misses the schema.
   */
  insert(record: T, at: 'start' | 'end' = 'end'): T {
    const checked = z.parse(this.#schema, record);
    if (at === 'start' && !this.#records.has(checked.id)) {
      this.#records = new Map([[checked.id, checked], ...this.#records]);
    } else {
      this.#records.set(checked.id, checked);
    }
    this.#tell();
    return checked;
  }

  /**
   * Changes fields of one record. Keys that the schema does not know are ignored, `id` never changes.
   * @returns the new record; undefined when there is none with this id.
   * @throws z.core.$ZodError when the result misses the schema.
   */
  patch(id: string, changes: Changes<T>): T | undefined {
    const current = this.#records.get(id);
    if (current === undefined) return undefined;
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    // Parsing reads the schema's own keys only, so `__proto__` and strangers in `changes` are dropped.
    const next = z.parse(this.#schema, { ...current, ...given, id });
    this.#records.set(id, next);
    this.#tell();
    return next;
  }

  /** @returns whether there was a record with this id. */
  remove(id: string): boolean {
    const removed = this.#records.delete(id);
    if (removed) this.#tell();
    return removed;
  }

  /** Replaces everything. Records that already stand here are not checked again. */
  replaceAll(records: readonly T[]): void {
    this.#records = byId(
      records.map((record) => (this.#records.get(record.id) === record ? record : z.parse(this.#schema, record))),
    );
    this.#tell();
  }

  /** Puts trusted records in place of all others without telling: for loading, not for calls. */
  load(records: readonly T[]): void {
    this.#records = byId(records);
  }

  /** Calls `listener` after each write. @returns the way to stop it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function byId<T extends Identified>(records: readonly T[]): Map<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}
