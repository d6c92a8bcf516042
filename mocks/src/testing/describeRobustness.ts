import { buildAddress, type AnyEndpoint } from '@quarterdeck/contract';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { testClient, type Answer, type MockClient } from './clientOf';
import { numbersFrom, randomJson, spoil, wrongBodies, wrongValues } from './hostileInput';

/** A valid input of an endpoint. */
export interface Example {
  params?: Record<string, string>;
  body?: unknown;
  /** Name of a value of the query. */
  query?: string;
}

export interface RobustnessSuite {
  /** All calls of the area. */
  endpoints: readonly AnyEndpoint[];
  /** One for each endpoint that takes any input, by its id; the body as full as the endpoint allows, so that every part is spoilt once. */
  examples: Readonly<Record<string, Example>>;
  /** Endpoints whose refusals have a body of their own, by their path. */
  ownRefusals?: Readonly<Record<string, Answer<unknown>>>;
  /**
   * What must still be as before whatever was sent: the ids of all records, which wrong input must neither remove nor
   * rename, and whatever holds between records. The mock checks every list against its schema on the way.
   */
  readRecords: (client: MockClient) => Promise<unknown>;
}

/** The ids that were there before the test: nothing may be lost or renamed, only a create may add. */
export function oldIds(records: readonly { id: string }[]): string[] {
  return records
    .map((record) => record.id)
    .filter((one) => !one.startsWith('new-'))
    .toSorted();
}

/** The body of an answer that must have succeeded. */
export function bodyOf<T>({ status, body }: Answer<T>): T {
  if (status !== 200) throw new Error(`The call answered ${status}`);
  return body;
}

/** Half a surrogate pair cannot be sent in an address. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));

/** Whether a text is a body that the endpoint may take: `{}` is nothing wrong where nothing is needed. */
function isRight({ body: schema }: AnyEndpoint, text: string): boolean {
  try {
    // A byte order mark in front is no part of the text.
    return schema !== undefined && z.safeParse(schema, JSON.parse(text.replace(/^\uFEFF/, ''))).success;
  } catch {
    return false;
  }
}

/**
 * Sends an area everything that it does not expect: bodies of wrong shapes, 500 random ones, strange queries and paths. Each
 * answer is JSON with a known status, and the records are the same afterwards.
 */
export function describeRobustness({ endpoints, examples, ownRefusals = {}, readRecords }: RobustnessSuite): void {
  const allRecordsOf = async (client: MockClient) => {
    const records = await readRecords(client);
    expect('polluted' in {}).toBe(false);
    return records;
  };

  const withBody = endpoints.filter(({ body }) => body !== undefined);
  const withParams = endpoints.filter(({ path }) => path.includes('{'));
  const withQuery = endpoints.filter(({ query }) => query !== undefined);

  /** A client that fails the test when the mock breaks or an answer is neither success nor a known refusal. */
  function strictClient(): MockClient {
    const onBroken = vi.fn<(where: string, error: unknown) => void>((where, error) => {
      throw new Error(`${where} broke`, { cause: error });
    });
    const client = testClient({ onBroken });
    return {
      ...client,
      send: async (...call) => {
        const answer = await client.send(...call);
        const own = ownRefusals[call[1]];
        const usual = { status: expect.toBeOneOf([400, 404]), body: { error: { message: expect.any(String) } } };
        const refusal = own?.status === answer.status ? own : usual;
        expect(answer).toMatchObject(answer.status === 200 ? { status: 200 } : refusal);
        return answer;
      },
    };
  }

  const send = ({ id: endpointId, method, path }: AnyEndpoint, client: MockClient, body?: string, query = '') => {
    const address = buildAddress({ path }, { params: examples[endpointId]?.params }, '/').slice(1);
    return client.send(method, `${address}${query}`, body);
  };

  describe('every endpoint that takes input', () => {
    it('has an example', () => {
      const takesInput = ({ path, body, query }: AnyEndpoint) => path.includes('{') || (body ?? query) !== undefined;
      const ids = endpoints.filter(takesInput).map((endpoint) => endpoint.id);
      expect(Object.keys(examples).toSorted()).toEqual(ids.toSorted());
    });
  });

  describe.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (endpointId, endpoint) => {
    it('takes its example', async () => {
      const { body } = examples[endpointId] ?? {};
      await expect(send(endpoint, strictClient(), JSON.stringify(body))).resolves.toMatchObject({ status: 200 });
    });

    it('refuses what is not JSON or not an object', async () => {
      const client = strictClient();
      const before = await allRecordsOf(client);
      for (const body of wrongBodies.filter((text) => !isRight(endpoint, text))) {
        const { status } = await send(endpoint, client, body);
        expect({ body, status }).toEqual({ body, status: 400 });
      }
      expect(await allRecordsOf(client)).toEqual(before);
    });

    it('survives every part of its body being wrong, missing or strange', async () => {
      const client = strictClient();
      const before = await allRecordsOf(client);
      for (const body of spoil(examples[endpointId]?.body)) {
        await send(endpoint, client, JSON.stringify(body));
      }
      expect(await allRecordsOf(client)).toEqual(before);
    });

    it('survives 500 bodies of any shape', async () => {
      const client = strictClient();
      const before = await allRecordsOf(client);
      const next = numbersFrom(20_260_310);
      for (let count = 0; count < 500; count += 1) {
        await send(endpoint, client, JSON.stringify(randomJson(next) ?? null));
      }
      expect(await allRecordsOf(client)).toEqual(before);
    });
  });

  describe.each(withQuery.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (endpointId, endpoint) => {
    it('survives every wrong value in its query', async () => {
      const client = strictClient();
      const before = await allRecordsOf(client);
      const name = examples[endpointId]?.query ?? '';
      const values = wrongValues.map((value) => encoded(String(value)));
      const queries = [
        ...values.map((value) => `?${name}=${value}`),
        '',
        '?',
        `?${name}`,
        `?${name}[]=a&${name}[]=b`,
        `?${name}=a&${name}=b`,
        `?${name}=%E0%A4%A`,
        '?__proto__=a&constructor=b&toString=c',
        `?${'a'.repeat(10_000)}=${'b'.repeat(10_000)}`,
      ];
      for (const query of queries) await send(endpoint, client, undefined, query);
      expect(await allRecordsOf(client)).toEqual(before);
    });
  });

  describe.each(withParams.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s',
    (endpointId, { method, path }) => {
      it('finds no record for any wrong value in its path', async () => {
        const client = strictClient();
        const before = await allRecordsOf(client);
        const { params = {}, body } = examples[endpointId] ?? {};
        const values = wrongValues.map(String).filter((value) => value !== '' && value.length < 1_000);
        for (const name of Object.keys(params)) {
          for (const value of [...values, '%E0%A4%A', '../..', 'a/b']) {
            const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
              encoded((key === name ? value : params[key]) ?? ''),
            );
            const { status } = await client.send(
              method,
              address,
              body === undefined ? undefined : JSON.stringify(body),
            );
            expect({ name, value, status }).toEqual({ name, value, status: 404 });
          }
        }
        expect(await allRecordsOf(client)).toEqual(before);
      });
    },
  );

  const plain = endpoints.filter(({ body, query }) => !body && !query);
  describe.runIf(plain.length > 0)('every endpoint that takes neither body nor query', () => {
    it('ignores a query and answers all the same', async () => {
      const client = strictClient();
      for (const endpoint of plain) {
        await expect(send(endpoint, client, undefined, '?id=1&__proto__=2&x[]=')).resolves.toMatchObject({
          status: 200,
        });
      }
      await expect(allRecordsOf(client)).resolves.toBeDefined();
    });
  });
}
