import { getTask, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { describe, expect, it } from 'vitest';
import { buildTask } from '../tasks/buildTask';
import { storedClient, tasksKey } from '../testing/storedClient';
import { addTask, listedTasks, taskId } from '../testing/taskCalls';
import { memoryStorage, type MockStorage } from './storage';
import { badRecordLimit, badRecords, storageVersion } from './storedRecords';

const version = storageVersion;
const unreadable = (index: number) => ({ ...buildTask({ id: `bad-${index}` }), priority: 9 });

/** A storage in which this is stored of the tasks, by id. */
async function storageWith(values: Readonly<Record<string, unknown>>): Promise<MockStorage> {
  const storage = memoryStorage();
  await storage.write(Object.entries(values).map(([id, value]) => ({ collection: tasksKey, id, value })));
  return storage;
}

const setAside = async (storage: MockStorage) => (await storage.read(badRecords.collection)).get(badRecords.id);

describe('stored data that do not fit', () => {
  it('set a bad record aside and load the rest, in order and without gaps', async () => {
    const last = buildTask({ id: 'last', order: 900 });
    const storage = await storageWith({
      'bad-1': { version, position: 500, record: unreadable(1) },
      last: { version, position: 900, record: last },
    });
    const page = storedClient(storage);
    const tasks = await listedTasks(page);
    expect(tasks.at(-1)?.id).toBe('last');
    expect(tasks.map(({ order }) => order)).toEqual(tasks.map((_, index) => index));
    expect((await page.call(getTask, { query: { id: taskId('last') } })).body.order).toBe(tasks.length - 1);
    const value = { version, position: 500, record: unreadable(1) };
    expect(await setAside(storage)).toEqual([{ collection: tasksKey, id: 'bad-1', value }]);
  });

  it('set a bad record aside once', async () => {
    const storage = await storageWith({ 'bad-1': { version, position: 500, record: unreadable(1) } });
    await listedTasks(storedClient(storage));
    await listedTasks(storedClient(storage));
    expect(await setAside(storage)).toHaveLength(1);
  });

  it(`keep the newest ${badRecordLimit} bad records`, async () => {
    const storage = await storageWith({
      'bad-1': { version, position: 1, record: unreadable(1) },
      'bad-2': { version, position: 2, record: unreadable(2) },
    });
    await storage.write([{ ...badRecords, value: ['older', 'oldest'] }]);
    await listedTasks(storedClient(storage));
    expect(await setAside(storage)).toEqual([
      expect.objectContaining({ id: 'bad-1' }),
      expect.objectContaining({ id: 'bad-2' }),
      'older',
    ]);
  });

  it.each([
    ['text'],
    [null],
    [[]],
    [{ position: 1 }],
    [{ version: '2', position: 1 }],
    [{ version, position: 'first' }],
  ])('show the first data in place of %j, which is set aside', async (value) => {
    const storage = await storageWith({ 'task-01': value });
    expect(await listedTasks(storedClient(storage))).toEqual(await listedTasks(storedClient(memoryStorage())));
    expect(await setAside(storage)).toEqual([{ collection: tasksKey, id: 'task-01', value }]);
  });

  it('of an older version are not read, nor set aside', async () => {
    const record = buildTask({ id: 'task-01', title: 'Of old' });
    const storage = await storageWith({ 'task-01': { version: version - 1, fields: record } });
    expect(await listedTasks(storedClient(storage))).toEqual(await listedTasks(storedClient(memoryStorage())));
    expect(await setAside(storage)).toBeUndefined();
  });

  it('of a newer version are not touched, and the page is told', async () => {
    const newer = { version: version + 1, shape: 'unknown' };
    const storage = await storageWith({ 'task-01': newer });
    const page = storedClient(storage);
    expect((await listedTasks(page)).length).toBeGreaterThan(66);
    expect(page.states).toEqual(['newer']);
    await addTask(page);
    await page.call(updateTask, { body: { id: taskId('task-01'), task: { title: 'Mine' } } });
    expect(await storage.read(tasksKey)).toEqual(new Map([['task-01', newer]]));
  });
});
