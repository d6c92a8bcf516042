// @vitest-environment happy-dom
import { deleteTask, listTaskTags, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { describe, expect, it, vi } from 'vitest';
import { fragileStorage } from '../testing/fragileStorage';
import { storedClient, tasksKey, type StoredClient } from '../testing/storedClient';
import { addTask, listedTasks, renameTask, taskId } from '../testing/taskCalls';
import { memoryStorage, type MockStorage } from './storage';
import { storageVersion } from './storedRecords';

const [firstId, secondId] = [taskId('task-01'), taskId('task-02')];
const rename = (page: StoredClient, id: typeof firstId, title: string) =>
  page.call(updateTask, { body: { id, task: { title } } });
const titlesOf = async (page: StoredClient) =>
  new Map((await listedTasks(page)).map(({ id, title }) => [id, title] as const));

/** Two pages on one storage that have shown their tasks and tags. */
async function twoPages(storage: MockStorage): Promise<[one: StoredClient, other: StoredClient]> {
  const pages: [StoredClient, StoredClient] = [storedClient(storage), storedClient(storage)];
  await Promise.all(pages.flatMap((page) => [listedTasks(page), page.call(listTaskTags, {})]));
  return pages;
}

describe('two pages on one storage', () => {
  it('follow each other, and say which area changed', async () => {
    const [one, other] = await twoPages(memoryStorage());
    await rename(one, firstId, 'From one');
    await vi.waitFor(() => expect(other.changes).toEqual(['tasks']));
    expect((await titlesOf(other)).get(firstId)).toBe('From one');
    expect(one.changes).toEqual([]);
  });

  it('take over what was added and removed, where it stands', async () => {
    const [one, other] = await twoPages(memoryStorage());
    await renameTask(one, await addTask(one), 'New at the top');
    await one.call(deleteTask, { query: { id: secondId } });
    await vi.waitFor(async () => expect(await listedTasks(other)).toEqual(await listedTasks(one)));
    expect((await listedTasks(other))[0]?.title).toBe('New at the top');
    expect((await titlesOf(other)).has(secondId)).toBe(false);
  });

  it('read only what has changed', async () => {
    const storage = fragileStorage();
    const [one, other] = await twoPages(storage);
    storage.read.mockClear();
    await rename(one, firstId, 'From one');
    await vi.waitFor(() => expect(other.changes).toEqual(['tasks']));
    expect(storage.read.mock.calls).toEqual([[tasksKey, [firstId]]]);
  });

  it('do not send a change back and forth', async () => {
    const storage = fragileStorage();
    const [one, other] = await twoPages(storage);
    await addTask(one);
    await vi.waitFor(() => expect(other.changes).toHaveLength(1));
    await Promise.all([one.api.settled(), other.api.settled()]);
    expect(storage.write).toHaveBeenCalledOnce();
    expect([one.changes, other.changes]).toEqual([[], ['tasks']]);
  });

  it('that write in the same moment lose nothing of each other', async () => {
    const storage = memoryStorage();
    const [one, other] = await twoPages(storage);
    await Promise.all([rename(one, firstId, 'Of one'), rename(other, secondId, 'Of other')]);
    for (const page of [one, other, storedClient(storage)]) {
      await vi.waitFor(async () => {
        const titles = await titlesOf(page);
        expect([titles.get(firstId), titles.get(secondId)]).toEqual(['Of one', 'Of other']);
      });
    }
  });

  it('that write the same record in the same moment agree on what is stored', async () => {
    const storage = memoryStorage();
    const [one, other] = await twoPages(storage);
    await Promise.all([rename(one, firstId, 'Of one'), rename(other, firstId, 'Of other')]);
    const stored = (await titlesOf(storedClient(storage))).get(firstId);
    for (const page of [one, other]) {
      await vi.waitFor(async () => expect((await titlesOf(page)).get(firstId)).toBe(stored));
    }
  });

  it('keep an own change that is not stored yet', async () => {
    const storage = fragileStorage();
    const [one, other] = await twoPages(storage);
    const { promise, resolve } = Promise.withResolvers<void>();
    storage.write.mockReturnValueOnce(promise);
    const work = rename(one, firstId, 'Of one');
    await vi.waitFor(() => expect(storage.write).toHaveBeenCalledOnce());
    await rename(other, firstId, 'Of other');
    await vi.waitFor(() => expect(one.changes).toEqual(['tasks']));
    expect((await titlesOf(one)).get(firstId)).toBe('Of one');
    resolve();
    await work;
  });

  it('hear of a change that is being stored while the page is left', async () => {
    const memory = memoryStorage();
    // What it writes arrives, but the page does not live to hear of it.
    const write: MockStorage['write'] = async (values) => {
      await memory.write(values);
      await new Promise(() => undefined);
    };
    const [one, other] = [storedClient({ ...memory, write }), storedClient(memory)];
    await Promise.all([listedTasks(one), listedTasks(other)]);
    void rename(one, firstId, 'Last words');
    await vi.waitFor(async () => expect((await memory.read(tasksKey)).size).toBe(1));
    globalThis.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(other.changes).toEqual(['tasks']));
    expect((await titlesOf(other)).get(firstId)).toBe('Last words');
  });

  it('hear of a change while they open the table', async () => {
    const storage = fragileStorage();
    const one = storedClient(storage);
    await listedTasks(one);
    const other = storedClient(storage);
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, unknown>>();
    storage.read.mockReturnValueOnce(promise);
    const listing = listedTasks(other);
    await vi.waitFor(() => expect(storage.read).toHaveBeenCalledTimes(2));
    await rename(one, firstId, 'Meanwhile');
    resolve(new Map());
    await listing;
    await vi.waitFor(() => expect(other.changes).toEqual(['tasks']));
    expect((await titlesOf(other)).get(firstId)).toBe('Meanwhile');
  });

  it('start anew together after a reset', async () => {
    const [one, other] = await twoPages(memoryStorage());
    await addTask(other);
    await vi.waitFor(() => expect(one.changes).toEqual(['tasks']));
    await one.api.reset();
    await vi.waitFor(() => expect(other.changes).toEqual(['tasks']));
    expect((await listedTasks(other))[0]?.id).toBe('section-1');
  });

  it('stop writing when the other one is newer', async () => {
    const storage = fragileStorage();
    const page = storedClient(storage);
    await listedTasks(page);
    storage.connect(() => undefined).post({ version: storageVersion + 1, collection: tasksKey, ids: [] });
    expect(page.states).toEqual(['newer']);
    await rename(page, firstId, 'In memory');
    expect(storage.write).not.toHaveBeenCalled();
    expect((await titlesOf(page)).get(firstId)).toBe('In memory');
  });

  it('ignore messages that are none, older pages, and collections they have not opened', async () => {
    const storage = fragileStorage();
    const page = storedClient(storage);
    await listedTasks(page);
    storage.read.mockClear();
    const stranger = storage.connect(() => undefined);
    const ids = [firstId];
    for (const message of [null, 'hello', {}, { version: 'x' }, { version: storageVersion, collection: tasksKey }])
      stranger.post(message as never);
    stranger.post({ version: storageVersion - 1, collection: tasksKey, ids });
    stranger.post({ version: storageVersion, collection: 'mailbox.mails', ids });
    await page.api.settled();
    expect(storage.read).not.toHaveBeenCalled();
    expect([page.changes, page.states]).toEqual([[], []]);
  });

  it('part with close: one hears nothing any more, and says nothing', async () => {
    const storage = fragileStorage();
    const [one, other] = await twoPages(storage);
    await other.api.close();
    await rename(one, firstId, 'Alone');
    await rename(other, firstId, 'Unsaid');
    storage.write.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    await rename(other, secondId, 'Not stored');
    storage.read.mockClear();
    globalThis.dispatchEvent(new Event('pagehide'));
    await Promise.all([one.api.settled(), other.api.settled()]);
    expect(storage.read).not.toHaveBeenCalled();
    expect([one.changes, other.changes]).toEqual([[], []]);
  });
});
