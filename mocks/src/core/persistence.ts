import * as z from 'zod/mini';
import type { Change, Identified } from './collection';
import { groupBy } from './groupBy';
import type { MockStorage, StorageChannel } from './storage';
import { readStored, storageVersion, toStored, versionOf } from './storedRecords';
import type { Table } from './table';

/**
 * - `ready`: changes are stored.
 * - `memory`: the browser gives no storage; changes last as long as the page.
 * - `failing`: the last write failed (full?); the next change tries again.
 * - `newer`: a newer version of the program stored the data; nothing is written until a reload.
 */
export type StorageState = 'ready' | 'memory' | 'failing' | 'newer';

export interface PersistenceHooks {
  onState: (state: StorageState) => void;
  /** Another page stored these records of a collection, or removed everything when none is named. */
  onForeignChange: (collection?: string, ids?: readonly string[]) => void;
}

/** In a message: every collection. */
const everyCollection = '*';

const messageSchema = z.object({ collection: z.string(), ids: z.array(z.string()) });

interface PendingChange {
  readonly collection: string;
  readonly change: Change<Identified>;
}

/** Stores records as they change, and hears of the changes of other pages. */
export class Persistence {
  readonly #storage: MockStorage;
  readonly #hooks: PersistenceHooks;
  #channel: StorageChannel | undefined;
  /** The last change of every record until it is known to be stored. */
  readonly #pending = new Map<string, PendingChange>();
  #hasNew = false;
  #writing: Promise<unknown> = Promise.resolve();
  #state: StorageState = 'ready';

  constructor(storage: MockStorage, hooks: PersistenceHooks) {
    this.#storage = storage;
    this.#hooks = hooks;
    try {
      this.#channel = storage.connect((message) => this.#receive(message));
    } catch {
      // Without a channel the page works alone; nothing else depends on it.
    }
    globalThis.addEventListener?.('pagehide', this.#postPending);
  }

  /** The changes of a collection, or of the records with these ids: what is stored, then what is not stored yet. */
  async read<T extends Identified>(table: Table<T>, ids?: readonly string[]): Promise<Change<T>[]> {
    const stored = this.#isStoring ? await this.#readStored(table, ids) : [];
    const pending = [...this.#pending.values()].filter(({ collection }) => collection === table.name);
    // A name has one table, so these are changes of its records.
    return [...stored, ...pending.map(({ change }) => change as Change<T>)];
  }

  /** Adds what a call changed to the next `store`. */
  add(collection: string, changes: readonly Change<Identified>[]): void {
    if (!this.#isStoring) return;
    for (const change of changes) this.#pending.set(`${collection}/${change.id}`, { collection, change });
    this.#hasNew = true;
  }

  /**
   * Starts to write at once, because the page may be left in the next moment. All pending changes go into one
   * transaction, so that a success makes up for earlier failures. Resolves when that is done, at once when nothing was
   * added; never rejects, a failure is a state.
   */
  async store(): Promise<void> {
    if (!this.#hasNew) return;
    this.#hasNew = false;
    this.#writing = Promise.all([this.#writing, this.#write(new Map(this.#pending))]);
    await this.#writing;
  }

  /** Resolves when nothing is being written. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  /** Removes everything that is stored, also by a newer version, and tells the other pages. */
  async clear(): Promise<void> {
    this.#pending.clear();
    await this.idle();
    try {
      await this.#storage.clear();
      this.#setState('ready');
      this.#channel?.post({ version: storageVersion, collection: everyCollection, ids: [] });
    } catch {
      this.#setState('memory');
    }
  }

  async close(): Promise<void> {
    globalThis.removeEventListener?.('pagehide', this.#postPending);
    await this.idle();
    this.#channel?.close();
    // Later calls are still answered, but a closed channel takes no message.
    this.#channel = undefined;
  }

  get #isStoring(): boolean {
    return this.#state === 'ready' || this.#state === 'failing';
  }

  async #readStored<T extends Identified>(table: Table<T>, ids?: readonly string[]): Promise<Change<T>[]> {
    try {
      const stored = await readStored(this.#storage, table, ids);
      if (stored !== 'newer') return stored;
      this.#stop();
    } catch {
      this.#setState('memory');
    }
    return [];
  }

  async #write(changes: ReadonlyMap<string, PendingChange>): Promise<void> {
    try {
      await this.#storage.write(Array.from(changes.values(), ({ collection, change }) => toStored(collection, change)));
    } catch {
      if (this.#isStoring) this.#setState('failing');
      return;
    }
    // A record that changed again meanwhile has another pending change, which the next write stores.
    for (const [key, change] of changes) if (this.#pending.get(key) === change) this.#pending.delete(key);
    if (this.#isStoring && this.#pending.size === 0) this.#setState('ready');
    this.#post(changes.values());
  }

  /** A page that is left may not see the end of its writes; the pages that read wait for them. */
  readonly #postPending = (): void => this.#post(this.#pending.values());

  #post(changes: Iterable<PendingChange>): void {
    for (const [collection, changed] of groupBy([...changes], (one) => one.collection)) {
      this.#channel?.post({ version: storageVersion, collection, ids: changed.map(({ change }) => change.id) });
    }
  }

  #receive(message: unknown): void {
    const version = versionOf(message);
    if (version !== undefined && version > storageVersion) this.#stop();
    // What pages of another version store is not read here.
    if (version !== storageVersion) return;
    const { data } = z.safeParse(messageSchema, message);
    if (data?.collection === everyCollection) this.#hooks.onForeignChange();
    else if (data !== undefined) this.#hooks.onForeignChange(data.collection, data.ids);
  }

  #stop(): void {
    this.#pending.clear();
    this.#setState('newer');
  }

  #setState(state: StorageState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#hooks.onState(state);
  }
}
