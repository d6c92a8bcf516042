import * as z from 'zod/mini';
import type { Identified } from './collection';
import type { MockStorage, StorageChannel, StorageMessage } from './storage';
import { readStored, storageVersion, writeStored } from './storedRecords';
import type { Table } from './table';

/** Rest after the last write before it is stored. */
export const saveDelayMs = 250;

/** In a message: every collection. */
export const everyCollection = '*';

/**
 * - `ready`: changes are stored.
 * - `memory`: the browser gives no storage; changes last as long as the page.
 * - `failing`: the last save failed (full?); the next change tries again.
 * - `newer`: a newer version of the program stored the data; nothing is written until a reload.
 */
export type StorageState = 'ready' | 'memory' | 'failing' | 'newer';

const messageSchema = z.object({ version: z.number(), collection: z.string() });

export interface PersistenceHooks {
  onState: (state: StorageState) => void;
  /** Another page saved this collection (`everyCollection`: forgot them all). */
  onForeignChange: (collection: string) => void;
}

/** Stores collections as they change, and hears of other pages that do. */
export class Persistence {
  readonly #storage: MockStorage;
  readonly #hooks: PersistenceHooks;
  readonly #channel: StorageChannel | undefined;
  readonly #pending = new Map<string, () => readonly unknown[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #state: StorageState = 'ready';

  constructor(storage: MockStorage, hooks: PersistenceHooks) {
    this.#storage = storage;
    this.#hooks = hooks;
    this.#channel = joined(storage, (message) => this.#hear(message));
    globalThis.document?.addEventListener('visibilitychange', this.#saveWhenHidden);
  }

  /** Records of a collection that can be read; undefined when nothing is stored. */
  async load<T extends Identified>(table: Table<T>): Promise<T[] | undefined> {
    if (this.#state === 'memory' || this.#state === 'newer') return undefined;
    try {
      const stored = await readStored(this.#storage, table);
      if (stored === 'newer') this.#become('newer');
      return typeof stored === 'string' ? undefined : stored;
    } catch {
      this.#become('memory');
      return undefined;
    }
  }

  /** Stores a collection soon; `records` is asked for when that happens. */
  save(name: string, records: () => readonly unknown[]): void {
    if (this.#state === 'memory' || this.#state === 'newer') return;
    this.#pending.set(name, records);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), saveDelayMs);
  }

  isPending(name: string): boolean {
    return this.#pending.has(name);
  }

  /** Stores at once what waits. Never rejects: a failure is a state. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Forgets everything that is stored, also what a newer program stored, and tells the other pages. */
  async forget(): Promise<void> {
    this.#pending.clear();
    await this.flush();
    try {
      await this.#storage.clear();
      this.#become('ready');
      this.#tell(everyCollection);
    } catch {
      this.#become('memory');
    }
  }

  async close(): Promise<void> {
    globalThis.document?.removeEventListener('visibilitychange', this.#saveWhenHidden);
    await this.flush();
    this.#channel?.leave();
  }

  readonly #saveWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') void this.flush();
  };

  async #write(): Promise<void> {
    for (const [name, records] of this.#pending) {
      try {
        await writeStored(this.#storage, name, records());
        // A change during the save brought a snapshot of its own, which waits for its turn.
        if (this.#pending.get(name) === records) this.#pending.delete(name);
        this.#become('ready');
        this.#tell(name);
      } catch {
        this.#become('failing');
      }
    }
  }

  #hear(message: unknown): void {
    const parsed = z.safeParse(messageSchema, message);
    if (!parsed.success) return;
    if (parsed.data.version > storageVersion) {
      this.#pending.clear();
      this.#become('newer');
    } else {
      this.#hooks.onForeignChange(parsed.data.collection);
    }
  }

  #tell(collection: string): void {
    const message: StorageMessage = { version: storageVersion, collection };
    this.#channel?.tell(message);
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
