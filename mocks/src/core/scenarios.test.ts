import { listContacts } from '@quarterdeck/contract/endpoints/contacts';
import { getNavigation, getUser, search } from '@quarterdeck/contract/endpoints/common';
import { createTask, getTask, listTasks, listTaskTags } from '@quarterdeck/contract/endpoints/tasks';
import { taskSchema } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slowMs } from './api';
import { scenarioFor } from './scenarios';
import { origin, testClient } from '../testing/clientOf';

const tasks = () => new Request(`${origin}/api/apps/tasks/all`);
const taskId = z.parse(taskSchema.shape.id, 'task-01');

/** The area of a call is imported before its delay starts. */
async function untilWaiting(timers: number): Promise<void> {
  await vi.dynamicImportSettled();
  expect(vi.getTimerCount()).toBe(timers);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('scenarioFor', () => {
  it('takes the scenario of the endpoint, then the default, then success', () => {
    expect(scenarioFor('error', 'tasks.all')).toBe('error');
    const mixed = { default: 'slow', mix: { 'tasks.all': 'empty' } } as const;
    expect(scenarioFor(mixed, 'tasks.all')).toBe('empty');
    expect(scenarioFor(mixed, 'tasks.tags.list')).toBe('slow');
    expect(scenarioFor({}, 'tasks.all')).toBe('success');
    expect(scenarioFor({ mix: {} }, 'constructor')).toBe('success');
  });
});

describe('the scenario', () => {
  it('success answers with data', async () => {
    expect((await testClient().call(listTasks, {})).body.length).toBeGreaterThan(66);
  });

  it('empty has empty lists, but its user and menus', async () => {
    const { call } = testClient({ scenario: 'empty' });
    for (const list of [listTasks, listTaskTags, listContacts]) {
      await expect(call(list, {})).resolves.toEqual({ status: 200, body: [] });
    }
    expect((await call(getUser, {})).body.name).toBe('Elif Aydın');
    expect((await call(getNavigation, {})).body.default).not.toEqual([]);
    expect((await call(search, { body: { query: 'zz-no-such-word' } })).body).toEqual([]);
    await expect(call(getTask, { query: { id: taskId } })).resolves.toMatchObject({ status: 404 });
  });

  it('empty keeps what is created, apart from the other data', async () => {
    const { api, call } = testClient({ scenario: 'empty' });
    await call(createTask, { body: { type: 'section' } });
    expect((await call(listTasks, {})).body).toHaveLength(1);
    api.setScenario('success');
    expect((await call(listTasks, {})).body.map(({ id }) => id)).not.toContain('new-1');
  });

  it('error answers 500 in the shape of every error, and writes nothing', async () => {
    const { api, call } = testClient({ scenario: 'error' });
    await expect(call(createTask, { body: { type: 'task' } })).resolves.toEqual({
      status: 500,
      body: { error: { code: 'server', message: 'The scenario is "error"' } },
    });
    api.setScenario('success');
    expect((await call(listTasks, {})).body[0]?.id).toBe('section-1');
  });

  it('offline rejects as fetch does without a network', async () => {
    const { api } = testClient({ scenario: 'offline' });
    await expect(api.fetch(tasks())).rejects.toBeInstanceOf(TypeError);
  });

  it('slow answers after 3 s where delays are on', async () => {
    vi.useFakeTimers();
    const { api } = testClient({ scenario: 'slow', delays: 'declared' });
    const done = vi.fn<() => void>();
    const work = api.fetch(tasks()).finally(done);
    await untilWaiting(1);
    await vi.advanceTimersByTimeAsync(slowMs - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await work).status).toBe(200);
  });

  it('slow never answers where delays are off, until the request is aborted', async () => {
    vi.useFakeTimers();
    const { api } = testClient({ scenario: 'slow' });
    const controller = new AbortController();
    const done = vi.fn<() => void>();
    const work = api.fetch(new Request(tasks(), { signal: controller.signal })).catch(done);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).not.toHaveBeenCalled();
    controller.abort();
    await work;
    expect(done).toHaveBeenCalledOnce();
  });

  it('slow writes nothing before its time has come', async () => {
    vi.useFakeTimers();
    const { api, call } = testClient({ scenario: { mix: { 'tasks.task.create': 'slow' } }, delays: 'declared' });
    const work = call(createTask, { body: { type: 'task' } });
    await untilWaiting(1);
    api.setScenario('success');
    expect((await call(listTasks, {})).body[0]?.id).toBe('section-1');
    await vi.advanceTimersByTimeAsync(slowMs);
    expect((await work).body.id).toBe('new-1');
    expect((await call(listTasks, {})).body[0]?.id).toBe('new-1');
  });

  it('slow lets go of its timer when the request is aborted', async () => {
    vi.useFakeTimers();
    const { api } = testClient({ scenario: 'slow', delays: 'declared' });
    const controller = new AbortController();
    const work = api.fetch(new Request(tasks(), { signal: controller.signal }));
    const ended = work.catch((error: unknown) => error);
    await untilWaiting(1);
    const reason = new Error('Left');
    controller.abort(reason);
    expect(await ended).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('large has 10,000 records in a list: the first data, then copies with ids large-<n>', async () => {
    const usual = testClient();
    const { call } = testClient({ scenario: 'large' });
    const [few, many] = [(await usual.call(listTasks, {})).body, (await call(listTasks, {})).body];
    expect(many).toHaveLength(10_000);
    expect(many.slice(0, few.length)).toEqual(few);
    expect(many.at(-1)?.id).toBe('large-9999');
    expect(many.map(({ order }) => order)).toEqual(many.map((_, index) => index));
    expect((await call(listContacts, {})).body).toHaveLength(10_000);
    expect((await call(listTaskTags, {})).body).toHaveLength(60);
  });

  it('large is the same each time', async () => {
    const lists = await Promise.all(
      [testClient({ scenario: 'large' }), testClient({ scenario: 'large' })].map(({ call }) => call(listTasks, {})),
    );
    expect(lists[0]).toEqual(lists[1]);
  });

  it('may differ by endpoint', async () => {
    const { call } = testClient({ scenario: { default: 'success', mix: { 'tasks.all': 'error' } } });
    await expect(call(listTasks, {})).resolves.toMatchObject({ status: 500 });
    await expect(call(listTaskTags, {})).resolves.toMatchObject({ status: 200 });
  });
});
