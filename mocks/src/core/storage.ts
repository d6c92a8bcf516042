/** What one page tells the others on the same storage. */
export interface StorageMessage {
  /** Storage version of the page that wrote. */
  version: number;
  /** Name of the collection that changed; `*` when everything was forgotten. */
  collection: string;
  /** Its records that changed; of no meaning for `*`. */
  ids: readonly string[];
}

export interface StorageChannel {
  /** Tells all others, never oneself. */
  tell: (message: StorageMessage) => void;
  leave: () => void;
}

/** A value under the name of its collection and an id. */
export interface StoredValue {
  readonly collection: string;
  readonly id: string;
  /** Undefined takes what is stored away. */
  readonly value: unknown;
}

/**
 * Where the mock keeps its data. Every method may reject (blocked, full, broken); the caller goes on
 * in memory then.
 */
export interface MockStorage {
  /** Values of a collection by id, all of them or those of `ids`; ids without a value are left out. */
  read: (collection: string, ids?: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  /** Stores all values or none. A page may be left as soon as this has been called. */
  write: (values: readonly StoredValue[]) => Promise<void>;
  /** Forgets what the mock stored, and nothing else. */
  clear: () => Promise<void>;
  /** Joins the pages that use this storage. Messages may come from an older or newer program. */
  join: (listener: (message: unknown) => void) => StorageChannel;
}

/** Keeps data as long as the object lives: for tests, and for two mock APIs that share data. */
export function memoryStorage(): MockStorage {
  const collections = new Map<string, Map<string, unknown>>();
  const listeners = new Set<(message: unknown) => void>();
  return {
    read: async (collection, ids) => {
      const all = structuredClone(collections.get(collection) ?? new Map<string, unknown>());
      return ids === undefined ? all : new Map([...all].filter(([id]) => ids.includes(id)));
    },
    write: async (values) => {
      for (const { collection, id, value } of structuredClone(values)) {
        const records = collections.get(collection) ?? new Map<string, unknown>();
        collections.set(collection, records);
        if (value === undefined) records.delete(id);
        else records.set(id, value);
      }
    },
    clear: async () => collections.clear(),
    join: (listener) => {
      listeners.add(listener);
      return {
        tell: (message) => {
          for (const other of listeners) if (other !== listener) other(message);
        },
        leave: () => listeners.delete(listener),
      };
    },
  };
}
