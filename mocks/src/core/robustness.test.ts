import { endpoints, type AnyEndpoint } from '@quarterdeck/contract';
import { listContacts } from '@quarterdeck/contract/endpoints/contacts';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { listTasks, listTaskTags } from '@quarterdeck/contract/endpoints/tasks';
import { describe, expect, it, vi } from 'vitest';
import { buildTask } from '../tasks/buildTask';
import { testClient, type MockClient } from '../testing/clientOf';
import { numbersFrom, randomJson, spoil, wrongBodies, wrongValues } from '../testing/hostileInput';

const task = buildTask({ id: 'task-01', subTasks: [{ id: 's1', title: 'Part', completed: false }], tags: ['tag-bug'] });
const { id, ...fields } = task;

/** Half a surrogate pair cannot be sent in an address. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));

/** A valid input of each endpoint that takes any. */
const examples: Readonly<Record<string, { body?: unknown; query?: string }>> = {
  'common.user.update': {
    body: { user: { name: 'Elif', email: 'elif@harbour.example', avatar: null, status: 'away' } },
  },
  'common.search': { body: { query: 'task' } },
  'tasks.tag.create': { body: { tag: { title: 'Design' } } },
  'tasks.tag.update': { body: { id: 'tag-bug', tag: { title: 'Defect' } } },
  'tasks.tag.delete': { query: 'id' },
  'tasks.search': { query: 'query' },
  'tasks.order': { body: { tasks: [task] } },
  'tasks.task.get': { query: 'id' },
  'tasks.task.create': { body: { type: 'task' } },
  'tasks.task.update': { body: { id, task: fields } },
  'tasks.task.delete': { query: 'id' },
};
const withBody = endpoints.filter(({ body }) => body !== undefined);
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
      const refusal = { status: expect.toBeOneOf([400, 404]), body: { error: { message: expect.any(String) } } };
      expect(answer).toMatchObject(answer.status === 200 ? { status: 200 } : refusal);
      return answer;
    },
  };
}

/** The ids that were there before the test: nothing may be lost or renamed, only a create may add. */
const oldIds = (records: readonly { id: string }[]) =>
  records
    .map((record) => record.id)
    .filter((one) => !one.startsWith('new-'))
    .toSorted();

/** Every record of the mock by id; each list is checked against its schema on the way. */
async function allRecords({ call }: MockClient) {
  const [tasks, tags, contacts, user] = await Promise.all([
    call(listTasks, {}),
    call(listTaskTags, {}),
    call(listContacts, {}),
    call(getUser, {}),
  ]);
  expect([tasks, tags, contacts, user].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(tasks.body.map(({ order }) => order)).toEqual(tasks.body.map((_, index) => index));
  expect('polluted' in {}).toBe(false);
  return { tasks: oldIds(tasks.body), tags: oldIds(tags.body), contacts: oldIds(contacts.body), user: user.body.id };
}

const send = ({ method, path }: AnyEndpoint, client: MockClient, body?: string, query = '') =>
  client.send(method, `${path}${query}`, body);

describe('every endpoint that takes input', () => {
  it('has an example here', () => {
    const ids = endpoints.filter(({ body, query }) => body ?? query).map((endpoint) => endpoint.id);
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
    const before = await allRecords(client);
    for (const body of wrongBodies) {
      const { status } = await send(endpoint, client, body);
      expect({ body, status }).toEqual({ body, status: 400 });
    }
    expect(await allRecords(client)).toEqual(before);
  });

  it('survives every part of its body being wrong, missing or strange', async () => {
    const client = strictClient();
    const before = await allRecords(client);
    for (const body of spoil(examples[endpointId]?.body)) {
      await send(endpoint, client, JSON.stringify(body));
    }
    expect(await allRecords(client)).toEqual(before);
  });

  it('survives 500 bodies of any shape', async () => {
    const client = strictClient();
    const before = await allRecords(client);
    const next = numbersFrom(20_260_310);
    for (let count = 0; count < 500; count += 1) {
      await send(endpoint, client, JSON.stringify(randomJson(next) ?? null));
    }
    expect(await allRecords(client)).toEqual(before);
  });
});

describe.each(withQuery.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (endpointId, endpoint) => {
  it('survives every wrong value in its query', async () => {
    const client = strictClient();
    const before = await allRecords(client);
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
    expect(await allRecords(client)).toEqual(before);
  });
});

describe('every endpoint that takes no input', () => {
  it('ignores a query and answers all the same', async () => {
    const client = strictClient();
    for (const endpoint of endpoints.filter(({ body, query }) => !body && !query)) {
      await expect(send(endpoint, client, undefined, '?id=1&__proto__=2&x[]=')).resolves.toMatchObject({ status: 200 });
    }
    await expect(allRecords(client)).resolves.toBeDefined();
  });
});
