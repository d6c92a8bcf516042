/** What one page tells the others on the same storage. */
export interface StorageMessage {
  /** Schema version of the page that wrote. */
  version: number;
  /** Name of the collection that was saved; `*` when everything was forgotten. */
  collection: string;
}

export interface StorageChannel {
  /** Tells all others, never oneself. */
  tell: (message: StorageMessage) => void;
  leave: () => void;
}

/**
 * Where the mock keeps its data. Every method may reject (blocked, full, broken); the caller goes on
 * in memory then.
 */
export interface MockStorage {
  /** The value as it was stored; undefined when there is none. */
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  /** Forgets what the mock stored, and nothing else. */
  clear: () => Promise<void>;
  /** Joins the pages that use this storage. Messages may come from an older or newer program. */
  join: (listener: (message: unknown) => void) => StorageChannel;
}

/** Keeps data as long as the object lives: for tests, and for two mock APIs that share data. */
export function memoryStorage(): MockStorage {
  const values = new Map<string, unknown>();
  const listeners = new Set<(message: unknown) => void>();
  return {
    get: async (key) => structuredClone(values.get(key)),
    set: async (key, value) => {
      values.set(key, structuredClone(value));
    },
    clear: async () => values.clear(),
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
