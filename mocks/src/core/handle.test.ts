import { endpoint } from '@quarterdeck/contract';
import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { Database } from './database';
import { invalid, notFound } from './failure';
import { handle, type AnswerOptions, type MockContext, type Resolver } from './handle';
import { bodyLimitBytes } from './readCall';

const saveBoat = endpoint({
  id: 'test.boat.save',
  method: 'POST',
  path: 'api/apps/boats/{id}',
  query: z.object({ page: z.optional(z.string().check(z.maxLength(3))) }),
  body: z.object({
    boat: z.object({ name: z.string().check(z.minLength(2)), crew: z.array(z.object({ age: z.number() })) }),
    kind: z.enum(['sail', 'motor']),
  }),
  response: z.object({ ok: z.boolean() }),
});

const now = () => new Date(0);
const context: MockContext = { now, newId: () => 'new', db: new Database('stored', now).tablesFor('test') };
const valid = { boat: { name: 'Sea Pie', crew: [] }, kind: 'sail' };

async function answer(
  body: unknown,
  resolve: Resolver<typeof saveBoat> = () => ({ ok: true }),
  { query = '', ...options }: Partial<AnswerOptions> & { query?: string } = {},
) {
  const onBroken = vi.fn<AnswerOptions['onBroken']>();
  const request = new Request(`http://localhost/api/apps/boats/b1${query}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await handle(saveBoat, resolve).answer(request, { id: 'b1' }, context, {
    checkAnswers: true,
    onBroken,
    ...options,
  });
  return { status: response.status, body: (await response.json()) as unknown, onBroken };
}

describe('handle', () => {
  it('hands parameters, checked query and checked body to the resolver', async () => {
    const resolve = vi.fn<Resolver<typeof saveBoat>>(() => ({ ok: true }));
    const { status, body } = await answer({ ...valid, stranger: 1 }, resolve, { query: '?page=2&other=1' });
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
    expect(resolve.mock.calls[0]?.[0]).toEqual({
      params: { id: 'b1' },
      query: { page: '2' },
      body: valid,
      language: 'en',
    });
  });

  it('answers 400 with field errors by dotted path when the body misses its schema', async () => {
    await expect(answer({ boat: { name: 'x', crew: [{ age: 'old' }] }, kind: 'tug' })).resolves.toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'invalid_request',
          message: 'The body misses its schema',
          fieldErrors: {
            'boat.name': 'Must be at least 2 characters long',
            'boat.crew.0.age': 'Must be number',
            kind: 'Must be one of sail, motor',
          },
        },
      },
    });
  });

  it('says which field is missing', async () => {
    const { body } = await answer({ kind: 'sail' });
    expect(body).toMatchObject({ error: { fieldErrors: { boat: 'Is missing' } } });
  });

  it.each(['null', '[]', '"text"', '7', 'true'])('answers 400 to the JSON %s', async (json) => {
    const { status, body } = await answer(json);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid_request', fieldErrors: { '(input)': 'Must be object' } } });
  });

  it('answers 400 when the query misses its schema', async () => {
    const { status, body } = await answer(valid, undefined, { query: '?page=1234' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fieldErrors: { page: 'Must be at most 3 characters long' } } });
  });

  it.each(['', '{', 'name=Sea+Pie', '{"a":1}}', '\u0000', 'undefined'])(
    'answers 400 when the body is %j',
    async (text) => {
      const { status, body } = await answer(text);
      expect(status).toBe(400);
      expect(body).toEqual({ error: { code: 'invalid_request', message: 'The body is not JSON', fieldErrors: {} } });
    },
  );

  it('answers 400 to a body of more than 5 MB, and reads one of 5 MB', async () => {
    const long = { boat: { name: 'x'.repeat(bodyLimitBytes), crew: [] }, kind: 'sail' };
    const { status, body } = await answer(long);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message: `The body is longer than ${bodyLimitBytes} bytes` } });

    const room = bodyLimitBytes - JSON.stringify({ ...long, boat: { name: '', crew: [] } }).length;
    await expect(answer({ ...long, boat: { name: 'x'.repeat(room), crew: [] } })).resolves.toMatchObject({
      status: 200,
    });
  });

  it('answers 404 when the resolver finds no record', async () => {
    const { status, body, onBroken } = await answer(valid, () => {
      throw notFound('No boat with id b1');
    });
    expect(status).toBe(404);
    expect(body).toEqual({ error: { code: 'not_found', message: 'No boat with id b1' } });
    expect(onBroken).not.toHaveBeenCalled();
  });

  it('answers 400 when the resolver refuses', async () => {
    const { status, body } = await answer(valid, () => {
      throw invalid('Taken', { 'boat.name': 'Is taken' });
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: { code: 'invalid_request', message: 'Taken', fieldErrors: { 'boat.name': 'Is taken' } },
    });
  });

  it('answers 500 without a stack when the resolver breaks, and tells', async () => {
    const error = new Error('secret detail');
    const { status, body, onBroken } = await answer(valid, () => Promise.reject(error));
    expect(status).toBe(500);
    expect(body).toEqual({ error: { code: 'server', message: 'The mock failed' } });
    expect(onBroken).toHaveBeenCalledExactlyOnceWith('test.boat.save', error);
  });

  it('answers nothing without a connection, where what it needs could not be loaded', async () => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('navigator', { onLine: false });
    const error = new TypeError('Failed to fetch');
    await expect(answer(valid, () => Promise.reject(error))).rejects.toBe(error);
    await expect(answer(valid, () => Promise.reject(notFound('No boat')))).resolves.toMatchObject({ status: 404 });
    vi.unstubAllGlobals();
  });

  it('answers 500 that names the field when the answer misses its schema', async () => {
    const wrong = (() => ({ ok: 'yes' })) as unknown as Resolver<typeof saveBoat>;
    const { status, body, onBroken } = await answer(valid, wrong);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toContain('test.boat.save answered against its schema');
    expect(onBroken).toHaveBeenCalledOnce();
  });

  it('lets the answer pass unchecked where the client checks again', async () => {
    const wrong = (() => ({ ok: 'yes' })) as unknown as Resolver<typeof saveBoat>;
    await expect(answer(valid, wrong, { checkAnswers: false })).resolves.toMatchObject({
      status: 200,
      body: { ok: 'yes' },
    });
  });
});
