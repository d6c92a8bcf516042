import { addRequirements } from '@quarterdeck/contract/endpoints/project';
import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { sessionIdSchema } from '@quarterdeck/contract/entities/session';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { clientOf, testClient, type MockClient } from '../testing/clientOf';
import {
  clientWithBacklog,
  itemId,
  projectId,
  readBacklog,
  removeItem,
  requirementIds,
  sendItems,
  sessionId,
} from '../testing/productCalls';

const titles = (items: readonly BacklogItem[]) => items.map(({ title }) => title).join('');
const keys = (items: readonly BacklogItem[]) => items.map(({ key }) => key);
const expectNumbered = (items: readonly BacklogItem[]) =>
  expect(items.map(({ order }) => order)).toEqual([...items.keys()]);

const find = async (client: MockClient, id: string) => (await readBacklog(client)).find((item) => item.id === id);

describe('product.project.update, the order and status of backlog items', () => {
  it('sets the status and leaves all else as it is', async () => {
    const client = testClient();
    const before = await readBacklog(client);
    const { body } = await sendItems(client, projectId, [{ id: itemId('item-04'), status: 'done' }]);
    expect(body.requirements).toEqual(
      before.map((item) => (item.id === 'item-04' ? { ...item, status: 'done' } : item)),
    );
    expect(await readBacklog(client)).toEqual(body.requirements);
  });

  it.each([
    [0, 'cabd'],
    [1, 'acbd'],
    [2, 'abcd'],
    [3, 'abdc'],
    [99, 'abdc'],
  ])('moves the third item to order %i: %s', async (order, wanted) => {
    const client = await clientWithBacklog('a', 'b', 'c', 'd');
    const third = client.project.requirements[2];
    const { body } = await sendItems(client, client.project.id, [{ id: itemId(third?.id ?? ''), order }]);
    expect(titles(body.requirements)).toBe(wanted);
    expectNumbered(body.requirements);
  });

  it('takes a whole backlog in a new order', async () => {
    const client = testClient();
    const wanted = (await readBacklog(client)).toReversed().map((item, order) => ({ ...item, order }));
    const { body } = await sendItems(client, projectId, wanted);
    expect(body.requirements).toEqual(wanted);
  });

  it('takes over a requirement in the language of the call, added or sent', async () => {
    const client = testClient({ language: 'tr' });
    const [dark, exported] = requirementIds('QD-002', 'QD-040');
    await client.call(addRequirements, {
      params: { projectId },
      body: { sessionId, requirementIds: dark === undefined ? [] : [dark] },
    });
    const { body } = await sendItems(client, projectId, [{ requirementId: exported }]);
    expect(body.requirements.slice(-2)).toMatchObject([
      { title: 'Koyu tema', labels: ['Tasarım'] },
      { title: 'CSV ve JSON dışa aktarma', labels: ['Dışa aktarma'] },
    ]);
  });

  it('says what came from a requirement in the language of each call, and what people wrote as they wrote it', async () => {
    const turkish = testClient({ language: 'tr' });
    const [dark] = requirementIds('QD-002');
    await sendItems(turkish, projectId, [{ requirementId: dark }]);
    const added = (await readBacklog(turkish)).at(-1);
    if (added === undefined) throw new Error('Nothing was added');
    const english = clientOf(turkish.api, 'en');
    const read = (client: MockClient) => find(client, added.id);
    expect(await read(english)).toMatchObject({ title: 'Dark theme', labels: ['Design'] });
    // Labels and criteria go back whole when one of them changes.
    await sendItems(turkish, projectId, [
      {
        id: added.id,
        labels: [...added.labels, 'Benim'],
        acceptanceCriteria: added.acceptanceCriteria.map((one) => ({ ...one, done: true })),
        description: 'Kendi sözlerim',
      },
    ]);
    expect(await read(turkish)).toMatchObject({
      title: 'Koyu tema',
      labels: ['Tasarım', 'Benim'],
      description: 'Kendi sözlerim',
    });
    const said = await read(english);
    expect(said).toMatchObject({ title: 'Dark theme', labels: ['Design', 'Benim'], description: 'Kendi sözlerim' });
    expect(said?.acceptanceCriteria.every(({ done }) => done)).toBe(true);
    expect(said?.acceptanceCriteria.map(({ text }) => text)).not.toEqual(
      added.acceptanceCriteria.map(({ text }) => text),
    );
  });

  it('passes over ids that the backlog does not have', async () => {
    const client = await clientWithBacklog('a', 'b');
    const { status, body } = await sendItems(client, client.project.id, [{ id: itemId('gone'), title: 'x', order: 0 }]);
    expect(status).toBe(200);
    expect(body.requirements).toEqual(client.project.requirements);
  });

  it('changes title, description, labels, assignee, criteria, comments, estimate and due date of an own item', async () => {
    const client = testClient();
    const changes = {
      title: 'Import guests',
      description: 'From the old book.',
      labels: ['Data', 'Guests'],
      assigneeId: null,
      acceptanceCriteria: [{ text: 'No guest is lost', done: true }],
      comments: [{ id: 'c1', authorId: 'user-elif', text: 'Soon.', createdAt: '2026-03-10T09:00:00.000Z' }],
      estimateDays: 3.5,
      dueDate: '2026-04-01',
    };
    await sendItems(client, projectId, [{ id: itemId('item-04'), ...changes, labels: ['Data', 'Guests', 'Data'] }]);
    expect(await find(client, 'item-04')).toMatchObject(changes);
  });

  it('keeps key, price, payment, requirement and estimate of an item of the marketplace', async () => {
    const client = testClient();
    const before = await find(client, 'item-01');
    const changes = { id: 'item-01', key: 'X', price: 1, payment: 'none', requirementId: null, estimateDays: 1 };
    const body = JSON.stringify({ project: { requirements: [{ ...changes, title: 'Checkout', status: 'later' }] } });
    await client.send('PATCH', 'projects/project-01', body);
    expect(await find(client, 'item-01')).toEqual({ ...before, title: 'Checkout', status: 'later' });
  });

  it('makes an own item at the end, with the next key', async () => {
    const client = testClient();
    const { body } = await sendItems(client, projectId, [{ title: ' Ask the port ' }]);
    expect(body.requirements.at(-1)).toEqual({
      id: 'new-1',
      key: 'HC-106',
      requirementId: null,
      title: 'Ask the port',
      description: '',
      estimateDays: null,
      price: 0,
      payment: 'none',
      status: 'next',
      labels: [],
      assigneeId: null,
      acceptanceCriteria: [],
      comments: [],
      dueDate: null,
      order: 18,
      createdAt: '2026-03-10T09:30:00.000Z',
    });
  });

  it('makes a new item where its order says', async () => {
    const client = await clientWithBacklog('a', 'b', 'c');
    const { body } = await sendItems(client, client.project.id, [{ title: 'x', order: 1 }]);
    expect(titles(body.requirements)).toBe('axbc');
    expectNumbered(body.requirements);
  });

  it('brings a deleted item back, one that was paid as paid', async () => {
    const client = testClient();
    const item = await find(client, 'item-01');
    await removeItem(client, 'item-01');
    const { id: _, ...rest } = item ?? {};
    await sendItems(client, projectId, [rest]);
    expect(await find(client, 'new-1')).toEqual({
      ...item,
      id: 'new-1',
      createdAt: '2026-03-10T09:30:00.000Z',
    });
    expect(item).toMatchObject({ payment: 'paid', order: 0, status: 'now' });
  });

  it.each([
    ['QD-045', 'Has not been paid'],
    ['QD-027', 'Is already in the project'],
    ['QD-999', 'Is not in the marketplace'],
  ])('refuses %s as a new item: %s', async (id, message) => {
    const [requirementId] = requirementIds(id);
    await expect(sendItems(testClient(), projectId, [{ requirementId }])).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'project.requirements.0.requirementId': message } } },
    });
  });

  it('changes nothing when one entry is refused', async () => {
    const client = testClient();
    const before = await readBacklog(client);
    const { status } = await sendItems(client, projectId, [
      { id: itemId('item-04'), status: 'done' },
      { title: 'New' },
      { status: 'now' },
    ]);
    expect(status).toBe(400);
    expect(await readBacklog(client)).toEqual(before);
  });

  it('leaves the backlog of other projects alone', async () => {
    const before = await readBacklog(testClient());
    const client = await clientWithBacklog('a', 'b');
    await sendItems(client, client.project.id, [{ title: 'c' }]);
    expect(await readBacklog(client)).toEqual(before);
  });
});

describe('product.requirements.add', () => {
  const add = (client: MockClient, ...ids: string[]) =>
    client.call(addRequirements, {
      params: { projectId },
      body: { sessionId, requirementIds: requirementIds(...ids) },
    });

  it('takes a session id, a project id and requirement ids, and adds them at the end', async () => {
    const client = testClient();
    const before = await readBacklog(client);
    const { status, body } = await add(client, 'QD-040', 'QD-002');
    expect(status).toBe(200);
    expect(body.project.requirements).toEqual([...before, expect.anything(), expect.anything()]);
    expect(body.project.requirements.slice(-2)).toMatchObject([
      {
        key: 'QD-040',
        requirementId: 'QD-040',
        status: 'next',
        price: 0,
        payment: 'none',
        estimateDays: 1.5,
        order: 18,
      },
      { key: 'QD-002', labels: ['Design'], order: 19 },
    ]);
    expect(await readBacklog(client)).toEqual(body.project.requirements);
  });

  it('can be repeated: what the project already has stays as it is', async () => {
    const client = testClient();
    const once = (await add(client, 'QD-002')).body.project;
    expect((await add(client, 'QD-002', 'QD-002', 'QD-008')).body.project).toEqual(once);
  });

  it('adds none when one costs something or is unknown, and names each of these', async () => {
    const client = testClient();
    const before = await readBacklog(client);
    await expect(add(client, 'QD-002', 'QD-045', 'QD-999')).resolves.toMatchObject({
      status: 400,
      body: {
        error: {
          fieldErrors: { 'requirementIds.1': 'Has not been paid', 'requirementIds.2': 'Is not in the marketplace' },
        },
      },
    });
    expect(await readBacklog(client)).toEqual(before);
  });

  it('adds one that was paid and deleted', async () => {
    const client = testClient();
    await removeItem(client, 'QD-042');
    const { body } = await add(client, 'QD-042');
    expect(body.project.requirements.at(-1)).toMatchObject({ key: 'QD-042', price: 1720, payment: 'paid' });
  });

  it('adds nothing when adding the free requirements fails', async () => {
    const client = testClient({ scenario: { mix: { 'product.requirements.add': 'error' } } });
    const before = await readBacklog(client);
    await expect(add(client, 'QD-002')).resolves.toMatchObject({ status: 500, body: { error: { code: 'server' } } });
    expect(await readBacklog(client)).toEqual(before);
  });

  it('answers 400 to an empty list, 404 for a missing session or project', async () => {
    const client = testClient();
    await expect(add(client)).resolves.toMatchObject({ status: 400 });
    const body = { sessionId, requirementIds: requirementIds('QD-002') };
    const nobody = { ...body, sessionId: z.parse(sessionIdSchema, 'nobody') };
    await expect(client.call(addRequirements, { params: { projectId }, body: nobody })).resolves.toMatchObject({
      status: 404,
      body: { error: { message: 'No session with id nobody' } },
    });
    await expect(client.call(addRequirements, { params: { projectId: 'nowhere' }, body })).resolves.toMatchObject({
      status: 404,
      body: { error: { message: 'No project with id nowhere' } },
    });
  });
});

describe('product.project.requirement.delete', () => {
  it.each([
    ['item-02', 'QD-031'],
    ['QD-031', 'QD-031'],
    ['item-04', 'HC-102'],
  ])('deletes the item that %s names, and the others move up', async (id, key) => {
    const client = testClient();
    const before = await readBacklog(client);
    await expect(removeItem(client, id)).resolves.toEqual({ status: 200, body: true });
    const after = await readBacklog(client);
    expect(keys(after)).toEqual(keys(before).filter((one) => one !== key));
    expectNumbered(after);
  });

  it('answers 404 for a missing item or project and deletes nothing', async () => {
    const client = await clientWithBacklog('a');
    const before = await readBacklog(client);
    await expect(removeItem(client, 'nothing')).resolves.toMatchObject({ status: 404 });
    await expect(removeItem(client, 'item-01', 'nowhere')).resolves.toMatchObject({ status: 404 });
    await expect(removeItem(client, 'item-01', client.project.id)).resolves.toMatchObject({ status: 404 });
    expect(await readBacklog(client)).toEqual(before);
  });
});
