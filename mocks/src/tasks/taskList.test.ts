import { createContact, deleteContact, listContacts } from '@quarterdeck/contract/endpoints/contacts';
import { createTask, deleteTask, getTask, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { taskTagSchema, type Task, type TaskPatch } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { clientWithTasks, listedTasks, taskId } from '../testing/taskCalls';

const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id);
const expectPermutation = (tasks: readonly Task[]) =>
  expect(tasks.map(({ order }) => order)).toEqual([...tasks.keys()]);

const update = async (client: MockClient, id: string, task: TaskPatch) =>
  client.call(updateTask, { body: { id: taskId(id), task } });

describe('tasks.all', () => {
  it('lists tasks and sections by order', async () => {
    const tasks = await listedTasks(testClient());
    expectPermutation(tasks);
    expect(new Set(tasks.map(({ type }) => type))).toEqual(new Set(['task', 'section']));
  });
});

describe('tasks.task.get', () => {
  it('answers the task', async () => {
    const { body } = await testClient().call(getTask, { query: { id: taskId('task-01') } });
    expect(body.title).toBe('Send Marta Lindqvist the revised season calendar');
  });

  it('answers 404 for a missing id', async () => {
    await expect(testClient().call(getTask, { query: { id: taskId('nobody') } })).resolves.toEqual({
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
    const before = await listedTasks(client);
    const { status, body } = await client.call(createTask, { body: { type } });
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
    const after = await listedTasks(client);
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
    const { body: before } = await client.call(getTask, { query: { id: taskId('task-02') } });
    const { body: after } = await update(client, 'task-02', { completed: !before.completed, notes: null });
    expect(after).toEqual({ ...before, completed: !before.completed, notes: null });
    expect((await listedTasks(client)).find(({ id }) => id === before.id)).toEqual(after);
  });

  it('answers the place that the task has now, also after others came before it', async () => {
    const client = await clientWithTasks('a', 'b');
    await client.call(createTask, { body: { type: 'task' } });
    const [, , b] = await listedTasks(client);
    expect((await update(client, b?.id ?? '', { completed: true })).body).toEqual({ ...b, completed: true, order: 2 });
  });

  it('toggles completed back and forth', async () => {
    const client = testClient();
    for (const completed of [true, false, true]) {
      expect((await update(client, 'task-01', { completed })).body.completed).toBe(completed);
    }
  });

  it('never changes the id', async () => {
    const client = testClient();
    const before = ids(await listedTasks(client));
    const body = JSON.stringify({ id: 'task-01', task: { id: 'task-02', title: 'Mine' } });
    await expect(client.send('PATCH', 'api/apps/tasks/task', body)).resolves.toMatchObject({
      status: 200,
      body: { id: 'task-01', title: 'Mine' },
    });
    expect(ids(await listedTasks(client))).toEqual(before);
  });

  it('takes each tag once and drops unknown ones', async () => {
    const tags = ['tag-bug', 'tag-nothing', 'tag-api', 'tag-bug'].map((id) => z.parse(taskTagSchema.shape.id, id));
    expect((await update(testClient(), 'task-01', { tags })).body.tags).toEqual(['tag-bug', 'tag-api']);
  });

  it('gives the task to a contact and takes it back', async () => {
    const client = testClient();
    const [contact] = (await client.call(listContacts, {})).body;
    for (const assignedTo of [contact?.id ?? '', null]) {
      expect((await update(client, 'task-01', { assignedTo })).body.assignedTo).toBe(assignedTo);
    }
  });

  it('refuses to give the task to nobody that there is, and changes nothing', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    for (const assignedTo of ['contact-nowhere', '__proto__', '']) {
      await expect(update(client, 'task-01', { assignedTo, title: 'Changed' })).resolves.toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_request', fieldErrors: { 'task.assignedTo': 'Is not the id of a contact' } } },
      });
    }
    expect(await listedTasks(client)).toEqual(before);
  });

  it('leaves the task with a contact that was deleted', async () => {
    const client = testClient();
    const contact = (await client.call(createContact, {})).body;
    await update(client, 'task-01', { assignedTo: contact.id });
    await client.call(deleteContact, { query: { id: contact.id } });
    await expect(update(client, 'task-01', { assignedTo: contact.id, title: 'Later' })).resolves.toMatchObject({
      status: 200,
      body: { assignedTo: contact.id, title: 'Later' },
    });
    await expect(update(client, 'task-02', { assignedTo: contact.id })).resolves.toMatchObject({ status: 400 });
  });

  it('refuses sub-tasks with the same id, names the second and changes nothing', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    const part = { id: 'part', title: 'Measure', completed: false };
    await expect(
      update(client, 'task-01', { subTasks: [part, { ...part, id: 'other' }, { ...part, title: 'Cut' }] }),
    ).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'task.subTasks.2.id': 'Is the id of another one' } } },
    });
    expect(await listedTasks(client)).toEqual(before);
    const subTasks = [part, { ...part, id: 'other' }];
    expect((await update(client, 'task-01', { subTasks })).body.subTasks).toEqual(subTasks);
  });

  it.each([
    [0, 'cabd'],
    [1, 'acbd'],
    [2, 'abcd'],
    [3, 'abdc'],
    [99, 'abdc'],
  ])('moves the task to order %i, and the orders stay a permutation', async (order, wanted) => {
    const client = await clientWithTasks('a', 'b', 'c', 'd');
    const third = (await listedTasks(client))[2];
    const { body } = await update(client, third?.id ?? '', { order, title: 'c' });
    expect(body.order).toBe(Math.min(order, 3));
    const tasks = await listedTasks(client);
    expect(tasks.map(({ title }) => title).join('')).toBe(wanted);
    expectPermutation(tasks);
  });

  it('changes nothing when the patch is refused', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    const patch = { title: 'New', priority: 3 };
    const { status, body } = await client.send(
      'PATCH',
      'api/apps/tasks/task',
      JSON.stringify({ id: 'task-01', task: patch }),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fieldErrors: { 'task.priority': 'Must be one of 0, 1, 2' } } });
    expect(await listedTasks(client)).toEqual(before);
  });

  it('answers 404 for a missing id', async () => {
    await expect(update(testClient(), 'nobody', { title: 'x' })).resolves.toMatchObject({ status: 404 });
  });
});

describe('tasks.task.delete', () => {
  it('removes the task and closes the gap', async () => {
    const client = await clientWithTasks('a', 'b', 'c');
    const second = (await listedTasks(client))[1];
    await expect(client.call(deleteTask, { query: { id: taskId(second?.id ?? '') } })).resolves.toEqual({
      status: 200,
      body: true,
    });
    const tasks = await listedTasks(client);
    expect(tasks.map(({ title }) => title)).toEqual(['a', 'c']);
    expectPermutation(tasks);
    const { body: last } = await client.call(getTask, { query: { id: taskId(tasks[1]?.id ?? '') } });
    expect(last).toEqual(tasks[1]);
  });

  it('answers 404 for a missing id and removes nothing', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    await expect(client.call(deleteTask, { query: { id: taskId('nobody') } })).resolves.toMatchObject({
      status: 404,
    });
    expect(await listedTasks(client)).toEqual(before);
  });
});
