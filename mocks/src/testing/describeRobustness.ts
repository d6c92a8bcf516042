import type { AnyEndpoint } from '@quarterdeck/contract';
import { describe, expect, it } from 'vitest';
import { testClient, type Answer, type MockClient } from './clientOf';
import { callOf, hostileCalls, type Example, type SentCall } from './hostileCalls';

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

/**
 * Sends an area everything that it does not expect. Each answer is JSON with a known status, and the records are the same
 * after all calls of an endpoint; where they are not, the call that harmed them is searched for and named.
 */
export function describeRobustness({ endpoints, examples, ownRefusals = {}, readRecords }: RobustnessSuite): void {
  /** @throws Error when the mock breaks, or when the answer is neither success nor a known refusal. */
  async function send(client: MockClient, call: SentCall): Promise<Answer<unknown>> {
    const answer = await client.send(call.method, call.path, call.body).catch((cause: unknown) => {
      throw new Error(`There was no answer to ${nameOf(call)}`, { cause });
    });
    const { status, body } = answer;
    const own = ownRefusals[call.path];
    const isRefusal = own?.status === status ? body === own.body : isUsualRefusal(answer);
    const isRight = call.status === undefined ? status === 200 || isRefusal : status === call.status;
    if (!isRight) throw new Error(`${nameOf(call)} was answered ${status} ${JSON.stringify(body)}`);
    return answer;
  }

  /** Sends calls to new data. @returns what differs between the records before and after. */
  async function harmOf(calls: Iterable<SentCall>): Promise<string | undefined> {
    const client = strictClient();
    const before = await readRecords(client);
    for (const call of calls) await send(client, call);
    expect('polluted' in {}).toBe(false);
    return differenceOf(before, await readRecords(client));
  }

  /** The call after which the records are not the same any more, and what differs; undefined when they always are. */
  async function findHarmful(endpoint: AnyEndpoint, example: Example) {
    let difference = await harmOf(hostileCalls(endpoint, example));
    if (difference === undefined) return undefined;
    const calls = [...hostileCalls(endpoint, example)];
    let [harmless, harmful] = [0, calls.length];
    while (harmful - harmless > 1) {
      const middle = (harmless + harmful) >> 1;
      const harm = await harmOf(calls.slice(0, middle));
      if (harm === undefined) harmless = middle;
      else [harmful, difference] = [middle, harm];
    }
    return { difference, after: calls.slice(harmless, harmful).map(nameOf) };
  }

  const given = endpoints.flatMap((endpoint) => {
    const example = examples[endpoint.id];
    return example === undefined ? [] : [[endpoint.id, endpoint, example] as const];
  });

  describe('every endpoint that takes input', () => {
    it('has an example', () => {
      const takesInput = ({ path, body, query }: AnyEndpoint) => path.includes('{') || (body ?? query) !== undefined;
      const ids = endpoints.filter(takesInput).map((endpoint) => endpoint.id);
      expect(Object.keys(examples).toSorted()).toEqual(ids.toSorted());
    });

    it.each(given.filter(([, { body }]) => body))('%s takes its example', async (_, endpoint, example) => {
      await expect(send(strictClient(), callOf(endpoint, example))).resolves.toMatchObject({ status: 200 });
    });

    it.each(given)('%s answers whatever it is sent, and harms no record', async (_, endpoint, example) => {
      await expect(findHarmful(endpoint, example)).resolves.toBeUndefined();
    });
  });

  const plain = endpoints.filter(({ body, query }) => !body && !query);
  describe.runIf(plain.length > 0)('every endpoint that takes neither body nor query', () => {
    it('ignores a query and answers all the same', async () => {
      const client = strictClient();
      for (const endpoint of plain) {
        const call = callOf(endpoint, examples[endpoint.id] ?? {}, '?id=1&__proto__=2&x[]=');
        await expect(send(client, call)).resolves.toMatchObject({ status: 200 });
      }
      await expect(readRecords(client)).resolves.toBeDefined();
    });
  });
}

/** A client of new data that fails the test when the mock breaks. */
function strictClient(): MockClient {
  return testClient({
    onBroken: (where, error) => {
      throw new Error(`${where} broke`, { cause: error });
    },
  });
}

function isUsualRefusal({ status, body }: Answer<unknown>): boolean {
  const { error } = (body ?? {}) as { error?: { message?: unknown } };
  return (status === 400 || status === 404) && typeof error?.message === 'string';
}

function differenceOf(before: unknown, after: unknown): string | undefined {
  try {
    expect(after).toEqual(before);
    return undefined;
  } catch (difference) {
    return String(difference);
  }
}

/** The call, as far as it fits on a screen. */
const nameOf = ({ method, path, body = '' }: SentCall) => `${method} ${path.slice(0, 200)} ${body.slice(0, 200)}`;
