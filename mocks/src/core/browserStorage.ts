import { clear, createStore, promisifyRequest } from 'idb-keyval';
import type { MockStorage } from './storage';

/** Some browsers leave a database unanswered; longer than this counts as blocked. */
const timeoutMs = 3_000;

/** Keeps data in the browser, per origin; open tabs hear of each other. */
export function browserStorage(name = 'quarterdeck-mocks'): MockStorage {
  // Named by the first version. Another name would need an upgrade, which an open tab of that version holds up.
  const store = createStore(name, 'collections');
  return {
    read: (collection, ids) =>
      withinTime(store('readonly', (values) => (ids ? some(values, collection, ids) : all(values, collection)))),
    write: (entries) =>
      withinTime(
        store('readwrite', (values) => {
          for (const { collection, id, value } of entries) {
            if (value === undefined) values.delete([collection, id]);
            else values.put(value, [collection, id]);
          }
          // A page that is being left does not live to see the automatic commit.
          values.transaction.commit();
          return promisifyRequest(values.transaction);
        }),
      ),
    clear: () => clear(store),
    join: (listener) => {
      const channel = new BroadcastChannel(name);
      channel.onmessage = (event: MessageEvent<unknown>) => listener(event.data);
      return {
        tell: (message) => channel.postMessage(message),
        leave: () => channel.close(),
      };
    },
  };
}

async function all(values: IDBObjectStore, collection: string): Promise<ReadonlyMap<string, unknown>> {
  // As a key, a list comes after every text: the range holds `[collection, <any id>]`.
  const range = IDBKeyRange.bound([collection], [collection, []]);
  const [keys, found] = await Promise.all([
    promisifyRequest(values.getAllKeys(range)),
    promisifyRequest(values.getAll(range) as IDBRequest<unknown[]>),
  ]);
  return new Map(keys.map((key, index) => [idIn(key), found[index]]));
}

async function some(
  values: IDBObjectStore,
  collection: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const found = await Promise.all(
    ids.map((id) => promisifyRequest(values.get([collection, id]) as IDBRequest<unknown>)),
  );
  return new Map(ids.map((id, index) => [id, found[index]] as const).filter(([, value]) => value !== undefined));
}

/** `write` makes all keys lists of two texts; the browser's type knows nothing of it. */
function idIn(key: IDBValidKey): string {
  return Array.isArray(key) && typeof key[1] === 'string' ? key[1] : '';
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser database does not answer')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
