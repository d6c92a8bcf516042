import { getTask } from '@quarterdeck/contract/endpoints/tasks';
import type { Task } from '@quarterdeck/contract/entities/task';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTask } from '../tasks/buildTask';
import { storedClient, tasksKey } from '../testing/storedClient';
import { addTask, listedTasks, renameTask, taskId } from '../testing/taskCalls';
import { saveDelayMs } from './persistence';
import { memoryStorage, type MockStorage } from './storage';
import { badRecordLimit, badRecordsKey, storageVersion } from './storedRecords';

const stored = async (storage: MockStorage) =>
  (await storage.get(tasksKey)) as { version: number; records: Task[] } | undefined;

/** A storage of which single methods can be made to fail. */
function fragileStorage() {
  const storage = memoryStorage();
  return {
    ...storage,
    get: vi.fn<MockStorage['get']>(storage.get),
    set: vi.fn<MockStorage['set']>(storage.set),
    clear: vi.fn<MockStorage['clear']>(storage.clear),
  };
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
    const first = storedClient(storage);
    const task = await addTask(first);
    await renameTask(first, task, 'Paint the jetty');
    await first.api.close();
    expect((await listedTasks(storedClient(storage)))[0]).toMatchObject({ id: task.id, title: 'Paint the jetty' });
  });

  it('is stored 250 ms after the last change, once, under the schema version', async () => {
    const storage = fragileStorage();
    const client = storedClient(storage);
    const task = await addTask(client);
    await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
    await renameTask(client, task, 'Second change');
    await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
    expect(storage.set).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(storage.set).toHaveBeenCalledOnce();
    const value = await stored(storage);
    expect(value?.version).toBe(storageVersion);
    expect(value?.records[0]?.title).toBe('Second change');
  });

  it('is stored as well when it changes during a save', async () => {
    const storage = fragileStorage();
    const client = storedClient(storage);
    const task = await addTask(client);
    let finish: () => void = () => undefined;
    storage.set.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    await renameTask(client, task, 'Changed meanwhile');
    finish();
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    expect((await stored(storage))?.records[0]?.title).toBe('Changed meanwhile');
  });

  it('is stored at once when the page is hidden', async () => {
    const storage = memoryStorage();
    await addTask(storedClient(storage));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect((await stored(storage))?.records[0]?.id).toBe('new-1');
    vi.restoreAllMocks();
  });

  it('is not stored while nothing changes, nor in the scenarios empty and large', async () => {
    const storage = fragileStorage();
    const client = storedClient(storage);
    await listedTasks(client);
    for (const scenario of ['empty', 'large'] as const) {
      client.api.setScenario(scenario);
      await addTask(client);
    }
    await client.api.settled();
    expect(storage.set).not.toHaveBeenCalled();
  });

  it('is forgotten by reset, with what was set aside', async () => {
    const storage = memoryStorage();
    await storage.set(badRecordsKey, ['something']);
    const client = storedClient(storage);
    const before = await listedTasks(client);
    await addTask(client);
    await client.api.settled();
    await client.api.reset();
    expect(await listedTasks(client)).toEqual(before);
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
    await storage.set(tasksKey, { version: storageVersion, records });
    const client = storedClient(storage);
    expect((await listedTasks(client)).map(({ id, order }) => [id, order])).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    expect((await client.call(getTask, { query: { id: taskId('b') } })).body.order).toBe(1);
    expect(await storage.get(badRecordsKey)).toEqual([{ collection: tasksKey, value: bad(1) }]);
  });

  it(`keep the newest ${badRecordLimit} bad records`, async () => {
    const storage = memoryStorage();
    await storage.set(badRecordsKey, ['older', 'oldest']);
    await storage.set(tasksKey, { version: storageVersion, records: [bad(1), bad(2)] });
    await listedTasks(storedClient(storage));
    expect(await storage.get(badRecordsKey)).toEqual([
      { collection: tasksKey, value: bad(1) },
      { collection: tasksKey, value: bad(2) },
      'older',
    ]);
  });

  it.each([['text'], [null], [[]], [{ records: [] }], [{ version: '1', records: [] }], [{ version: 1 }]])(
    'start anew from %j, which is set aside',
    async (value) => {
      const storage = memoryStorage();
      await storage.set(tasksKey, value);
      expect((await listedTasks(storedClient(storage))).length).toBeGreaterThan(66);
      expect(await storage.get(badRecordsKey)).toEqual([{ collection: tasksKey, value }]);
    },
  );

  it('of a newer version are not touched, and the page is told', async () => {
    const storage = memoryStorage();
    const newer = { version: storageVersion + 1, records: [{ shape: 'unknown' }] };
    await storage.set(tasksKey, newer);
    const client = storedClient(storage);
    expect((await listedTasks(client)).length).toBeGreaterThan(66);
    expect(client.states).toEqual(['newer']);
    await addTask(client);
    await client.api.settled();
    expect(await storage.get(tasksKey)).toEqual(newer);
  });
});

describe('a storage that fails', () => {
  it('when it is read leaves the page working in memory', async () => {
    const storage = fragileStorage();
    storage.get.mockRejectedValue(new DOMException('Blocked', 'SecurityError'));
    const client = storedClient(storage);
    await addTask(client);
    await client.api.settled();
    expect((await listedTasks(client))[0]?.id).toBe('new-1');
    expect(client.states).toEqual(['memory']);
    expect(storage.set).not.toHaveBeenCalled();
  });

  it('when it is written keeps the data and tries again at the next change', async () => {
    const storage = fragileStorage();
    storage.set.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    const client = storedClient(storage);
    const task = await addTask(client);
    await client.api.settled();
    expect(client.states).toEqual(['failing']);
    await renameTask(client, task, 'Kept');
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    expect(client.states).toEqual(['failing', 'ready']);
    expect((await stored(storage))?.records[0]?.title).toBe('Kept');
  });

  it('when it is cleared still lets reset start anew', async () => {
    const storage = fragileStorage();
    storage.clear.mockRejectedValue(new Error('Blocked'));
    const client = storedClient(storage);
    await addTask(client);
    await client.api.reset();
    expect((await listedTasks(client))[0]?.id).toBe('section-1');
    expect(client.states).toEqual(['memory']);
  });

  it('when it is joined leaves the page on its own', async () => {
    const storage: MockStorage = {
      ...memoryStorage(),
      join: () => {
        throw new Error('No channel');
      },
    };
    const client = storedClient(storage);
    await addTask(client);
    await client.api.settled();
    expect((await stored(storage))?.records[0]?.id).toBe('new-1');
  });
});
