import * as calls from '@quarterdeck/contract/endpoints/tasks';
import { taskSchema, taskTagSchema, type Task, type TaskPatch } from '@quarterdeck/contract/entities/task';
import { readMarks } from '@quarterdeck/contract/rules/highlight';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { buildTask } from './buildTask';

const taskId = (id: string) => z.parse(taskSchema.shape.id, id);
const tagId = (id: string) => z.parse(taskTagSchema.shape.id, id);
const listed = async ({ call }: MockClient) => (await call(calls.listTasks, {})).body;
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id);
const expectPermutation = (tasks: readonly Task[]) =>
  expect(tasks.map(({ order }) => order)).toEqual(tasks.map((_, index) => index));

/** An API whose list holds just these tasks, made by its own calls. */
async function withTasks(...titles: string[]): Promise<MockClient> {
  const client = testClient({ scenario: 'empty' });
  for (const title of titles.toReversed()) {
    const { body } = await client.call(calls.createTask, { body: { type: 'task' } });
    await client.call(calls.updateTask, { body: { id: body.id, task: { title } } });
  }
  return client;
}

const update = async (client: MockClient, id: string, task: TaskPatch) =>
  client.call(calls.updateTask, { body: { id: taskId(id), task } });

describe('tasks.all', () => {
  it('lists tasks and sections by order', async () => {
    const tasks = await listed(testClient());
    expectPermutation(tasks);
    expect(new Set(tasks.map(({ type }) => type))).toEqual(new Set(['task', 'section']));
  });
});

describe('tasks.task.get', () => {
  it('answers the task', async () => {
    const { body } = await testClient().call(calls.getTask, { query: { id: taskId('task-01') } });
    expect(body.title).toBe('Send Marta Lindqvist the revised season calendar');
  });

  it('answers 404 for a missing id', async () => {
    await expect(testClient().call(calls.getTask, { query: { id: taskId('nobody') } })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No task with id nobody' } },
    });
  });

  it('answers 400 without an id', async () => {
    const { status, body } = await testClient().send('GET', 'api/apps/tasks/task');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fieldErrors: { id: 'Is missing' } } });
  });
});

describe('tasks.task.create', () => {
  it.each(['task', 'section'] as const)('makes an empty %s on top and renumbers all', async (type) => {
    const client = testClient();
    const before = await listed(client);
    const { status, body } = await client.call(calls.createTask, { body: { type } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'new-1',
      type,
      title: '',
      notes: null,
      completed: false,
      dueDate: null,
      priority: 1,
      tags: [],
      assignedTo: null,
      subTasks: [],
      order: 0,
    });
    const after = await listed(client);
    expect(ids(after)).toEqual(['new-1', ...ids(before)]);
    expectPermutation(after);
  });

  it('refuses another type', async () => {
    const { status, body } = await testClient().send('POST', 'api/apps/tasks/task', '{"type":"project"}');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fieldErrors: { type: 'Must be one of task, section' } } });
  });
});

describe('tasks.task.update', () => {
  it('changes the given fields only', async () => {
    const client = testClient();
    const { body: before } = await client.call(calls.getTask, { query: { id: taskId('task-02') } });
    const { body: after } = await update(client, 'task-02', { completed: !before.completed, notes: null });
    expect(after).toEqual({ ...before, completed: !before.completed, notes: null });
    expect((await listed(client)).find(({ id }) => id === before.id)).toEqual(after);
  });

  it('toggles completed back and forth', async () => {
    const client = testClient();
    for (const completed of [true, false, true]) {
      expect((await update(client, 'task-01', { completed })).body.completed).toBe(completed);
    }
  });

  it('never changes the id', async () => {
    const client = testClient();
    const before = ids(await listed(client));
    const body = JSON.stringify({ id: 'task-01', task: { id: 'task-02', title: 'Mine' } });
    await expect(client.send('PATCH', 'api/apps/tasks/task', body)).resolves.toMatchObject({
      status: 200,
      body: { id: 'task-01', title: 'Mine' },
    });
    expect(ids(await listed(client))).toEqual(before);
  });

  it('takes each tag once and drops unknown ones', async () => {
    const tags = ['tag-bug', 'tag-nothing', 'tag-api', 'tag-bug'].map(tagId);
    expect((await update(testClient(), 'task-01', { tags })).body.tags).toEqual(['tag-bug', 'tag-api']);
  });

  it.each([
    [0, 'cabd'],
    [1, 'acbd'],
    [2, 'abcd'],
    [3, 'abdc'],
    [99, 'abdc'],
  ])('moves the task to order %i, and the orders stay a permutation', async (order, wanted) => {
    const client = await withTasks('a', 'b', 'c', 'd');
    const third = (await listed(client))[2];
    const { body } = await update(client, third?.id ?? '', { order, title: 'c' });
    expect(body.order).toBe(Math.min(order, 3));
    const tasks = await listed(client);
    expect(tasks.map(({ title }) => title).join('')).toBe(wanted);
    expectPermutation(tasks);
  });

  it('changes nothing when the patch is refused', async () => {
    const client = testClient();
    const before = await listed(client);
    const patch = { title: 'New', priority: 3 };
    const { status, body } = await client.send('PATCH', 'api/apps/tasks/task', JSON.stringify({ id: 'task-01', task: patch }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fieldErrors: { 'task.priority': 'Must be one of 0, 1, 2' } } });
    expect(await listed(client)).toEqual(before);
  });

  it('answers 404 for a missing id', async () => {
    await expect(update(testClient(), 'nobody', { title: 'x' })).resolves.toMatchObject({ status: 404 });
  });
});

describe('tasks.task.delete', () => {
  it('removes the task and closes the gap', async () => {
    const client = await withTasks('a', 'b', 'c');
    const second = (await listed(client))[1];
    await expect(client.call(calls.deleteTask, { query: { id: taskId(second?.id ?? '') } })).resolves.toEqual({
      status: 200,
      body: true,
    });
    const tasks = await listed(client);
    expect(tasks.map(({ title }) => title)).toEqual(['a', 'c']);
    expectPermutation(tasks);
  });

  it('answers 404 for a missing id and removes nothing', async () => {
    const client = testClient();
    const before = await listed(client);
    await expect(client.call(calls.deleteTask, { query: { id: taskId('nobody') } })).resolves.toMatchObject({
      status: 404,
    });
    expect(await listed(client)).toEqual(before);
  });
});

describe('tasks.order', () => {
  const send = async (client: MockClient, tasks: Task[]) => (await client.call(calls.orderTasks, { body: { tasks } })).body;

  it('sets order to the index in the list sent', async () => {
    const client = testClient();
    const wanted = (await listed(client)).toReversed();
    const answer = await send(client, wanted);
    expect(ids(answer)).toEqual(ids(wanted));
    expectPermutation(answer);
    expect(await listed(client)).toEqual(answer);
  });

  it('lets tasks that were not sent follow in their old order', async () => {
    const client = await withTasks('a', 'b', 'c', 'd');
    const [, , c, d] = await listed(client);
    const answer = await send(client, [d, c].filter((task) => task !== undefined));
    expect(answer.map(({ title }) => title).join('')).toBe('dcab');
    expectPermutation(answer);
  });

  it('ignores unknown ids and takes an id that is sent twice once', async () => {
    const client = await withTasks('a', 'b');
    const [a, b] = await listed(client);
    const sent = [b, buildTask({ id: 'nobody' }), b, a].filter((task) => task !== undefined);
    expect((await send(client, sent)).map(({ title }) => title).join('')).toBe('ba');
  });

  it('changes no other field, whatever the list sent says', async () => {
    const client = await withTasks('a', 'b');
    const sent = (await listed(client)).map((task) => ({ ...task, title: 'old copy', completed: true, order: 500 }));
    expect(await send(client, sent)).toMatchObject([
      { title: 'a', completed: false, order: 0 },
      { title: 'b', completed: false, order: 1 },
    ]);
  });

  it('takes an empty list for no change', async () => {
    const client = testClient();
    const before = await listed(client);
    expect(await send(client, [])).toEqual(before);
  });
});

describe('tasks.search', () => {
  const find = async (client: MockClient, query: string) => (await client.call(calls.searchTasks, { query: { query } })).body;

  it('finds title or notes, whatever the case, and marks matches in the title', async () => {
    const client = testClient();
    const found = (await find(client, 'AMARA')) ?? [];
    expect(found.map(({ title }) => title)).toContain('Review <mark>Amara</mark>’s calendar grid for keyboard use');
    const byNotes = (await find(client, 'spreadsheet')) ?? [];
    expect(byNotes.map(({ id }) => id)).toContain('task-22');
    for (const { title, notes } of byNotes) {
      expect(`${title} ${notes ?? ''}`.replaceAll(/<\/?mark>/g, '').toLowerCase()).toContain('spreadsheet');
    }
  });

  it('finds Izmir and İzmir alike', async () => {
    const client = testClient();
    for (const query of ['izmir', 'İZMİR', 'ızmır']) {
      expect((await find(client, query))?.map(({ id }) => id)).toEqual(['task-28']);
    }
  });

  it('escapes markup of the title', async () => {
    const found = await find(testClient(), 'unnamed');
    expect(found?.[0]?.title).toBe('Error page shows “&lt;<mark>unnamed</mark>&gt;” &amp; an empty “Retry”');
    expect(readMarks(found?.[0]?.title ?? '').map(({ text }) => text).join('')).toBe(
      'Error page shows “<unnamed>” & an empty “Retry”',
    );
  });

  it('takes characters of regular expressions for themselves', async () => {
    const client = testClient();
    expect(await find(client, '.*')).toEqual([]);
    expect(await find(client, '[a-z](')).toEqual([]);
    expect((await find(client, '30 %'))?.map(({ id }) => id)).toEqual(['task-25']);
  });

  it('keeps the order of the list, and changes no stored title', async () => {
    const client = testClient();
    const before = await listed(client);
    const orders = (await find(client, 'booking'))?.map(({ order }) => order) ?? [];
    expect(orders.length).toBeGreaterThan(3);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(await listed(client)).toEqual(before);
  });

  it('answers null to an empty query, and a list without entries when nothing matches', async () => {
    const client = testClient();
    await expect(client.call(calls.searchTasks, { query: {} })).resolves.toEqual({ status: 200, body: null });
    for (const blank of ['', '   ', '\u0301']) expect(await find(client, blank)).toBeNull();
    expect(await find(client, 'zz-no-such-word')).toEqual([]);
  });
});
