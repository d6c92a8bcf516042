import * as calls from '@quarterdeck/contract/endpoints/tasks';
import { taskTagIdSchema } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { listedTasks, taskId } from '../testing/taskCalls';

const tagId = (id: string) => z.parse(taskTagIdSchema, id);
const remove = ({ call }: MockClient, ...ids: string[]) =>
  Promise.all(ids.map((id) => call(calls.deleteTask, { query: { id: taskId(id) } })));
const restore = ({ call }: MockClient, ...ids: string[]) =>
  call(calls.restoreTasks, { body: { ids: ids.map(taskId) } });
const tags = async ({ call }: MockClient) => (await call(calls.listTaskTags, {})).body;

describe('tasks.restore', () => {
  it('brings back the same tasks at their places, whatever the order of the ids', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    await remove(client, 'task-01', 'task-03', 'task-02', 'task-07');
    const { body } = await restore(client, 'task-07', 'task-01', 'task-02', 'task-03');
    expect(body).toEqual(before);
    expect(await listedTasks(client)).toEqual(before);
  });

  it('puts a task behind the one that it stood behind, also where others came on top', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    await remove(client, 'task-05');
    const { body: made } = await client.call(calls.createTask, { body: { type: 'task' } });
    const { body } = await restore(client, 'task-05');
    expect(body.map(({ id }) => id)).toEqual([made.id, ...before.map(({ id }) => id)]);
  });

  it('restores nothing when one id was never deleted', async () => {
    const client = testClient();
    await remove(client, 'task-05');
    const between = await listedTasks(client);
    await expect(restore(client, 'task-05', 'task-nowhere')).resolves.toMatchObject({ status: 404 });
    expect(await listedTasks(client)).toEqual(between);
  });

  it('restores nothing of what was deleted under another scenario', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    client.api.setScenario('large');
    await remove(client, 'task-05');
    client.api.setScenario('success');
    await expect(restore(client, 'task-05')).resolves.toEqual({ status: 200, body: before });
    client.api.setScenario('large');
    expect((await restore(client, 'task-05')).body).toHaveLength(10_000);
  });

  it('can be repeated', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    await remove(client, 'task-05');
    await restore(client, 'task-05');
    await expect(restore(client, 'task-05')).resolves.toEqual({ status: 200, body: before });
  });
});

describe('tasks.tag.restore', () => {
  it('gives the same tag back to its tasks, in its place', async () => {
    const client = testClient();
    const [tasksBefore, tagsBefore] = [await listedTasks(client), await tags(client)];
    await client.call(calls.deleteTaskTag, { query: { id: tagId('tag-frontend') } });
    const { body } = await client.call(calls.restoreTaskTag, { body: { id: tagId('tag-frontend') } });
    expect(body).toEqual({ id: 'tag-frontend', title: 'Frontend' });
    expect(await tags(client)).toEqual(tagsBefore);
    expect(await listedTasks(client)).toEqual(tasksBefore);
  });

  it('gives it also to tasks that were deleted and came back meanwhile', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    const carrier = before.find((task) => task.tags.includes(tagId('tag-bug')));
    await remove(client, carrier?.id ?? '');
    await client.call(calls.deleteTaskTag, { query: { id: tagId('tag-bug') } });
    const { body: between } = await restore(client, carrier?.id ?? '');
    expect(between.some((task) => task.tags.includes(tagId('tag-bug')))).toBe(false);
    await client.call(calls.restoreTaskTag, { body: { id: tagId('tag-bug') } });
    expect(await listedTasks(client)).toEqual(before);
  });

  it('is refused while another tag has the title', async () => {
    const client = testClient();
    await client.call(calls.deleteTaskTag, { query: { id: tagId('tag-bug') } });
    await client.call(calls.createTaskTag, { body: { tag: { title: 'bug' } } });
    await expect(client.call(calls.restoreTaskTag, { body: { id: tagId('tag-bug') } })).resolves.toMatchObject({
      status: 400,
    });
  });
});
