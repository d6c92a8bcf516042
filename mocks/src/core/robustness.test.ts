import { buildAddress, endpoints, type AnyEndpoint } from '@quarterdeck/contract';
import { authDocs } from '@quarterdeck/contract/docs/auth';
import { listContacts } from '@quarterdeck/contract/endpoints/contacts';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { listRequirements } from '@quarterdeck/contract/endpoints/marketplace';
import { listReceipts } from '@quarterdeck/contract/endpoints/payment';
import { listTasks, listTaskTags } from '@quarterdeck/contract/endpoints/tasks';
import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { demoAccount } from '../auth/demoAccount';
import { buildTask } from '../tasks/buildTask';
import { testClient, type MockClient } from '../testing/clientOf';
import { numbersFrom, randomJson, spoil, wrongBodies, wrongValues } from '../testing/hostileInput';
import { projectId, readBacklog } from '../testing/productCalls';

const task = buildTask({ id: 'task-01', subTasks: [{ id: 's1', title: 'Part', completed: false }], tags: ['tag-bug'] });
const { id, ...fields } = task;

/** Half a surrogate pair cannot be sent in an address. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));

const user = { id: 'user-elif', name: 'Elif', email: 'elif@harbour.example', avatar: null, status: 'away' };
const visit = { sessionId: 'session-01' };
const project = { projectId };

interface Example {
  params?: Record<string, string>;
  body?: unknown;
  /** Name of a value of the query. */
  query?: string;
}

/** A valid input of each endpoint that takes any. */
const examples: Readonly<Record<string, Example>> = {
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
  'auth.sign-in': { body: demoAccount },
  'auth.sign-in-with-token': { body: authDocs.signInWithToken.example.body },
  'auth.sign-up': { body: { ...demoAccount, name: 'Elif', company: '' } },
  'auth.forgot-password': { body: { email: demoAccount.email } },
  'auth.reset-password': { body: { password: demoAccount.password } },
  'auth.unlock-session': { body: demoAccount },
  'product.session.create': { body: {} },
  'product.project.create': {
    body: {
      ...visit,
      name: 'Harbour shop',
      startDate: '2026-03-16',
      goals: ['Sell'],
      invitations: [{ email: 'deniz@harbour.example', role: 'admin' }],
      requirements: [{ title: 'Charts' }, { requirementId: 'QD-011' }],
    },
  },
  'product.project.get': { params: project },
  'product.project.update': {
    params: project,
    body: {
      project: {
        name: 'Harbour',
        startDate: '2026-03-16',
        requirements: [
          {
            id: 'item-04',
            status: 'now',
            order: 3,
            labels: ['Data'],
            acceptanceCriteria: [{ text: 'No guest is lost', done: true }],
            dueDate: '2026-04-01',
          },
          { title: 'New' },
        ],
      },
    },
  },
  'product.requirements.add': { params: project, body: { ...visit, requirementIds: ['QD-002'] } },
  'product.project.requirement.delete': { params: { ...project, requirementId: 'item-18' } },
  'product.requirements.list': { query: 'search' },
  'product.requirement.get': { params: { id: 'QD-027' } },
  'product.checkout-session.create': {
    body: { ...visit, ...project, requirementIds: ['QD-045', 'QD-002'], currency: 'USD' },
  },
  'product.checkout-session.get': { params: { id: 'checkout-01' } },
  'product.receipts.list': { params: project },
  'product.receipt.get': { params: { ...project, id: 'receipt-01' } },
  'product.translations': { params: { lang: 'en' } },
  'product.user.update': { params: { id: user.id }, body: { user } },
};

/** Endpoints whose refusals have a body of their own, with the status and the body. */
const ownRefusals: Readonly<Record<string, { status: number; body: unknown }>> = {
  'api/auth/sign-in': { status: 404, body: false },
  'api/auth/sign-in-with-token': { status: 401, body: 'Invalid token' },
  'api/auth/unlock-session': { status: 404, body: false },
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

/** The ids that were there before the test: nothing may be lost or renamed, only a create may add. */
const oldIds = (records: readonly { id: string }[]) =>
  records
    .map((record) => record.id)
    .filter((one) => !one.startsWith('new-'))
    .toSorted();

/** Every record of the mock by id; each list is checked against its schema on the way. */
async function allRecords(client: MockClient) {
  const { call } = client;
  const [items, requirements, receipts] = await Promise.all([
    readBacklog(client),
    call(listRequirements, { query: { size: 100 } }),
    call(listReceipts, { params: project }),
  ]);
  expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index));
  const [tasks, tags, contacts, user] = await Promise.all([
    call(listTasks, {}),
    call(listTaskTags, {}),
    call(listContacts, {}),
    call(getUser, {}),
  ]);
  expect([tasks, tags, contacts, user].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(tasks.body.map(({ order }) => order)).toEqual(tasks.body.map((_, index) => index));
  expect('polluted' in {}).toBe(false);
  return {
    tasks: oldIds(tasks.body),
    tags: oldIds(tags.body),
    contacts: oldIds(contacts.body),
    user: user.body.id,
    items: oldIds(items),
    requirements: oldIds(requirements.body.requirements),
    receipts: oldIds(receipts.body),
  };
}

const send = ({ id: endpointId, method, path }: AnyEndpoint, client: MockClient, body?: string, query = '') => {
  const address = buildAddress({ path }, { params: examples[endpointId]?.params }, '/').slice(1);
  return client.send(method, `${address}${query}`, body);
};

/** Whether a text is a body that the endpoint may take: `{}` is nothing wrong where nothing is needed. */
function isRight({ body: schema }: AnyEndpoint, text: string): boolean {
  try {
    // A byte order mark in front is no part of the text.
    return schema !== undefined && z.safeParse(schema, JSON.parse(text.replace(/^\uFEFF/, ''))).success;
  } catch {
    return false;
  }
}

describe('every endpoint that takes input', () => {
  it('has an example here', () => {
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
    const before = await allRecords(client);
    for (const body of wrongBodies.filter((text) => !isRight(endpoint, text))) {
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

describe.each(withParams.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (endpointId, { method, path }) => {
  it('finds no record for any wrong value in its path', async () => {
    const client = strictClient();
    const before = await allRecords(client);
    const { params = {}, body } = examples[endpointId] ?? {};
    const values = wrongValues.map(String).filter((value) => value !== '' && value.length < 1_000);
    for (const name of Object.keys(params)) {
      for (const value of [...values, '%E0%A4%A', '../..', 'a/b']) {
        const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
          encoded((key === name ? value : params[key]) ?? ''),
        );
        const { status } = await client.send(method, address, body === undefined ? undefined : JSON.stringify(body));
        expect({ name, value, status }).toEqual({ name, value, status: 404 });
      }
    }
    expect(await allRecords(client)).toEqual(before);
  });
});

describe('every endpoint that takes neither body nor query', () => {
  it('ignores a query and answers all the same', async () => {
    const client = strictClient();
    for (const endpoint of endpoints.filter(({ body, query }) => !body && !query)) {
      await expect(send(endpoint, client, undefined, '?id=1&__proto__=2&x[]=')).resolves.toMatchObject({ status: 200 });
    }
    await expect(allRecords(client)).resolves.toBeDefined();
  });
});
