import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from './endpoint';
import { signIn } from './endpoints/auth';
import { request } from './request';
import { configureRequest, type RequestSession, type Transport } from './requestSettings';

const getBoat = endpoint({
  id: 'test.boat.get',
  method: 'GET',
  path: 'api/boats',
  response: z.object({ length: z.number() }),
});
const ownOriginCall = endpoint({ ...getBoat, path: 'api/apps/boats' });

/** Answers each call with the next of these statuses, and a boat where it succeeds. */
function answering(...statuses: number[]) {
  const transport = vi.fn<Transport>(async () => {
    const status = statuses.shift() ?? 200;
    return new Response(status === 200 ? '{"length":9}' : '"Invalid token"', { status });
  });
  configureRequest({ transport });
  return transport;
}
const sentTokens = (transport: ReturnType<typeof answering>) =>
  transport.mock.calls.map(([sent]) => sent.headers.get('authorization'));
const renewing = (renew: RequestSession['renew'] = () => true) => vi.fn<RequestSession['renew']>(renew);

beforeEach(() => configureRequest({ baseAddress: '/', timeoutMs: 15_000, session: undefined }));
afterEach(() => configureRequest({ baseAddress: '/', session: undefined }));

describe('AU-3 the token of a session', () => {
  it('goes with every call, and with none where nobody is signed in', async () => {
    const transport = answering();
    configureRequest({ session: { token: () => 'one', renew: renewing() } });
    await request(getBoat, {});
    configureRequest({ session: { token: () => undefined, renew: renewing() } });
    await request(getBoat, {});
    expect(sentTokens(transport)).toEqual(['Bearer one', null]);
  });

  it('goes to the host of the page and to that of the API', async () => {
    const transport = answering();
    configureRequest({
      baseAddress: 'https://api.harbour.example/api/',
      session: { token: () => 'one', renew: renewing() },
    });
    await request(getBoat, {});
    await request(ownOriginCall, {});
    expect(transport.mock.calls.map(([sent]) => new URL(sent.url).hostname)).toEqual([
      'api.harbour.example',
      'localhost',
    ]);
    expect(sentTokens(transport)).toEqual(['Bearer one', 'Bearer one']);
  });

  it('is not sent to another host, whatever a path says', async () => {
    const transport = answering();
    configureRequest({ session: { token: () => 'one', renew: renewing() } });
    await request(endpoint({ ...getBoat, path: '/elsewhere.example/api/boats' }), {});
    expect(transport.mock.calls.map(([sent]) => new URL(sent.url).hostname)).toEqual(['elsewhere.example']);
    expect(sentTokens(transport)).toEqual([null]);
  });

  it('is not sent with calls that sign in, which never wait for one either', async () => {
    const transport = answering(404);
    configureRequest({ session: { token: () => new Promise(() => undefined), renew: renewing() } });
    const signingIn = request(signIn, { body: { email: 'elif@harbour.example', password: 'wrong' } });
    await expect(signingIn).rejects.toMatchObject({ code: 'not_found' });
    expect(sentTokens(transport)).toEqual([null]);
  });

  it('is renewed when the API refuses it: the call waits, and is sent again with the new one', async () => {
    const transport = answering(401);
    let sign: (token: string) => void = () => undefined;
    const tokens = ['old', new Promise<string>((resolve) => (sign = resolve))];
    const renew = renewing();
    configureRequest({ session: { token: () => tokens.shift(), renew } });
    const answer = request(getBoat, {});
    await vi.waitFor(() => expect(renew).toHaveBeenCalledExactlyOnceWith('old'));
    expect(transport).toHaveBeenCalledTimes(1);
    sign('new');
    await expect(answer).resolves.toEqual({ length: 9 });
    expect(sentTokens(transport)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('waits no longer than who asked: a page that is left takes its calls along', async () => {
    const transport = answering();
    const leaving = new AbortController();
    configureRequest({ session: { token: () => new Promise(() => undefined), renew: renewing() } });
    const asked = request(getBoat, {}, { signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ code: 'aborted' });
    expect(transport).not.toHaveBeenCalled();
  });

  it.each([
    ['the session is over', 'one', (): boolean => false, 1],
    ['the new one is refused, too', 'one', (): boolean => true, 2],
    ['nobody was signed in, and nobody signs in', undefined, (): boolean => false, 1],
  ])('lets the refusal through where %s', async (_, token, renew, calls) => {
    const transport = answering(401, 401, 401);
    configureRequest({ session: { token: () => token, renew } });
    await expect(request(getBoat, {})).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
    expect(transport).toHaveBeenCalledTimes(calls);
  });

  it('is asked for where a server lets nobody in without one', async () => {
    let token: string | undefined;
    const renew = renewing(() => {
      token = 'one';
      return true;
    });
    const transport = answering(401, 200);
    configureRequest({ session: { token: () => token, renew } });
    await expect(request(getBoat, {})).resolves.toEqual({ length: 9 });
    expect(renew).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(sentTokens(transport)).toEqual([null, 'Bearer one']);
  });

  it('has nothing to do with a page that is forbidden', async () => {
    const renew = renewing();
    answering(403);
    configureRequest({ session: { token: () => 'one', renew } });
    await expect(request(getBoat, {})).rejects.toMatchObject({ status: 403 });
    expect(renew).not.toHaveBeenCalled();
  });
});
