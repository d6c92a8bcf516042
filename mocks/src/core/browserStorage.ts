import { clear, createStore, get, promisifyRequest } from 'idb-keyval';
import type { MockStorage } from './storage';

/** Some browsers leave the opening of a database unanswered; longer than this counts as blocked. */
const openTimeoutMs = 3_000;

/** Keeps data in the browser, per origin; open tabs hear of each other. */
export function browserStorage(name = 'quarterdeck-mocks'): MockStorage {
  const store = createStore(name, 'collections');
  return {
    get: (key) => withinTime(get(key, store)),
    set: (key, value) =>
      store('readwrite', async (records) => {
        records.put(value, key);
        // A page that is being left does not live to see the automatic commit.
        records.transaction.commit();
        await promisifyRequest(records.transaction);
      }),
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

function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser database does not open')), openTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
