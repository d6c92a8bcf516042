import { createTask, listTasks, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { taskSchema, type Task } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { buildTask } from '../tasks/buildTask';
import { saveDelayMs, type StorageState } from './persistence';
import { memoryStorage, type MockStorage } from './storage';
import { badRecordLimit, badRecordsKey, storageVersion } from './storedRecords';

const key = 'tasks.tasks';
const listed = async ({ call }: MockClient) => (await call(listTasks, {})).body;
const add = async ({ call }: MockClient) => (await call(createTask, { body: { type: 'task' } })).body;
const rename = ({ call }: MockClient, { id }: Task, title: string) => call(updateTask, { body: { id, task: { title } } });
const stored = async (storage: MockStorage) => (await storage.get(key)) as { version: number; records: Task[] } | undefined;

/** A client on `storage`, and the states it reported. */
function clientOn(storage: MockStorage) {
  const states: StorageState[] = [];
  const changes: string[] = [];
  const client = testClient({ storage, onStorageState: (state) => states.push(state) });
  client.api.onChange((area) => changes.push(area));
  return { ...client, states, changes };
}

/** A storage of which single methods can be made to fail. */
function fragileStorage() {
  const storage = memoryStorage();
  return { ...storage, get: vi.fn(storage.get), set: vi.fn(storage.set), clear: vi.fn(storage.clear) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is written', () => {
  it('is there after a reload', async () => {
    const storage = memoryStorage();
    const first = clientOn(storage);
    const task = await add(first);
    await rename(first, task, 'Paint the jetty');
    await first.api.close();
    expect((await listed(clientOn(storage)))[0]).toMatchObject({ id: task.id, title: 'Paint the jetty' });
  });

  it('is stored 250 ms after the last change, once, under the schema version', async () => {
    const storage = fragileStorage();
    const client = clientOn(storage);
    const task = await add(client);
    await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
    await rename(client, task, 'Second change');
    await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
    expect(storage.set).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(storage.set).toHaveBeenCalledOnce();
    const value = await stored(storage);
    expect(value?.version).toBe(storageVersion);
    expect(value?.records[0]?.title).toBe('Second change');
  });

  it('is stored at once when the page is hidden', async () => {
    const storage = memoryStorage();
    await add(clientOn(storage));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect((await stored(storage))?.records[0]?.id).toBe('new-1');
    vi.restoreAllMocks();
  });

  it('is not stored while nothing changes, nor in the scenarios empty and large', async () => {
    const storage = fragileStorage();
    const client = clientOn(storage);
    await listed(client);
    for (const scenario of ['empty', 'large'] as const) {
      client.api.setScenario(scenario);
      await add(client);
    }
    await client.api.settled();
    expect(storage.set).not.toHaveBeenCalled();
  });

  it('is forgotten by reset, with what was set aside', async () => {
    const storage = memoryStorage();
    await storage.set(badRecordsKey, ['something']);
    const client = clientOn(storage);
    const before = await listed(client);
    await add(client);
    await client.api.settled();
    await client.api.reset();
    expect(await listed(client)).toEqual(before);
    expect(await stored(storage)).toBeUndefined();
    expect(await storage.get(badRecordsKey)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    expect(await stored(storage)).toBeUndefined();
  });
});

describe('stored data that do not fit', () => {
  const bad = (index: number) => ({ ...buildTask({ id: `bad-${index}` }), priority: 9 });

  it('set a bad record aside and load the rest, in order and without gaps', async () => {
    const storage = memoryStorage();
    const records = [buildTask({ id: 'b', order: 2 }), bad(1), buildTask({ id: 'a', order: 0 })];
    await storage.set(key, { version: storageVersion, records });
    const tasks = await listed(clientOn(storage));
    expect(tasks.map(({ id, order }) => [id, order])).toEqual([['a', 0], ['b', 1]]);
    expect(await storage.get(badRecordsKey)).toEqual([{ collection: key, value: bad(1) }]);
  });

  it(`keep the newest ${badRecordLimit} bad records`, async () => {
    const storage = memoryStorage();
    await storage.set(badRecordsKey, ['older', 'oldest']);
    await storage.set(key, { version: storageVersion, records: [bad(1), bad(2)] });
    await listed(clientOn(storage));
    expect(await storage.get(badRecordsKey)).toEqual([
      { collection: key, value: bad(1) },
      { collection: key, value: bad(2) },
      'older',
    ]);
  });

  it.each([['text'], [null], [[]], [{ records: [] }], [{ version: '1', records: [] }], [{ version: 1 }]])(
    'start anew from %j, which is set aside',
    async (value) => {
      const storage = memoryStorage();
      await storage.set(key, value);
      expect((await listed(clientOn(storage))).length).toBeGreaterThan(66);
      expect(await storage.get(badRecordsKey)).toEqual([{ collection: key, value }]);
    },
  );

  it('of a newer version are not touched, and the page is told', async () => {
    const storage = memoryStorage();
    const newer = { version: storageVersion + 1, records: [{ shape: 'unknown' }] };
    await storage.set(key, newer);
    const client = clientOn(storage);
    expect((await listed(client)).length).toBeGreaterThan(66);
    expect(client.states).toEqual(['newer']);
    await add(client);
    await client.api.settled();
    expect(await storage.get(key)).toEqual(newer);
  });
});

describe('a storage that fails', () => {
  it('when it is read leaves the page working in memory', async () => {
    const storage = fragileStorage();
    storage.get.mockRejectedValue(new DOMException('Blocked', 'SecurityError'));
    const client = clientOn(storage);
    await add(client);
    await client.api.settled();
    expect((await listed(client))[0]?.id).toBe('new-1');
    expect(client.states).toEqual(['memory']);
    expect(storage.set).not.toHaveBeenCalled();
  });

  it('when it is written keeps the data and tries again at the next change', async () => {
    const storage = fragileStorage();
    storage.set.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    const client = clientOn(storage);
    const task = await add(client);
    await client.api.settled();
    expect(client.states).toEqual(['failing']);
    await rename(client, task, 'Kept');
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    expect(client.states).toEqual(['failing', 'ready']);
    expect((await stored(storage))?.records[0]?.title).toBe('Kept');
  });

  it('when it is cleared still lets reset start anew', async () => {
    const storage = fragileStorage();
    storage.clear.mockRejectedValue(new Error('Blocked'));
    const client = clientOn(storage);
    await add(client);
    await client.api.reset();
    expect((await listed(client))[0]?.id).toBe('section-1');
    expect(client.states).toEqual(['memory']);
  });

  it('when it is joined leaves the page on its own', async () => {
    const storage: MockStorage = {
      ...memoryStorage(),
      join: () => {
        throw new Error('No channel');
      },
    };
    const client = clientOn(storage);
    await add(client);
    await client.api.settled();
    expect((await stored(storage))?.records[0]?.id).toBe('new-1');
  });
});

describe('two pages on one storage', () => {
  it('follow each other, and say which area changed', async () => {
    const storage = memoryStorage();
    const [one, other] = [clientOn(storage), clientOn(storage)];
    await Promise.all([listed(one), listed(other)]);
    await rename(one, await add(one), 'From one');
    await one.api.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect((await listed(other))[0]?.title).toBe('From one');
    expect(other.changes).toEqual(['tasks']);
    expect(one.changes).toEqual([]);
  });

  it('do not send a change back and forth', async () => {
    const storage = fragileStorage();
    const [one, other] = [clientOn(storage), clientOn(storage)];
    await Promise.all([listed(one), listed(other)]);
    await add(one);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(storage.set).toHaveBeenCalledOnce();
    expect(other.changes).toHaveLength(1);
  });

  it('keep an own change that is not stored yet', async () => {
    const storage = memoryStorage();
    const [one, other] = [clientOn(storage), clientOn(storage)];
    const task = z.parse(taskSchema, (await listed(one)).find(({ type }) => type === 'task'));
    await listed(other);
    await rename(one, task, 'Of one');
    await rename(other, task, 'Of other');
    await one.api.settled();
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    for (const client of [one, other]) {
      expect((await listed(client)).find(({ id }) => id === task.id)?.title).toBe('Of other');
    }
  });

  it('start anew together after a reset', async () => {
    const storage = memoryStorage();
    const [one, other] = [clientOn(storage), clientOn(storage)];
    await add(other);
    await other.api.settled();
    await listed(one);
    await one.api.reset();
    await vi.advanceTimersByTimeAsync(0);
    expect((await listed(other))[0]?.id).toBe('section-1');
    expect(other.changes).toEqual(['tasks']);
  });

  it('stop writing when the other one is newer', async () => {
    const storage = fragileStorage();
    const client = clientOn(storage);
    await add(client);
    const newer = storage.join(() => undefined);
    newer.tell({ version: storageVersion + 1, collection: key });
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    expect(client.states).toEqual(['newer']);
    expect(storage.set).not.toHaveBeenCalled();
    expect((await listed(client))[0]?.id).toBe('new-1');
  });

  it('ignore messages that are none, and collections they have not opened', async () => {
    const storage = memoryStorage();
    const client = clientOn(storage);
    await listed(client);
    const stranger = storage.join(() => undefined);
    for (const message of [null, 'hello', {}, { version: 'x' }]) stranger.tell(message as never);
    stranger.tell({ version: storageVersion, collection: 'mailbox.mails' });
    await vi.advanceTimersByTimeAsync(0);
    expect(client.changes).toEqual([]);
    expect(client.states).toEqual([]);
  });

  it('part with close', async () => {
    const storage = memoryStorage();
    const [one, other] = [clientOn(storage), clientOn(storage)];
    await listed(other);
    await other.api.close();
    await add(one);
    await one.api.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.changes).toEqual([]);
  });
});
