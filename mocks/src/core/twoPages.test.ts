import { taskSchema } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedClient, tasksKey } from '../testing/storedClient';
import { addTask, listedTasks, renameTask } from '../testing/taskCalls';
import { saveDelayMs } from './persistence';
import { memoryStorage } from './storage';
import { storageVersion } from './storedRecords';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('two pages on one storage', () => {
  it('follow each other, and say which area changed', async () => {
    const storage = memoryStorage();
    const [one, other] = [storedClient(storage), storedClient(storage)];
    await Promise.all([listedTasks(one), listedTasks(other)]);
    await renameTask(one, await addTask(one), 'From one');
    await one.api.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect((await listedTasks(other))[0]?.title).toBe('From one');
    expect(other.changes).toEqual(['tasks']);
    expect(one.changes).toEqual([]);
  });

  it('do not send a change back and forth', async () => {
    const storage = memoryStorage();
    const set = vi.spyOn(storage, 'set');
    const [one, other] = [storedClient(storage), storedClient(storage)];
    await Promise.all([listedTasks(one), listedTasks(other)]);
    await addTask(one);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(set).toHaveBeenCalledOnce();
    expect(other.changes).toHaveLength(1);
  });

  it('keep an own change that is not stored yet', async () => {
    const storage = memoryStorage();
    const [one, other] = [storedClient(storage), storedClient(storage)];
    const task = z.parse(
      taskSchema,
      (await listedTasks(one)).find(({ type }) => type === 'task'),
    );
    await listedTasks(other);
    await renameTask(one, task, 'Of one');
    await renameTask(other, task, 'Of other');
    await one.api.settled();
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    for (const client of [one, other]) {
      expect((await listedTasks(client)).find(({ id }) => id === task.id)?.title).toBe('Of other');
    }
  });

  it('start anew together after a reset', async () => {
    const storage = memoryStorage();
    const [one, other] = [storedClient(storage), storedClient(storage)];
    await addTask(other);
    await other.api.settled();
    await listedTasks(one);
    await one.api.reset();
    await vi.advanceTimersByTimeAsync(0);
    expect((await listedTasks(other))[0]?.id).toBe('section-1');
    expect(other.changes).toEqual(['tasks']);
  });

  it('stop writing when the other one is newer', async () => {
    const storage = memoryStorage();
    const set = vi.spyOn(storage, 'set');
    const client = storedClient(storage);
    await addTask(client);
    const newer = storage.join(() => undefined);
    newer.tell({ version: storageVersion + 1, collection: tasksKey });
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    expect(client.states).toEqual(['newer']);
    expect(set).not.toHaveBeenCalled();
    expect((await listedTasks(client))[0]?.id).toBe('new-1');
  });

  it('ignore messages that are none, and collections they have not opened', async () => {
    const storage = memoryStorage();
    const client = storedClient(storage);
    await listedTasks(client);
    const stranger = storage.join(() => undefined);
    for (const message of [null, 'hello', {}, { version: 'x' }]) stranger.tell(message as never);
    stranger.tell({ version: storageVersion, collection: 'mailbox.mails' });
    await vi.advanceTimersByTimeAsync(0);
    expect(client.changes).toEqual([]);
    expect(client.states).toEqual([]);
  });

  it('part with close', async () => {
    const storage = memoryStorage();
    const [one, other] = [storedClient(storage), storedClient(storage)];
    await listedTasks(other);
    await other.api.close();
    await addTask(one);
    await one.api.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.changes).toEqual([]);
  });
});
