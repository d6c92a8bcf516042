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

/** A record and its place; the same object for as long as the record stands here. */
interface Placed<T> {
  record: T;
  position: number;
  /** The last `reorder` that has given it a place. */
  turn: number;
}

/**
 * One table of the mock: records by id, in insertion order. Every write is checked with the
 * entity's schema, so that no call can leave a record behind that the client would refuse.
 */
export class Collection<T extends Identified> {
  readonly #schema: RecordSchema<T>;
  readonly #listeners = new Set<(changes: readonly Change<T>[]) => void>();
  #byId = new Map<string, Placed<T>>();
  /** In ascending order of their positions. */
  #places: Placed<T>[] = [];
  /** What `list` gives until something changes. */
  #records: readonly T[] | undefined;
  /** The highest that was given so far. */
  #lastPosition = -1;
  /** How often `reorder` was called. */
  #turn = 0;

  /** `records` are trusted: a test checks the seeds. */
  constructor(schema: RecordSchema<T>, records: readonly T[] = []) {
    this.#schema = schema;
    this.load(records);
  }

  get count(): number {
    return this.#places.length;
  }

  /** The same list until a record changes, so that what was made of it can be remembered. */
  list(): readonly T[] {
    this.#records ??= this.#places.map(({ record }) => record);
    return this.#records;
  }

  get(id: string): T | undefined {
    return this.#byId.get(id)?.record;
  }

  /** Those of `ids` that a record has, each once, in the order given. */
  known<Id extends string>(ids: readonly Id[]): Id[] {
    return [...new Set(ids)].filter((id) => this.#byId.has(id));
  }

  /**
   * Adds a record; one with the same id is replaced where it stands.
   * @throws z.core.$ZodError when the record misses the schema.
   */
  insert(record: T, at: 'start' | 'end' = 'end'): T {
    const checked = this.#checked(record);
    const known = this.#byId.get(checked.id);
    if (known !== undefined) this.#replace(known, checked);
    this.#tell([known ?? this.#add(checked, at)]);
    return checked;
  }

  /**
   * Changes fields of one record. Keys that the schema does not know are ignored, `id` never changes.
   * @returns the new record; undefined when there is none with this id.
   * @throws z.core.$ZodError when the result misses the schema.
   */
  patch(id: string, changes: Changes<T>): T | undefined {
    const known = this.#byId.get(id);
    if (known === undefined) return undefined;
    const next = this.#changed(known.record, changes);
    this.#replace(known, next);
    this.#tell([known]);
    return next;
  }

  /**
   * Changes all records for which `changesOf` gives something, as `patch` does, and tells of them at once.
   * @throws z.core.$ZodError when one of the results misses the schema; nothing is written then.
   */
  patchEach(changesOf: (record: T) => Changes<T> | undefined): void {
    const changed: [Placed<T>, T][] = [];
    for (const placed of this.#places) {
      const changes = changesOf(placed.record);
      if (changes !== undefined) changed.push([placed, this.#changed(placed.record, changes)]);
    }
    for (const [placed, next] of changed) this.#replace(placed, next);
    this.#tell(changed.map(([placed]) => placed));
  }

  /** @returns whether there was a record with this id. */
  remove(id: string): boolean {
    const placed = this.#byId.get(id);
    if (placed === undefined) return false;
    this.#places.splice(this.#places.indexOf(placed), 1);
    this.#forget(placed);
    this.#tell([], [placed]);
    return true;
  }

  /** Removes all records that `isGone` names, and tells of them at once. */
  removeEach(isGone: (record: T) => boolean): void {
    const gone: Placed<T>[] = [];
    const kept: Placed<T>[] = [];
    for (const placed of this.#places) (isGone(placed.record) ? gone : kept).push(placed);
    if (gone.length > 0) this.#places = kept;
    for (const placed of gone) this.#forget(placed);
    this.#tell([], gone);
  }

  /**
   * Puts these records, each of them once, in place of all others, without a check: for a new order of the records that
   * stand here, in which nothing but the number of their place differs. Checking ten thousand of them would take longer
   * than all the rest of the call.
   */
  rearrange(records: readonly T[]): void {
    const { written, gone } = this.#arrange(records);
    this.#tell(written, gone);
  }

  /** Puts the records of these ids first, each once, in this order; the others follow in the order that they had. */
  reorder(ids: readonly string[]): void {
    // Ten thousand places in a set would be a third of what the whole call costs.
    const turn = (this.#turn += 1);
    const places: Placed<T>[] = [];
    const place = (placed: Placed<T> | undefined) => {
      if (placed === undefined || placed.turn === turn) return;
      placed.turn = turn;
      places.push(placed);
    };
    for (const id of ids) place(this.#byId.get(id));
    if (places.length < this.#places.length) this.#places.forEach(place);
    let last = this.#firstPosition - 1;
    const moved: Placed<T>[] = [];
    this.#places = places;
    for (const placed of this.#places) {
      last = nextPosition(placed, last);
      if (placed.position === last) continue;
      placed.position = last;
      moved.push(placed);
    }
    this.#lastPosition = Math.max(this.#lastPosition, last);
    if (moved.length > 0) this.#records = undefined;
    this.#tell(moved);
  }

  /** Puts trusted records in place of all others without telling, at the positions 0, 1, 2 …. */
  load(records: readonly T[]): void {
    this.#byId = new Map();
    this.#places = [];
    this.#records = undefined;
    this.#lastPosition = -1;
    this.#arrange(records);
  }

  /** Takes over trusted changes without telling; `repair` then restores what must hold between all records. */
  take(changes: readonly Change<T>[], repair: (records: readonly T[]) => readonly T[] = (records) => records): void {
    for (const { id, record, position } of changes) {
      if (record === undefined) this.#byId.delete(id);
      else this.#byId.set(id, { record, position, turn: 0 });
      this.#lastPosition = Math.max(this.#lastPosition, position);
    }
    // Two pages may have given the same position: both then sort by id, or one would show another order than the other.
    this.#places = [...this.#byId.values()].toSorted(
      (a, b) => a.position - b.position || (a.record.id < b.record.id ? -1 : 1),
    );
    this.#records = undefined;
    const list = this.list();
    const repaired = repair(list);
    if (repaired !== list) this.#arrange(repaired);
  }

  /** Calls `listener` after each write with what it changed. @returns the way to stop it. */
  onChange(listener: (changes: readonly Change<T>[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get #firstPosition(): number {
    return this.#places[0]?.position ?? 0;
  }

  #changed(record: T, changes: Changes<T>): T {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    // Parsing reads the schema's own keys only, so `__proto__` and strangers in `changes` are dropped.
    return this.#checked({ ...record, ...given, id: record.id });
  }

  #checked(record: T): T {
    const parsed = z.safeParse(this.#schema, record);
    if (!parsed.success) throw parsed.error;
    return parsed.data;
  }

  #add(record: T, at: 'start' | 'end'): Placed<T> {
    const position = at === 'start' ? this.#firstPosition - 1 : this.#lastPosition + 1;
    const placed = { record, position, turn: 0 };
    this.#byId.set(record.id, placed);
    if (at === 'start') this.#places.unshift(placed);
    else this.#places.push(placed);
    this.#lastPosition = Math.max(this.#lastPosition, position);
    this.#records = undefined;
    return placed;
  }

  #replace(placed: Placed<T>, record: T): void {
    placed.record = record;
    this.#records = undefined;
  }

  /**
   * Sets the records in this order.
   * @returns what differs from before.
   */
  #arrange(records: readonly T[]): { written: Placed<T>[]; gone: Placed<T>[] } {
    const written: Placed<T>[] = [];
    const gone: Placed<T>[] = [];
    const countBefore = this.#byId.size;
    let kept = 0;
    let last = this.#firstPosition - 1;
    this.#places = records.map((record) => {
      const known = this.#byId.get(record.id);
      if (known !== undefined) kept += 1;
      last = nextPosition(known, last);
      if (known?.record === record && known.position === last) return known;
      const placed = known ?? { record, position: last, turn: 0 };
      placed.record = record;
      placed.position = last;
      if (known === undefined) this.#byId.set(record.id, placed);
      written.push(placed);
      return placed;
    });
    this.#lastPosition = Math.max(this.#lastPosition, last);
    if (kept < countBefore) {
      const there = new Set(this.#places);
      for (const placed of this.#byId.values()) if (!there.has(placed)) gone.push(placed);
      for (const placed of gone) this.#forget(placed);
    }
    if (written.length > 0) this.#records = undefined;
    return { written, gone };
  }

  #forget({ record: { id } }: Placed<T>): void {
    this.#byId.delete(id);
    this.#records = undefined;
  }

  #tell(written: readonly Placed<T>[], gone: readonly Placed<T>[] = []): void {
    // Of ten thousand that changed, notes would be made for nobody where nothing is stored.
    if (this.#listeners.size === 0 || written.length + gone.length === 0) return;
    const changes = [
      ...written.map(({ record, position }) => ({ id: record.id, record, position })),
      ...gone.map(({ record: { id }, position }) => ({ id, record: undefined, position })),
    ];
    for (const listener of this.#listeners) listener(changes);
  }
}

/** The position of what stands behind `last`. One that still ascends is kept: it need not be stored anew. */
const nextPosition = (placed: Placed<unknown> | undefined, last: number): number =>
  placed !== undefined && placed.position > last ? placed.position : last + 1;
