import { configureRequest, request } from '@quarterdeck/contract';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { createTask, listTasks } from '@quarterdeck/contract/endpoints/tasks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './core/storage';
import { origin } from './testing/clientOf';
import { createTransport } from './transport';

vi.mock('msw', () => {
  throw new Error('The transport must not bring msw');
});
vi.mock('msw/browser', () => {
  throw new Error('The transport must not bring msw');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createTransport', () => {
  it('answers the requests of the client in the page, without msw', async () => {
    const network = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', network);
    configureRequest({ transport: createTransport({ storage: memoryStorage() }) });
    await expect(request(getUser, {})).resolves.toMatchObject({ name: 'Elif Aydın' });
    expect(network).not.toHaveBeenCalled();
  });

  it('hands what is not of the API to the network', async () => {
    const network = vi.fn<typeof fetch>(async () => new Response('{}'));
    vi.stubGlobal('fetch', network);
    const transport = createTransport({ storage: memoryStorage() });
    const call = new Request(`${origin}/assets/i18n/en.json`);
    await expect((await transport(call)).json()).resolves.toEqual({});
    expect(network).toHaveBeenCalledExactlyOnceWith(call);
  });

  it('answers the calls of the product, which lie beside the API', async () => {
    const network = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', network);
    const transport = createTransport({ storage: memoryStorage() });
    const { status } = await transport(new Request(`${origin}/sessions`, { method: 'POST', body: '{}' }));
    expect(status).toBe(200);
    expect(network).not.toHaveBeenCalled();
  });

  it('keeps data from one page to the next', async () => {
    const storage = memoryStorage();
    const first = createTransport({ storage });
    configureRequest({ transport: first });
    const task = await request(createTask, { body: { type: 'task' } });
    await first.api.close();
    configureRequest({ transport: createTransport({ storage }) });
    expect((await request(listTasks, {}))[0]).toEqual(task);
  });

  it('fails with offline in that scenario', async () => {
    configureRequest({ transport: createTransport({ storage: memoryStorage(), scenario: 'offline' }) });
    await expect(request(listTasks, {})).rejects.toMatchObject({ code: 'offline' });
  });
});
