import * as calls from '@quarterdeck/contract/endpoints/tasks';
import { taskTagSchema } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';

const tagId = (id: string) => z.parse(taskTagSchema.shape.id, id);

describe('tasks.tags.list', () => {
  it('lists the six tags', async () => {
    const { body } = await testClient().call(calls.listTaskTags, {});
    expect(body.map(({ title }) => title)).toEqual(['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss']);
  });
});

describe('tasks.tag.create', () => {
  it('answers the new tag, trimmed, at the end of the list', async () => {
    const { call } = testClient();
    const { status, body } = await call(calls.createTaskTag, { body: { tag: { title: '  Design ' } } });
    expect({ status, body }).toEqual({ status: 200, body: { id: 'new-1', title: 'Design' } });
    expect((await call(calls.listTaskTags, {})).body.at(-1)).toEqual(body);
  });

  it.each(['Bug', 'bug', ' BÙG '])('refuses %j, which reads like a tag there is', async (title) => {
    const { call } = testClient();
    await expect(call(calls.createTaskTag, { body: { tag: { title } } })).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { 'tag.title': 'Is already a tag' } } },
    });
    expect((await call(calls.listTaskTags, {})).body).toHaveLength(6);
  });

  it.each(['', '   ', 'x'.repeat(201)])('refuses a title of the wrong length', async (title) => {
    const { status, body } = await testClient().call(calls.createTaskTag, { body: { tag: { title } } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fieldErrors: { 'tag.title': expect.stringContaining('characters') } } });
  });
});

describe('tasks.tag.update', () => {
  it('renames a tag', async () => {
    const { call } = testClient();
    const { body } = await call(calls.updateTaskTag, { body: { id: tagId('tag-bug'), tag: { title: 'Defect' } } });
    expect(body).toEqual({ id: 'tag-bug', title: 'Defect' });
    expect((await call(calls.listTaskTags, {})).body[2]).toEqual(body);
  });

  it('lets a tag keep its own title in another case', async () => {
    const { call } = testClient();
    const { body } = await call(calls.updateTaskTag, { body: { id: tagId('tag-bug'), tag: { title: 'BUG' } } });
    expect(body.title).toBe('BUG');
  });

  it('leaves a tag alone when no title is given', async () => {
    const { call } = testClient();
    const { body } = await call(calls.updateTaskTag, { body: { id: tagId('tag-bug'), tag: {} } });
    expect(body).toEqual({ id: 'tag-bug', title: 'Bug' });
  });

  it('refuses the title of another tag', async () => {
    const { call } = testClient();
    await expect(
      call(calls.updateTaskTag, { body: { id: tagId('tag-bug'), tag: { title: 'api' } } }),
    ).resolves.toMatchObject({ status: 400, body: { error: { fieldErrors: { 'tag.title': 'Is already a tag' } } } });
  });

  it.each(['New', 'api'])('answers 404 for a missing id, whether the title %s is taken or not', async (title) => {
    const { call } = testClient();
    await expect(call(calls.updateTaskTag, { body: { id: tagId('nothing'), tag: { title } } })).resolves.toMatchObject({
      status: 404,
    });
  });
});

describe('tasks.tag.delete', () => {
  it('removes the tag and strips it from every task', async () => {
    const { call } = testClient();
    const before = (await call(calls.listTasks, {})).body;
    expect(before.some(({ tags }) => tags.includes(tagId('tag-bug')))).toBe(true);
    await expect(call(calls.deleteTaskTag, { query: { id: tagId('tag-bug') } })).resolves.toEqual({
      status: 200,
      body: true,
    });
    expect((await call(calls.listTaskTags, {})).body).toHaveLength(5);
    expect((await call(calls.listTasks, {})).body).toEqual(
      before.map((task) => ({ ...task, tags: task.tags.filter((tag) => tag !== 'tag-bug') })),
    );
  });

  it('answers 404 for a missing id and removes nothing', async () => {
    const { call } = testClient();
    await expect(call(calls.deleteTaskTag, { query: { id: tagId('nothing') } })).resolves.toMatchObject({
      status: 404,
    });
    expect((await call(calls.listTaskTags, {})).body).toHaveLength(6);
  });
});
