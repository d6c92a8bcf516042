/** What one page tells the others on the same storage. */
export interface StorageMessage {
  /** Storage version of the page that wrote. */
  version: number;
  /** Name of the collection that changed; `*` when everything was removed. */
  collection: string;
  /** Its records that changed; without meaning for `*`. */
  ids: readonly string[];
}

export interface StorageChannel {
  /** Reaches all other pages. */
  post: (message: StorageMessage) => void;
  close: () => void;
}

/** A value under the name of its collection and an id. */
export interface StoredValue {
  readonly collection: string;
  readonly id: string;
  /** Undefined removes what is stored. */
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
  /** Removes what the mock stored, and nothing else. */
  clear: () => Promise<void>;
  /** Hears the other pages on this storage. Messages may come from an older or newer version of the program. */
  connect: (listener: (message: unknown) => void) => StorageChannel;
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
    connect: (listener) => {
      listeners.add(listener);
      return {
        post: (message) => {
          for (const other of listeners) if (other !== listener) other(message);
        },
        close: () => listeners.delete(listener),
      };
    },
  };
}
