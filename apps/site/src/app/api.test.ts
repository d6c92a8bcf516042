import { getUser, updateUser } from '@quarterdeck/contract/endpoints/common';
import { listRequirements } from '@quarterdeck/contract/endpoints/marketplace';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const listeners = { onChange: () => undefined, onNotStored: () => undefined };

/** The host and the contract with nothing configured yet, on a page that names an API. */
async function openPage(api: string) {
  const meta = document.createElement('meta');
  meta.name = 'quarterdeck-api';
  meta.content = api;
  document.head.replaceChildren(meta);
  vi.resetModules();
  const [{ connectApi, demo }, { request }] = await Promise.all([import('./api'), import('@quarterdeck/contract')]);
  return { connectApi, demo, request };
}

function answeringFetch(body: unknown) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json(body));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('answers in the page, and takes the data back', async () => {
  const { connectApi, demo, request } = await openPage('mock');
  connectApi(listeners);
  await request(updateUser, { body: { user: { status: 'busy' } } });
  await expect(request(getUser, {})).resolves.toMatchObject({ status: 'busy' });
  await demo()?.reset();
  await expect(request(getUser, {})).resolves.toMatchObject({ status: 'online' });
});

it('answers as the chosen scenario says', async () => {
  const { connectApi, demo, request } = await openPage('mock');
  connectApi(listeners);
  await demo()?.setScenario('error');
  await expect(request(getUser, {})).rejects.toMatchObject({ code: 'server' });
});

it('hands the calls to a server on the host of the page', async () => {
  const { connectApi, demo, request } = await openPage('/api/');
  const fetch = answeringFetch({});
  connectApi(listeners);
  await request(getUser, {}).catch(() => undefined);
  await request(listRequirements, { query: {} }).catch(() => undefined);
  const { origin } = location;
  expect(fetch.mock.calls.map(([sent]) => sent.url)).toEqual([
    `${origin}/api/common/user`,
    `${origin}/api/marketplace/requirements`,
  ]);
  expect(demo()).toBeNull();
});

it('says what is wrong with a name that is no address', async () => {
  const { connectApi } = await openPage('api.example.com');
  expect(() => connectApi(listeners)).toThrow(/base address has to start with/);
});
