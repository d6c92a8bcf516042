// @vitest-environment node -- requests leave through the runtime's own fetch, which msw intercepts

import { configureRequest, endpoints, request } from '@quarterdeck/contract';
import { createTask, listTasks } from '@quarterdeck/contract/endpoints/tasks';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEndpointHandlers, createHandlers, createHandlersOf, createMockApi, scenarioNames } from './index';
import { origin } from './testing/clientOf';

const server = setupServer();

beforeAll(() => {
  configureRequest({ transport: (call) => fetch(call) });
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('createHandlers', () => {
  it('answers the requests of the client', async () => {
    server.use(...createHandlers({ delays: 'none' }));
    const task = await request(createTask, { body: { type: 'task' } });
    expect((await request(listTasks, {}))[0]).toEqual(task);
  });

  it('starts with fresh data each time', async () => {
    server.use(...createHandlers());
    await request(createTask, { body: { type: 'task' } });
    server.resetHandlers();
    server.use(...createHandlers());
    expect((await request(listTasks, {}))[0]?.id).toBe('section-1');
  });

  it('shares data where one API answers in two places', async () => {
    const api = createMockApi();
    server.use(...createHandlersOf(api));
    const task = await request(createTask, { body: { type: 'section' } });
    const answer = await api.fetch(new Request(`${origin}/api/apps/tasks/task?id=${task.id}`));
    expect(await answer.json()).toEqual(task);
  });

  it('answers 404 NOT FOUND to an unknown path of the API', async () => {
    server.use(...createHandlers());
    const response = await fetch(`${origin}/api/apps/nothing/at/all`, { method: 'DELETE' });
    expect(response.status).toBe(404);
    expect(await response.json()).toBe('NOT FOUND');
  });

  it('has one handler per endpoint, and one for unknown paths that can be left out', () => {
    const api = createMockApi();
    expect(createEndpointHandlers(api)).toHaveLength(endpoints.length);
    expect(createHandlersOf(api)).toHaveLength(endpoints.length + 1);
  });

  it('answers with the base address in front as well', async () => {
    server.use(...createHandlers());
    const response = await fetch('https://api.quarterdeck.example/api/api/common/user');
    expect(response.status).toBe(200);
  });

  it.each([
    ['offline', 'offline'],
    ['error', 'server'],
  ] as const)('fails in the scenario %s with the code %s', async (scenario, code) => {
    server.use(...createHandlers({ scenario }));
    await expect(request(listTasks, {})).rejects.toMatchObject({ code });
  });

  it('lets a slow call end by its time-out', async () => {
    server.use(...createHandlers({ scenario: 'slow', delays: 'none' }));
    await expect(request(listTasks, {}, { timeoutMs: 1 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('knows six scenarios', () => {
    expect(scenarioNames).toEqual(['success', 'empty', 'slow', 'error', 'offline', 'large']);
  });
});
