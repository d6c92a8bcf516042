import { getUser } from '@quarterdeck/contract/endpoints/common';
import { createTask, listTasks } from '@quarterdeck/contract/endpoints/tasks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from '@quarterdeck/contract/rules/newId';
import { createMockApi } from '../createMockApi';
import { clientOf, origin, testClient } from '../testing/clientOf';

/** The area of a call is imported before its delay starts. */
async function untilWaiting(timers: number): Promise<void> {
  await vi.dynamicImportSettled();
  expect(vi.getTimerCount()).toBe(timers);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('createMockApi', () => {
  it('answers with and without the base address in front', async () => {
    const { send } = testClient();
    for (const path of ['api/common/user', 'api/api/common/user', 'site/folder/api/common/user']) {
      await expect(send('GET', path)).resolves.toMatchObject({ status: 200 });
    }
  });

  it.each([
    ['GET', 'api/apps/nothing'],
    ['GET', 'api/apps/tasks'],
    ['GET', 'api/apps/tasks/'],
    ['PUT', 'api/apps/tasks/all'],
    ['GET', 'api/__proto__/all'],
    ['GET', 'tasks/all'],
    ['OPTIONS', 'api/apps/tasks/all'],
  ])('answers 404 NOT FOUND to %s %s', async (method, path) => {
    await expect(testClient().send(method, path)).resolves.toEqual({ status: 404, body: 'NOT FOUND' });
  });

  it('answers with JSON as content type', async () => {
    const response = await createMockApi().fetch(new Request(`${origin}/api/common/user`));
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('remembers what was written, and keeps the memory of each API apart', async () => {
    const [one, other] = [testClient(), testClient()];
    const before = (await one.call(listTasks, {})).body.length;
    await one.call(createTask, { body: { type: 'task' } });
    expect((await one.call(listTasks, {})).body).toHaveLength(before + 1);
    expect((await other.call(listTasks, {})).body).toHaveLength(before);
  });

  it('forgets with reset, in every scenario', async () => {
    const { api, call } = testClient({ scenario: 'empty' });
    await call(createTask, { body: { type: 'task' } });
    api.setScenario('success');
    const before = (await call(listTasks, {})).body;
    await call(createTask, { body: { type: 'task' } });

    await api.reset();
    expect((await call(listTasks, {})).body).toEqual(before);
    api.setScenario('empty');
    expect((await call(listTasks, {})).body).toEqual([]);
  });

  it('gives ids of its own when none are given', async () => {
    const { call } = clientOf(createMockApi());
    const { body } = await call(createTask, { body: { type: 'task' } });
    expect(body.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  });

  it('rejects an aborted request with the reason of its signal', async () => {
    const request = new Request(`${origin}/api/common/user`, { signal: AbortSignal.abort(new Error('Gone')) });
    await expect(createMockApi().fetch(request)).rejects.toThrow('Gone');
  });

  it('waits as long as the delay says', async () => {
    vi.useFakeTimers();
    const { call } = testClient({ delays: 700 });
    const done = vi.fn<() => void>();
    const work = call(getUser, {}).finally(done);
    await untilWaiting(1);
    await vi.advanceTimersByTimeAsync(699);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(work).resolves.toMatchObject({ status: 200 });
  });

  it('settles when no call is under way', async () => {
    vi.useFakeTimers();
    const { api, call } = testClient({ delays: 500 });
    await api.settled();
    const settled = vi.fn<() => void>();
    const work = Promise.all([call(getUser, {}), call(listTasks, {})]);
    const settling = api.settled().then(settled);
    await untilWaiting(2);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    await Promise.all([work, settling]);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('settles although a call is endlessly slow', async () => {
    const { api } = testClient({ scenario: { mix: { 'tasks.all': 'slow' } } });
    const controller = new AbortController();
    const endless = api.fetch(new Request(`${origin}/api/apps/tasks/all`, { signal: controller.signal }));
    const ended = endless.catch((error: unknown) => error);
    await api.settled();
    const reason = new Error('Enough');
    controller.abort(reason);
    expect(await ended).toBe(reason);
  });
});
