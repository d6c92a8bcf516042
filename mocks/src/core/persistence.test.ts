import {
  createTask,
  createTaskTag,
  deleteTask,
  deleteTaskTag,
  listTaskTags,
  orderTasks,
  updateTask,
} from '@quarterdeck/contract/endpoints/tasks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { origin } from '../testing/clientOf';
import { fragileStorage } from '../testing/fragileStorage';
import { storedClient, tasksKey, type StoredClient } from '../testing/storedClient';
import { addTask, listedTasks, renameTask, taskId } from '../testing/taskCalls';
import { memoryStorage, type MockStorage } from './storage';
import { badRecords } from './storedRecords';

const first = taskId('task-01');
const rename = (client: StoredClient, title: string) =>
  client.call(updateTask, { body: { id: first, task: { title } } });
const titleOf = async (client: StoredClient) => (await listedTasks(client)).find(({ id }) => id === first)?.title;
/** Ids of what one call of `write` stored. */
const idsIn = ([values]: Parameters<MockStorage['write']>) => values.map(({ id }) => id);

afterEach(() => {
  vi.useRealTimers();
});

describe('what is written', () => {
  it('is there after a reload', async () => {
    const storage = memoryStorage();
    const page = storedClient(storage);
    const task = await addTask(page);
    await renameTask(page, task, 'Paint the jetty');
    expect((await listedTasks(storedClient(storage)))[0]).toMatchObject({ id: task.id, title: 'Paint the jetty' });
  });

  it('is there although the page is left before its answer comes', async () => {
    vi.useFakeTimers();
    const storage = memoryStorage();
    const answered = vi.fn<() => void>();
    const work = rename(storedClient(storage, { delays: 700 }), 'Just in time').then(answered);
    await vi.dynamicImportSettled();
    expect(await titleOf(storedClient(storage))).toBe('Just in time');
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(700);
    await work;
  });

  it('is stored before it is answered', async () => {
    const storage = fragileStorage();
    const page = storedClient(storage);
    await listedTasks(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    storage.write.mockReturnValueOnce(promise);
    const answered = vi.fn<() => void>();
    const work = rename(page, 'Stored').then(answered);
    await vi.waitFor(() => expect(storage.write).toHaveBeenCalledOnce());
    await listedTasks(page);
    expect(answered).not.toHaveBeenCalled();
    resolve();
    await work;
    expect(answered).toHaveBeenCalledOnce();
  });

  it.each(['settled', 'reset', 'close'] as const)(
    'is waited for by %s, also when its call was given up',
    async (act) => {
      const storage = fragileStorage();
      const page = storedClient(storage, { delays: 60_000 });
      const { promise, resolve } = Promise.withResolvers<void>();
      storage.write.mockReturnValueOnce(promise);
      const controller = new AbortController();
      const { signal } = controller;
      const body = JSON.stringify({ type: 'task' });
      const call = page.api.fetch(new Request(`${origin}/api/apps/tasks/task`, { method: 'POST', body, signal }));
      await vi.waitFor(() => expect(storage.write).toHaveBeenCalledOnce());
      controller.abort(new Error('Given up'));
      await expect(call).rejects.toThrow('Given up');

      const done = vi.fn<() => void>();
      const waiting = page.api[act]().then(done);
      await listedTasks(storedClient(storage));
      expect(done).not.toHaveBeenCalled();
      expect(storage.clear).not.toHaveBeenCalled();
      resolve();
      await waiting;
    },
  );

  it('is stored record by record: one that does not change is not written', async () => {
    const storage = fragileStorage();
    await rename(storedClient(storage), 'Alone');
    expect(storage.write.mock.calls.map(idsIn)).toEqual([[first]]);
  });

  it('is stored alone, also where it moves all others by one', async () => {
    const storage = fragileStorage();
    const page = storedClient(storage);
    const { id } = (await page.call(createTask, { body: { type: 'task' } })).body;
    await page.call(deleteTask, { query: { id: first } });
    // What is deleted is kept as well, so that it can be restored.
    expect(storage.write.mock.calls.map(idsIn)).toEqual([[id], [first, first]]);
  });

  it('is stored in one piece, also where a call changes several tables', async () => {
    const storage = fragileStorage();
    const page = storedClient(storage);
    await page.send('DELETE', 'api/apps/tasks/tag?id=tag-bug');
    const [values = []] = storage.write.mock.calls[0] ?? [];
    expect(storage.write).toHaveBeenCalledOnce();
    expect(new Set(values.map(({ collection }) => collection))).toEqual(
      new Set(['tasks.tags', 'tasks.deletedTags', tasksKey]),
    );
  });

  it('stays removed after a reload, also when it is of the first data', async () => {
    const storage = memoryStorage();
    const page = storedClient(storage);
    await page.call(deleteTask, { query: { id: first } });
    const left = await listedTasks(page);
    expect(left.map(({ id }) => id)).not.toContain(first);
    expect(await listedTasks(storedClient(storage))).toEqual(left);
  });

  it('keeps its place after a reload', async () => {
    const storage = memoryStorage();
    const page = storedClient(storage);
    for (const title of ['Zeta', 'Alpha']) await page.call(createTaskTag, { body: { tag: { title } } });
    const tags = (await page.call(listTaskTags, {})).body;
    await page.call(deleteTaskTag, { query: { id: tags[0]?.id ?? '' } });
    const titles = async (client: StoredClient) => (await client.call(listTaskTags, {})).body.map(({ title }) => title);
    expect(await titles(storedClient(storage))).toEqual(tags.slice(1).map(({ title }) => title));

    const tasks = (await listedTasks(page)).toReversed();
    await page.call(orderTasks, { body: { tasks } });
    expect((await listedTasks(storedClient(storage))).map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
  });

  it('leaves the first data that nobody changed as young as the day', async () => {
    const storage = memoryStorage();
    await rename(storedClient(storage), 'Changed');
    const later = storedClient(storage, { now: () => new Date('2026-03-17T09:30:00.000Z') });
    const dueDates = (await listedTasks(later)).map(({ id, dueDate }) => [id, dueDate]);
    const fresh = storedClient(memoryStorage(), { now: () => new Date('2026-03-17T09:30:00.000Z') });
    const expected = (await listedTasks(fresh)).map(({ id, dueDate }) => [id, dueDate]);
    expect(dueDates.filter(([id]) => id !== first)).toEqual(expected.filter(([id]) => id !== first));
    expect(await titleOf(later)).toBe('Changed');
  });

  it('is not stored while nothing changes, nor in the scenarios empty and large', async () => {
    const storage = fragileStorage();
    const page = storedClient(storage);
    await listedTasks(page);
    for (const scenario of ['empty', 'large'] as const) {
      page.api.setScenario(scenario);
      await addTask(page);
    }
    await page.api.settled();
    expect(storage.write).not.toHaveBeenCalled();
  });

  it('is forgotten by reset, with what was set aside', async () => {
    const storage = memoryStorage();
    await storage.write([{ ...badRecords, value: ['something'] }]);
    const page = storedClient(storage);
    const before = await listedTasks(page);
    await addTask(page);
    await page.api.reset();
    expect(await listedTasks(page)).toEqual(before);
    expect(await listedTasks(storedClient(storage))).toEqual(before);
    expect((await storage.read(badRecords.collection)).size).toBe(0);
  });
});

describe('a storage that fails', () => {
  it('when it is read leaves the page working in memory', async () => {
    const storage = fragileStorage();
    storage.read.mockRejectedValue(new DOMException('Blocked', 'SecurityError'));
    const page = storedClient(storage);
    await addTask(page);
    expect((await listedTasks(page))[0]?.id).toBe('new-1');
    expect(page.states).toEqual(['memory']);
    expect(storage.write).not.toHaveBeenCalled();
  });

  it('when it is written answers all the same, keeps the data and tries again at the next change', async () => {
    const storage = fragileStorage();
    storage.write.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    const page = storedClient(storage);
    expect((await rename(page, 'Kept')).status).toBe(200);
    expect(page.states).toEqual(['failing']);
    expect(await titleOf(page)).toBe('Kept');
    await page.call(updateTask, { body: { id: taskId('task-02'), task: { title: 'Another' } } });
    expect(page.states).toEqual(['failing', 'ready']);
    expect(await titleOf(storedClient(storage))).toBe('Kept');
  });

  it('while the next write succeeds loses nothing', async () => {
    const storage = fragileStorage();
    const page = storedClient(storage);
    await listedTasks(page);
    const { promise, reject } = Promise.withResolvers<void>();
    storage.write.mockReturnValueOnce(promise);
    const work = rename(page, 'Of the first write');
    await vi.waitFor(() => expect(storage.write).toHaveBeenCalledOnce());
    const next = page.call(updateTask, { body: { id: taskId('task-02'), task: { title: 'Another' } } });
    await vi.waitFor(() => expect(storage.write).toHaveBeenCalledTimes(2));
    reject(new DOMException('Gone', 'AbortError'));
    await Promise.all([work, next]);
    expect(await titleOf(storedClient(storage))).toBe('Of the first write');
  });

  it('while an older write of the same record succeeds still has the newer one to store', async () => {
    const storage = fragileStorage();
    const page = storedClient(storage);
    await listedTasks(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    storage.write.mockReturnValueOnce(promise).mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    const work = [rename(page, 'Older')];
    await vi.waitFor(() => expect(storage.write).toHaveBeenCalledOnce());
    work.push(rename(page, 'Newer'));
    await vi.waitFor(() => expect(page.states).toEqual(['failing']));
    resolve();
    await Promise.all(work);
    expect(page.states).toEqual(['failing']);
    await page.call(updateTask, { body: { id: taskId('task-02'), task: { title: 'Another' } } });
    expect(page.states).toEqual(['failing', 'ready']);
    expect(await titleOf(storedClient(storage))).toBe('Newer');
  });

  it('when it is written forgets with reset what could not be stored', async () => {
    const storage = fragileStorage();
    const page = storedClient(storage);
    const before = await listedTasks(page);
    storage.write.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    await rename(page, 'Not stored');
    await page.api.reset();
    expect(await listedTasks(page)).toEqual(before);
    expect(page.states).toEqual(['failing', 'ready']);
  });

  it('when it is cleared still lets reset start anew', async () => {
    const storage = fragileStorage();
    storage.clear.mockRejectedValue(new Error('Blocked'));
    const page = storedClient(storage);
    await addTask(page);
    await page.api.reset();
    expect((await listedTasks(page))[0]?.id).toBe('section-1');
    expect(page.states).toEqual(['memory']);
  });

  it('when it is connected leaves the page on its own', async () => {
    const storage: MockStorage = {
      ...memoryStorage(),
      connect: () => {
        throw new Error('No channel');
      },
    };
    await rename(storedClient(storage), 'Alone');
    expect(await titleOf(storedClient(storage))).toBe('Alone');
  });
});
