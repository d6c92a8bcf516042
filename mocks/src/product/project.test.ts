import {
  createProject,
  createSession,
  getProject,
  restoreProjectRequirements,
  updateProject,
} from '@quarterdeck/contract/endpoints/project';
import { projectIdSchema } from '@quarterdeck/contract/entities/project';
import { sessionIdSchema } from '@quarterdeck/contract/entities/session';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';
import {
  clientWithBacklog,
  itemId,
  projectId,
  readBacklog,
  readProject,
  removeItem,
  requirementIds,
  sendItems,
  sessionId,
} from '../testing/productCalls';

const nowhere = z.parse(projectIdSchema, 'project-nowhere');
const params = { projectId };

describe('product.session.create', () => {
  it('starts a visit of its own with each call', async () => {
    const { call } = testClient();
    await expect(call(createSession, { body: {} })).resolves.toEqual({ status: 200, body: { sessionId: 'new-1' } });
    expect((await call(createSession, { body: {} })).body.sessionId).toBe('new-2');
  });

  it('names a visit with which a project can be created', async () => {
    const { call } = testClient();
    const { body } = await call(createSession, { body: {} });
    const { status } = await call(createProject, { body: { sessionId: body.sessionId, name: 'Harbour shop' } });
    expect(status).toBe(200);
  });
});

describe('product.project.create', () => {
  it('needs only session and name: starts on the next Monday, in USD, with an empty backlog', async () => {
    const client = testClient();
    const { status, body } = await client.call(createProject, { body: { sessionId, name: '  Harbour shop ' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'new-1',
      name: 'Harbour shop',
      summary: '',
      startDate: '2026-03-16',
      currency: 'USD',
      goals: [],
      invitations: [],
      kind: '',
      targetDate: null,
      notes: null,
      requirements: [],
      createdAt: '2026-03-10T09:30:00.000Z',
    });
    expect(await readProject(client, body.id)).toEqual(body);
  });

  it('keeps everything that getting started asks for', async () => {
    const given = {
      name: 'Harbour shop',
      summary: 'Charts by post.',
      startDate: '2026-03-23',
      currency: 'TRY',
      goals: ['Sell', 'Ship', 'Sleep'],
      invitations: [{ email: 'deniz@harbour.example', role: 'viewer' }],
      kind: 'Shop',
      targetDate: '2026-06-30',
      notes: 'Before the season.',
    } as const;
    const { goals, invitations, ...rest } = given;
    const body = { sessionId, ...rest, goals: [...goals], invitations: [...invitations] };
    expect((await testClient().call(createProject, { body })).body).toMatchObject(given);
  });

  it('makes the items of the backlog in the order sent, with keys of the project', async () => {
    const [free] = requirementIds('QD-011');
    const requirements = [{ title: 'Charts' }, { requirementId: free }, { title: 'Buoys', status: 'later' as const }];
    const { body } = await testClient().call(createProject, {
      body: { sessionId, name: 'Harbour shop', requirements },
    });
    expect(body.requirements).toMatchObject([
      { key: 'HS-001', title: 'Charts', requirementId: null, status: 'next', order: 0 },
      { key: 'QD-011', title: 'Sign in with email and password', requirementId: 'QD-011', price: 0, order: 1 },
      { key: 'HS-002', title: 'Buoys', status: 'later', order: 2 },
    ]);
  });

  it('makes no project when one item is refused', async () => {
    const { send, call } = testClient();
    const body = { sessionId, name: 'Harbour shop', requirements: [{ title: 'Charts' }, {}] };
    await expect(send('POST', 'projects', JSON.stringify(body))).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'requirements.1.title': 'Is missing' } } },
    });
    await expect(call(getProject, { params: { projectId: 'new-1' } })).resolves.toMatchObject({ status: 404 });
  });

  it.each([
    [{ name: ' H ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ startDate: '2026-03-17' }, 'startDate'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ startDate: '2026-03-09' }, 'startDate'],
    [{ currency: 'XXX' }, 'currency'],
    [{ goals: ['a', 'b', 'c', 'd'] }, 'goals'],
    [{ invitations: [{ email: 'deniz', role: 'admin' }] }, 'invitations.0.email'],
    [{ invitations: [{ email: 'deniz@harbour.example', role: 'king' }] }, 'invitations.0.role'],
  ])('answers 400 to %j and names %s', async (change, field) => {
    const body = JSON.stringify({ sessionId, name: 'Harbour shop', ...change });
    await expect(testClient().send('POST', 'projects', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { [field]: expect.any(String) } } },
    });
  });

  it('can start today when today is a Monday', async () => {
    const { call } = testClient({ now: () => new Date(2026, 2, 16, 23, 30) });
    const { status } = await call(createProject, {
      body: { sessionId, name: 'Harbour shop', startDate: '2026-03-16' },
    });
    expect(status).toBe(200);
  });

  it('answers 404 for a session that there is not', async () => {
    const body = { sessionId: z.parse(sessionIdSchema, 'nobody'), name: 'Harbour shop' };
    await expect(testClient().call(createProject, { body })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No session with id nobody' } },
    });
  });
});

describe('product.project.get', () => {
  it('answers the project with its backlog, sorted by order', async () => {
    const project = await readProject(testClient());
    expect(project.name).toBe('Harbour CRM');
    expect(project.requirements.map(({ order }) => order)).toEqual([...project.requirements.keys()]);
    expect(Object.keys(project.requirements[0] ?? {})).not.toContain('projectId');
  });

  it('has a project without a backlog in the scenario empty, 10,000 items in large', async () => {
    expect((await readProject(testClient({ scenario: 'empty' }))).requirements).toEqual([]);
    const { requirements } = await readProject(testClient({ scenario: 'large' }));
    expect(requirements).toHaveLength(10_000);
    expect(new Set(requirements.map(({ key }) => key)).size).toBe(10_000);
  });

  it('gives a project of one’s own 10,000 items too, its own first, and writes to them', async () => {
    const client = await clientWithBacklog('Lamp', 'Door');
    client.api.setScenario('large');
    const { requirements } = await readProject(client, client.project.id);
    expect(requirements).toHaveLength(10_000);
    expect(requirements.slice(0, 3).map(({ key, title }) => `${key} ${title}`)).toEqual([
      'LT-001 Lamp',
      'LT-002 Door',
      'LT-202 Lamp (3)',
    ]);
    expect(new Set(requirements.map(({ key }) => key)).size).toBe(10_000);
    const last = requirements.at(-1);
    const { body } = await sendItems(client, client.project.id, [{ id: last?.id, title: 'Last lamp', order: 0 }]);
    expect(body.requirements.slice(0, 2).map(({ title }) => title)).toEqual(['Last lamp', 'Lamp']);
    expect((await readBacklog(client, client.project.id))[0]?.id).toBe(last?.id);
    expect(await readBacklog(client)).toHaveLength(10_000);
  });

  it('gives a project that is made under large, or beside it, its 10,000 items at once', async () => {
    const client = testClient({ scenario: 'large' });
    await readProject(client);
    const make = async (...titles: string[]) => {
      const body = { sessionId, name: 'Lighthouse tours', requirements: titles.map((title) => ({ title })) };
      return (await client.call(createProject, { body })).body;
    };
    const made = await make('Lamp');
    expect(made.requirements).toHaveLength(10_000);
    expect(made.requirements[0]?.title).toBe('Lamp');
    expect((await make()).requirements).toHaveLength(10_000);
    client.api.setScenario('success');
    const { id } = await make('Door', 'Stair');
    expect(await readBacklog(client, id)).toHaveLength(2);
    client.api.setScenario('large');
    const beside = await readBacklog(client, id);
    expect(beside).toHaveLength(10_000);
    expect(beside.slice(0, 2).map(({ title }) => title)).toEqual(['Door', 'Stair']);
    expect(await readBacklog(client, made.id)).toHaveLength(10_000);
    expect(await readBacklog(client)).toHaveLength(10_000);
  });

  it('deletes and restores the items of a large project, and has all of them after a reset', async () => {
    const client = testClient({ scenario: 'large' });
    const id = 'project-01-large-500';
    await removeItem(client, id);
    expect(await readBacklog(client)).toHaveLength(9_999);
    await client.call(restoreProjectRequirements, { params: { projectId }, body: { ids: [itemId(id)] } });
    const items = await readBacklog(client);
    expect([items.length, items[500]?.id]).toEqual([10_000, id]);
    await client.api.reset();
    expect(await readBacklog(client)).toHaveLength(10_000);
  });

  it('fills a project without items under large', async () => {
    const client = await clientWithBacklog();
    client.api.setScenario('large');
    expect(await readBacklog(client, client.project.id)).toHaveLength(10_000);
  });

  it('answers 404 for a missing id', async () => {
    await expect(testClient().call(getProject, { params: { projectId: nowhere } })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No project with id project-nowhere' } },
    });
  });
});

describe('product.project.update', () => {
  it('changes the fields sent and no others', async () => {
    const client = testClient();
    const before = await readProject(client);
    const project = { name: 'Harbour', goals: ['Rest'], currency: 'EUR' as const };
    const { body } = await client.call(updateProject, { params, body: { project } });
    expect(body).toEqual({ ...before, ...project });
    expect(await readProject(client)).toEqual(body);
  });

  it('never changes id and creation', async () => {
    const client = testClient();
    const before = await readProject(client);
    const body = JSON.stringify({ project: { id: 'other', createdAt: '2020-01-01T00:00:00.000Z', name: 'Harbour' } });
    await client.send('PATCH', 'projects/project-01', body);
    expect(await readProject(client)).toEqual({ ...before, name: 'Harbour' });
  });

  it('keeps a start that has passed, and moves it to a coming Monday only', async () => {
    const client = testClient();
    const { startDate } = await readProject(client);
    const move = (day: string) =>
      client.call(updateProject, { params, body: { project: { startDate: day, name: 'Harbour' } } });
    await expect(move(startDate)).resolves.toMatchObject({ status: 200, body: { startDate: '2026-02-16' } });
    await expect(move('2026-03-09')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'project.startDate': 'Is in the past' } } },
    });
    await expect(move('2026-03-30')).resolves.toMatchObject({ status: 200, body: { startDate: '2026-03-30' } });
  });

  it('answers 404 for a missing id', async () => {
    const input = { params: { projectId: nowhere }, body: { project: { name: 'Harbour' } } };
    await expect(testClient().call(updateProject, input)).resolves.toMatchObject({ status: 404 });
  });
});
