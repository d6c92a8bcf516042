import * as z from 'zod/mini';
import type { Change, Identified } from './collection';
import type { MockStorage, StorageChannel, StorageMessage } from './storage';
import { readStored, storageVersion, toStored, versionOf } from './storedRecords';
import type { Table } from './table';

/** In a message: every collection. */
export const everyCollection = '*';

/**
 * - `ready`: changes are stored.
 * - `memory`: the browser gives no storage; changes last as long as the page.
 * - `failing`: the last write failed (full?); the next change tries again.
 * - `newer`: a newer version of the program stored the data; nothing is written until a reload.
 */
export type StorageState = 'ready' | 'memory' | 'failing' | 'newer';

const messageSchema = z.object({ collection: z.string(), ids: z.array(z.string()) });

export interface PersistenceHooks {
  onState: (state: StorageState) => void;
  /** Another page stored these records of a collection (`everyCollection`: forgot them all). */
  onForeignChange: (collection: string, ids: readonly string[]) => void;
}

interface Note {
  readonly collection: string;
  readonly change: Change<Identified>;
}

/** Stores records as they change, and hears of other pages that do. */
export class Persistence {
  readonly #storage: MockStorage;
  readonly #hooks: PersistenceHooks;
  #channel: StorageChannel | undefined;
  /** The last change of every record of which it is not known that it is stored. */
  readonly #unstored = new Map<string, Note>();
  #isNoted = false;
  #writing: Promise<unknown> = Promise.resolve();
  #state: StorageState = 'ready';

  constructor(storage: MockStorage, hooks: PersistenceHooks) {
    this.#storage = storage;
    this.#hooks = hooks;
    this.#channel = joined(storage, (message) => this.#hear(message));
    globalThis.addEventListener?.('pagehide', this.#tellUnstored);
  }

  /** What is stored of a collection, or of some of its records; empty when nothing can be read. */
  async read<T extends Identified>(table: Table<T>, ids?: readonly string[]): Promise<Change<T>[]> {
    if (!this.#isStoring) return [];
    try {
      const stored = await readStored(this.#storage, table, ids);
      if (stored !== 'newer') return stored;
      this.#stop();
    } catch {
      this.#become('memory');
    }
    return [];
  }

  /** Own changes of a collection that may not be stored yet: newer than whatever is read meanwhile. */
  unstored<T extends Identified>(table: Table<T>): Change<T>[] {
    const notes = [...this.#unstored.values()].filter(({ collection }) => collection === table.name);
    // A name has one table, so these are changes of its records.
    return notes.map(({ change }) => change as Change<T>);
  }

  /** Remembers what a call changed, for the next `store`. */
  note(collection: string, changes: readonly Change<Identified>[]): void {
    if (!this.#isStoring) return;
    for (const change of changes) this.#unstored.set(`${collection}/${change.id}`, { collection, change });
    this.#isNoted = true;
  }

  /**
   * Begins at once to write what was noted, as a page may be left in the next moment. Everything that is not
   * known to be stored goes along, in one transaction, so that one that succeeds makes up for those before it.
   * Resolves when that is done, at once when nothing was noted; never rejects, a failure is a state.
   */
  async store(): Promise<void> {
    if (!this.#isNoted) return;
    this.#isNoted = false;
    this.#writing = Promise.all([this.#writing, this.#write(new Map(this.#unstored))]);
    await this.#writing;
  }

  /** Resolves when nothing is being written. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  /** Forgets everything that is stored, also what a newer program stored, and tells the other pages. */
  async forget(): Promise<void> {
    this.#unstored.clear();
    await this.idle();
    try {
      await this.#storage.clear();
      this.#become('ready');
      this.#channel?.tell({ version: storageVersion, collection: everyCollection, ids: [] });
    } catch {
      this.#become('memory');
    }
  }

  async close(): Promise<void> {
    globalThis.removeEventListener?.('pagehide', this.#tellUnstored);
    await this.idle();
    this.#channel?.leave();
    // A call that comes later is answered all the same, but a channel that was left takes no message.
    this.#channel = undefined;
  }

  get #isStoring(): boolean {
    return this.#state === 'ready' || this.#state === 'failing';
  }

  async #write(notes: ReadonlyMap<string, Note>): Promise<void> {
    try {
      await this.#storage.write(Array.from(notes.values(), ({ collection, change }) => toStored(collection, change)));
    } catch {
      if (this.#isStoring) this.#become('failing');
      return;
    }
    // A record that changed meanwhile has another note, which waits for a write of its own.
    for (const [key, note] of notes) if (this.#unstored.get(key) === note) this.#unstored.delete(key);
    if (this.#isStoring && this.#unstored.size === 0) this.#become('ready');
    this.#tell(notes.values());
  }

  /** A page that is left may not live to see the end of its writes; those who read wait for it. */
  readonly #tellUnstored = (): void => this.#tell(this.#unstored.values());

  #tell(notes: Iterable<Note>): void {
    const ids = new Map<string, string[]>();
    for (const { collection, change } of notes) {
      const changed = ids.get(collection) ?? [];
      changed.push(change.id);
      ids.set(collection, changed);
    }
    for (const [collection, changed] of ids) {
      const message: StorageMessage = { version: storageVersion, collection, ids: changed };
      this.#channel?.tell(message);
    }
  }

  #hear(message: unknown): void {
    const version = versionOf(message);
    if (version === undefined) return;
    if (version > storageVersion) this.#stop();
    // Pages of an older version store where this one does not read.
    if (version !== storageVersion) return;
    const { data } = z.safeParse(messageSchema, message);
    if (data !== undefined) this.#hooks.onForeignChange(data.collection, data.ids);
  }

  #stop(): void {
    this.#unstored.clear();
    this.#become('newer');
  }

  #become(state: StorageState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#hooks.onState(state);
  }
}

/** Without a channel the page works alone; nothing else depends on it. */
function joined(storage: MockStorage, listener: (message: unknown) => void): StorageChannel | undefined {
  try {
    return storage.join(listener);
  } catch {
    return undefined;
  }
}
