import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from './endpoint';
import { ApiError, isTransient } from './errors';
import { request } from './request';
import { configureRequest, type Transport } from './requestSettings';

const getBoat = endpoint({
  id: 'test.boat.get',
  method: 'GET',
  path: 'api/apps/boats/{id}',
  query: z.object({ page: z.optional(z.number()) }),
  response: z.object({ id: z.string(), length: z.number() }),
});

const renameBoat = endpoint({
  id: 'test.boat.rename',
  method: 'PATCH',
  path: 'api/apps/boats',
  body: z.object({ name: z.string() }),
  response: z.literal(true),
});

const boat = { params: { id: 'b 1' }, query: { page: 2 } };
const answering = (body: BodyInit | null, status = 200) => {
  const transport = vi.fn<Transport>(async () => new Response(body, { status }));
  configureRequest({ transport });
  return transport;
};
const failing = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The request did not fail with an ApiError', { cause: error });
};

function fakeTimeouts(): void {
  vi.useFakeTimers();
  // The platform's own time-out does not run on fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
    return controller.signal;
  });
}

beforeEach(() => configureRequest({ baseAddress: '/', timeoutMs: 15_000, language: undefined }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('request', () => {
  it('sends method, address and JSON body, and gives the checked answer back', async () => {
    const transport = answering('true');
    await expect(request(renameBoat, { body: { name: 'Şule' } })).resolves.toBe(true);
    const sent = transport.mock.calls[0]?.[0];
    expect(sent?.method).toBe('PATCH');
    expect(new URL(sent?.url ?? '').pathname).toBe('/api/apps/boats');
    expect(sent?.headers.get('content-type')).toBe('application/json');
    await expect(sent?.json()).resolves.toEqual({ name: 'Şule' });
  });

  it('sends no body and no content type where the call has none', async () => {
    const transport = answering('{"id":"b 1","length":9}');
    await request(getBoat, boat);
    const sent = transport.mock.calls[0]?.[0];
    expect(sent?.url).toMatch(/\/api\/apps\/boats\/b%201\?page=2$/);
    expect(sent?.headers.get('content-type')).toBeNull();
  });

  it('asks in the language that was set, and in none before', async () => {
    const transport = answering('{"id":"b 1","length":9}');
    const askedIn = () => transport.mock.lastCall?.[0].headers.get('accept-language');
    await request(getBoat, boat);
    expect(askedIn()).toBeNull();
    configureRequest({ language: 'tr' });
    await request(getBoat, boat);
    expect(askedIn()).toBe('tr');
  });

  it('drops keys that the schema does not know', async () => {
    answering('{"id":"b 1","length":9,"isAdmin":true,"__proto__":{"polluted":true}}');
    await expect(request(getBoat, boat)).resolves.toEqual({ id: 'b 1', length: 9 });
  });

  it('fails with invalid_response when the answer is no JSON', async () => {
    answering('<!doctype html><title>Welcome</title>');
    await expect(failing(request(getBoat, boat))).resolves.toMatchObject({ code: 'invalid_response', status: 200 });
  });

  it('fails with invalid_response that names the field when the answer misses its schema', async () => {
    answering('{"id":"b 1","length":"nine"}');
    const error = await failing(request(getBoat, boat));
    expect(error).toMatchObject({ code: 'invalid_response', endpointId: 'test.boat.get', status: 200 });
    expect(error.message).toContain('length');
  });

  it('carries message and field errors of the error body', async () => {
    const fieldErrors = { 'boat.name': 'Is missing' };
    answering(JSON.stringify({ error: { code: 'invalid_request', message: 'No name', fieldErrors } }), 400);
    await expect(failing(request(renameBoat, { body: { name: '' } }))).resolves.toMatchObject({
      code: 'invalid_request',
      message: 'No name',
      status: 400,
      fieldErrors,
    });
  });

  it.each([
    [400, 'invalid_request'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'not_found'],
    [408, 'timeout'],
    [409, 'conflict'],
    [422, 'invalid_request'],
    [429, 'rate_limited'],
    [418, 'server'],
    [500, 'server'],
    [503, 'server'],
  ])('answers status %i with the code %s, whatever the body', async (status, code) => {
    for (const body of ['"NOT FOUND"', 'NOT FOUND', '', 'false', '{"error":{"code":1}}']) {
      answering(body, status);
      await expect(failing(request(getBoat, boat))).resolves.toMatchObject({ code, status, fieldErrors: {} });
    }
  });

  it.each([
    ['where the status says less', 400, 'conflict', 'conflict'],
    ['where the status says nothing that screens know', 410, 'not_found', 'not_found'],
    ['where a server gave up on another one', 504, 'timeout', 'timeout'],
    ['but not against the status', 404, 'conflict', 'not_found'],
    ['but not that a refusal is a breakdown', 400, 'server', 'invalid_request'],
    ['but not that a breakdown is a refusal', 500, 'unauthorized', 'server'],
    ['but not what only a call without an answer is', 400, 'offline', 'invalid_request'],
    ['but no word of its own', 502, 'teapot', 'server'],
  ] as const)('takes the code that the answer carries, %s', async (_, status, answered, code) => {
    answering(JSON.stringify({ error: { code: answered, message: 'Aground' } }), status);
    await expect(failing(request(getBoat, boat))).resolves.toMatchObject({ code, status, message: 'Aground' });
  });

  it.each([
    ['120', 120],
    ['Thu, 15 Jan 2026 09:31:30 GMT', 90],
    ['Thu, 15 Jan 2026 09:29:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
    [undefined, undefined],
    ['86401', undefined],
    ['9'.repeat(23), undefined],
  ])('says after how many seconds to try again: %j is %j', async (retryAfter, seconds) => {
    vi.useFakeTimers({ now: new Date('2026-01-15T09:30:00Z'), toFake: ['Date'] });
    const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    configureRequest({ transport: async () => new Response('', { status: 429, headers }) });
    await expect(failing(request(getBoat, boat))).resolves.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: seconds,
    });
  });

  it('keeps what a refusal answered, also where it is not the usual error object', async () => {
    answering('false', 404);
    await expect(failing(request(getBoat, boat))).resolves.toMatchObject({ answer: false });
    answering('NOT FOUND', 404);
    await expect(failing(request(getBoat, boat))).resolves.toMatchObject({ answer: 'NOT FOUND' });
  });

  it('fails with offline when the transport cannot reach anybody', async () => {
    configureRequest({ transport: () => Promise.reject(new TypeError('Failed to fetch')) });
    const error = await failing(request(getBoat, boat));
    expect(error).toMatchObject({ code: 'offline', status: undefined });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('fails with aborted when the caller aborts, even if the transport ignores it', async () => {
    configureRequest({ transport: () => new Promise(() => undefined) });
    const controller = new AbortController();
    const work = failing(request(getBoat, boat, { signal: controller.signal }));
    controller.abort();
    await expect(work).resolves.toMatchObject({ code: 'aborted' });
  });

  it('fails with aborted when the signal was aborted before', async () => {
    answering('{"id":"b 1","length":9}');
    await expect(failing(request(getBoat, boat, { signal: AbortSignal.abort() }))).resolves.toMatchObject({
      code: 'aborted',
    });
  });

  it('fails with timeout after the configured time, or after that of the call', async () => {
    fakeTimeouts();
    configureRequest({ timeoutMs: 5_000, transport: () => new Promise(() => undefined) });
    const settled = vi.fn<() => void>();
    const usual = failing(request(getBoat, boat)).finally(settled);
    const short = failing(request(getBoat, boat, { timeoutMs: 100 }));

    await vi.advanceTimersByTimeAsync(100);
    await expect(short).resolves.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(4_899);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(usual).resolves.toMatchObject({ code: 'timeout' });
  });

  it('fails with timeout when an answer begins and never ends', async () => {
    fakeTimeouts();
    const endless = () =>
      new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"id":')) });
    configureRequest({ timeoutMs: 5_000, transport: async () => new Response(endless()) });
    const settled = vi.fn<() => void>();
    const work = failing(request(getBoat, boat)).finally(settled);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(work).resolves.toMatchObject({ code: 'timeout' });
  });
});

describe('mistakes of the program', () => {
  it('are not taken for a failing network', async () => {
    const transport = answering('true');
    const name = { toJSON: () => 1n } as unknown as string;
    await expect(request(renameBoat, { body: { name } })).rejects.toThrow(TypeError);
    expect(transport).not.toHaveBeenCalled();
  });
});

describe('configureRequest', () => {
  it.each([
    '',
    'api.example.com/api/',
    'ftp://api.example.com/',
    'https://',
    'http://exa mple/api',
    'http://host:port/',
  ])('refuses the base address %j and says why', (baseAddress) => {
    expect(() => configureRequest({ baseAddress })).toThrow(/base address has to start with/);
  });

  it.each(['/', '/api/', 'https://api.example.com/api/', 'http://localhost:3000'])('takes %j', (baseAddress) => {
    expect(() => configureRequest({ baseAddress })).not.toThrow();
  });
});

describe('isTransient', () => {
  const failure = (code: ApiError['code'], status?: number) =>
    new ApiError(code, 'x', { endpointId: 'test', ...(status === undefined ? {} : { status }) });

  it.each([
    ['no network', failure('offline')],
    ['a time-out', failure('timeout')],
    ['408', failure('timeout', 408)],
    ['429', failure('server', 429)],
    ['500', failure('server', 500)],
    ['503', failure('server', 503)],
  ])('is true for %s', (_, error) => {
    expect(isTransient(error)).toBe(true);
  });

  it.each([
    ['400', failure('invalid_request', 400)],
    ['401', failure('unauthorized', 401)],
    ['404', failure('not_found', 404)],
    ['an abort', failure('aborted')],
    ['an answer against its schema', failure('invalid_response', 200)],
    ['any other error', new Error('offline')],
  ])('is false for %s', (_, error) => {
    expect(isTransient(error)).toBe(false);
  });
});
