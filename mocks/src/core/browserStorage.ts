import { clear, createStore, getMany, promisifyRequest, type UseStore } from 'idb-keyval';
import type { MockStorage } from './storage';

/** Some browsers never answer when a database is blocked; this is how long we wait. */
const timeoutMs = 3_000;

/** Keeps data in the browser, per origin; open tabs hear the changes of each other. */
export function browserStorage(name = 'quarterdeck-mocks'): MockStorage {
  // The first version chose the name. Changing it needs an upgrade, which an open tab of that version blocks.
  const store = createStore(name, 'collections');
  return {
    read: (collection, ids) =>
      withinTime(ids === undefined ? readAll(store, collection) : readSome(store, collection, ids)),
    write: (entries) =>
      withinTime(
        store('readwrite', (values) => {
          for (const { collection, id, value } of entries) {
            if (value === undefined) values.delete([collection, id]);
            else values.put(value, [collection, id]);
          }
          // A page that is being left may be gone before the automatic commit.
          values.transaction.commit();
          return promisifyRequest(values.transaction);
        }),
      ),
    clear: () => clear(store),
    connect: (listener) => {
      const channel = new BroadcastChannel(name);
      channel.onmessage = (event: MessageEvent<unknown>) => listener(event.data);
      return {
        post: (message) => channel.postMessage(message),
        close: () => channel.close(),
      };
    },
  };
}

function readAll(store: UseStore, collection: string): Promise<ReadonlyMap<string, unknown>> {
  return store('readonly', async (values) => {
    // As a key, a list comes after every text: the range holds `[collection, <any id>]`.
    const range = IDBKeyRange.bound([collection], [collection, []]);
    const [keys, found] = await Promise.all([
      promisifyRequest(values.getAllKeys(range)),
      promisifyRequest(values.getAll(range) as IDBRequest<unknown[]>),
    ]);
    return new Map(keys.map((key, index) => [idIn(key), found[index]]));
  });
}

async function readSome(
  store: UseStore,
  collection: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const keys = ids.map((id) => [collection, id]);
  const found = await getMany<unknown>(keys, store);
  return new Map(ids.map((id, index) => [id, found[index]] as const).filter(([, value]) => value !== undefined));
}

/** `write` makes all keys `[collection, id]`, which the type of the browser cannot tell. */
function idIn(key: IDBValidKey): string {
  return Array.isArray(key) && typeof key[1] === 'string' ? key[1] : '';
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser database does not answer')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
