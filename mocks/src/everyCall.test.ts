import { buildAddress, endpoints, type AnyEndpoint } from '@quarterdeck/contract';
import { documentedEndpoints } from '@quarterdeck/contract/docs/documentedEndpoints';
import type { DocumentedInput } from '@quarterdeck/contract/docs/documentEndpoints';
import { describe, expect, it } from 'vitest';
import { origin, testClient } from './testing/clientOf';
import { matchPath } from './core/matchPath';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const notFound = { status: 404, body: 'NOT FOUND' };
const nobody = 'nobody-has-this-id';

const addressOf = (endpoint: AnyEndpoint, { params, query }: DocumentedInput) =>
  buildAddress(endpoint, { params, query }, '/').slice(1);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The input once for each id that names a record of the call, with one that no record has. */
function* withoutRecord({ params = {}, query = {}, body }: DocumentedInput): Generator<DocumentedInput> {
  for (const name of Object.keys(params)) yield { params: { ...params, [name]: nobody }, query, body };
  if (typeof query['id'] === 'string') yield { params, query: { ...query, id: nobody }, body };
  // Where the path or a list names the records, an id in the body names none.
  if (!isRecord(body) || Object.keys(params).length > 0 || 'ids' in body) return;
  if (typeof body['id'] === 'string') yield { query, body: { ...body, id: nobody } };
  for (const [name, part] of Object.entries(body)) {
    if (isRecord(part) && typeof part['id'] === 'string') {
      yield { query, body: { ...body, [name]: { ...part, id: nobody } } };
    }
  }
}

const bodyOf = ({ body }: DocumentedInput) => (body === undefined ? undefined : JSON.stringify(body));

const calls = documentedEndpoints.map(({ endpoint, example }) => {
  const path = addressOf(endpoint, example);
  return { id: endpoint.id, endpoint, example, path, pathname: path.split('?')[0] ?? path };
});

describe('every call', () => {
  it.each(calls)(
    '$id is nothing that is known by another method or with a slash at its end',
    async ({ endpoint, example, path, pathname }) => {
      const { send } = testClient();
      const others = methods.filter(
        (method) => !endpoints.some((one) => one.method === method && matchPath(one.path, `/${pathname}`)),
      );
      for (const method of others) await expect(send(method, path)).resolves.toEqual(notFound);
      await expect(send(endpoint.method, `${pathname}/`, bodyOf(example))).resolves.toEqual(notFound);
    },
  );

  const writing = calls.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.method !== 'DELETE');
  it.each(writing)('$id is done once where it comes twice with one key', async ({ endpoint, example, path }) => {
    const { api } = testClient();
    const send = async () => {
      const body = bodyOf(example);
      const headers = { 'idempotency-key': 'one' };
      const init = { method: endpoint.method, headers, ...(body === undefined ? {} : { body }) };
      const response = await api.fetch(new Request(`${origin}/${path}`, init));
      return { status: response.status, body: await response.text() };
    };
    const first = await send();
    expect(await send()).toEqual(first);
  });

  const strangers = calls.flatMap(({ id, endpoint, example }) =>
    [...withoutRecord(example)].map((input) => ({ id, endpoint, input, sent: JSON.stringify(input).slice(0, 100) })),
  );
  it.each(strangers)('$id answers 404 where no record has the id: $sent', async ({ endpoint, input }) => {
    const answer = await testClient().send(endpoint.method, addressOf(endpoint, input), bodyOf(input));
    expect(answer).toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: expect.stringContaining(nobody) as unknown } },
    });
  });

  it.each(calls.filter(({ endpoint }) => endpoint.query))(
    '$id refuses a query that names a value twice',
    async ({ endpoint, example, pathname }) => {
      const answer = await testClient().send(endpoint.method, `${pathname}?id=a&id=a&page=1`, bodyOf(example));
      expect(answer).toMatchObject({ status: 400, body: { error: { fieldErrors: { id: 'Is given twice' } } } });
    },
  );
});
