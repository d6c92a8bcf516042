import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Key = readonly [collection: string, id: string];

const { records, steps, database } = vi.hoisted(() => ({
  records: new Map<string, unknown>(),
  steps: [] as string[],
  database: { isAnswering: true },
}));

/** The object store of a database, as far as `browserStorage` uses it; a range is the name of its collection. */
vi.mock('idb-keyval', () => {
  const keys = () => [...records.keys()].map((key) => JSON.parse(key) as Key);
  const objectStore = {
    get: (key: Key) => records.get(JSON.stringify(key)),
    getAllKeys: (wanted: string) => keys().filter(([collection]) => collection === wanted),
    getAll: (wanted: string) => objectStore.getAllKeys(wanted).map(objectStore.get),
    put: (value: unknown, key: Key) => {
      steps.push(`put ${key.join(' ')}`);
      records.set(JSON.stringify(key), value);
    },
    delete: (key: Key) => {
      steps.push(`delete ${key.join(' ')}`);
      records.delete(JSON.stringify(key));
    },
    transaction: { commit: () => steps.push('commit') },
  };
  return {
    createStore: () => async (_: string, work: (store: typeof objectStore) => unknown) => work(objectStore),
    promisifyRequest: (request: unknown) => (database.isAnswering ? request : new Promise(() => undefined)),
    getMany: async (wanted: Key[]) => wanted.map(objectStore.get),
    clear: async () => records.clear(),
  };
});

// Another test of the same worker may have read the module with the real library, and the next one needs that again.
vi.resetModules();
const { browserStorage } = await import('./browserStorage');
afterAll(() => vi.resetModules());

const task = { collection: 'tasks.tasks', id: 'a', value: { title: 'Paint' } };
const tag = { collection: 'tasks.tags', id: 'a', value: { title: 'Bug' } };

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', { bound: ([collection]: [string]) => collection });
  records.clear();
  steps.length = 0;
  database.isAnswering = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('browserStorage', () => {
  it('reads the values of one collection by id', async () => {
    const storage = browserStorage();
    await storage.write([task, tag, { ...task, id: 'b', value: 'Second' }]);
    const expected = [
      ['a', task.value],
      ['b', 'Second'],
    ];
    expect([...(await storage.read('tasks.tasks'))]).toEqual(expected);
  });

  it('reads single values, and leaves out what is not there', async () => {
    const storage = browserStorage();
    await storage.write([task, tag]);
    expect([...(await storage.read('tasks.tasks', ['nobody', 'a']))]).toEqual([['a', task.value]]);
  });

  it('takes away what has no value any more', async () => {
    const storage = browserStorage();
    await storage.write([task, tag]);
    await storage.write([{ ...task, value: undefined }]);
    expect([...records.keys()]).toEqual([JSON.stringify(['tasks.tags', 'a'])]);
  });

  it('commits a write at once, so that a page that is being left does not lose it', async () => {
    await browserStorage().write([task, { ...tag, value: undefined }]);
    expect(steps).toEqual(['put tasks.tasks a', 'delete tasks.tags a', 'commit']);
  });

  it.each([
    ['read', () => browserStorage().read('tasks.tasks')],
    ['write', () => browserStorage().write([task])],
  ])('takes a database that answers no %s within 3 s for blocked', async (_, work) => {
    vi.useFakeTimers();
    database.isAnswering = false;
    const refused = work().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await refused).toEqual(new Error('The browser database does not answer'));
  });

  it('hears of the other pages, not of itself', async () => {
    const [one, other] = [browserStorage(), browserStorage()];
    const heard = vi.fn<(message: unknown) => void>();
    const own = vi.fn<(message: unknown) => void>();
    const channel = one.connect(own);
    const second = other.connect(heard);
    const message = { version: 1, collection: 'tasks.tasks', ids: ['a'] };
    channel.post(message);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(message));
    expect(own).not.toHaveBeenCalled();
    channel.close();
    second.close();
  });
});
