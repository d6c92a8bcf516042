import { createNote, createNoteTask, listNotes } from '@quarterdeck/contract/endpoints/notes';
import { createTask, deleteTask, listTasks, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { updateProject } from '@quarterdeck/contract/endpoints/project';
import { buildAddress, type AnyEndpoint } from '@quarterdeck/contract';
import type { AddressInput } from '@quarterdeck/contract/address';
import { noteDefaults } from '@quarterdeck/contract/entities/note';
import { expect, it } from 'vitest';
import { origin, testClient } from '../testing/clientOf';

function open() {
  const client = testClient();
  const send = async (endpoint: AnyEndpoint, input: AddressInput & { body?: unknown }, key: string) => {
    const response = await client.api.fetch(
      new Request(`${origin}${buildAddress(endpoint, input, '/')}`, {
        method: endpoint.method,
        headers: { 'idempotency-key': key },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      }),
    );
    return { status: response.status, body: JSON.parse(await response.text()) as Record<string, unknown> };
  };
  return { ...client, send, tasks: async () => (await client.call(listTasks, {})).body };
}

it('does once what comes twice with one key, and answers alike', async () => {
  const { send, tasks } = open();
  const before = (await tasks()).length;
  const first = await send(createTask, { body: { type: 'task' } }, 'a');
  const second = await send(createTask, { body: { type: 'task' } }, 'a');
  expect(second).toEqual(first);
  expect(await tasks()).toHaveLength(before + 1);
  await send(createTask, { body: { type: 'task' } }, 'b');
  expect(await tasks()).toHaveLength(before + 2);
});

it('does once what comes a second time while the first is under way', async () => {
  const { send, tasks } = open();
  const before = (await tasks()).length;
  const twice = await Promise.all(['a', 'a'].map((key) => send(createTask, { body: { type: 'task' } }, key)));
  expect(twice[1]).toEqual(twice[0]);
  expect(await tasks()).toHaveLength(before + 1);
});

it('tries again what failed', async () => {
  const { send, tasks } = open();
  const [task] = await tasks();
  const input = { query: { id: 'unknown' } };
  expect((await send(deleteTask, input, 'a')).status).toBe(404);
  expect((await send(deleteTask, { query: { id: task?.id } }, 'a')).status).toBe(200);
});

it('answers what holds now where the answer was too long to be kept', async () => {
  const { send } = open();
  const input = {
    params: { projectId: 'project-01' },
    body: { project: { requirements: [{ title: 'Once', description: 'x'.repeat(5_000) }] } },
  };
  const first = await send(updateProject, input, 'a');
  const second = await send(updateProject, input, 'a');
  expect(first.status).toBe(200);
  expect(JSON.stringify(first.body).length).toBeGreaterThan(10_000);
  expect(second.body).toEqual(first.body);
});

it('keeps a long answer where no read at the same address answers alike', async () => {
  const { send, tasks } = open();
  const [task] = await tasks();
  const input = { body: { id: task?.id, task: { notes: 'x'.repeat(11_000) } } };
  const first = await send(updateTask, input, 'a');
  expect(first.status).toBe(200);
  expect(await send(updateTask, input, 'a')).toEqual(first);
});

it('makes once what comes twice, however long the answer is', async () => {
  const { send, call } = open();
  const note = { ...noteDefaults, title: 'Long', content: 'x'.repeat(11_000), createdAt: '2026-03-02T09:00:00.000Z' };
  const countOf = async () => (await call(listNotes, {})).body.length;
  const before = await countOf();
  const first = await send(createNote, { body: { note } }, 'a');
  expect(first.status).toBe(200);
  expect(await send(createNote, { body: { note } }, 'a')).toEqual(first);
  expect(await countOf()).toBe(before + 1);
  const entry = { body: { note: first.body, task: 'Buy bread' } };
  await send(createNoteTask, entry, 'b');
  expect((await send(createNoteTask, entry, 'b')).body['tasks']).toHaveLength(1);
});
