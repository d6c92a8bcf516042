import { createTask, deleteTask, listTasks, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { clientWithTasks } from '@quarterdeck/mocks/testing/taskCalls';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FlakyServer } from './testing/FlakyServer';
import { openTaskPage, titlesOf } from './testing/openTaskPage';

async function open(...titles: string[]) {
  const { api } = await clientWithTasks(...titles);
  const server = new FlakyServer(api.fetch);
  return { server, ...(await openTaskPage(server)) };
}

it('shows a new task once, also where the list was read before its answer', async () => {
  const { server, create, shown, readAgain } = await open('a');
  const release = server.hold(updateTask, 'answer');
  const creating = create('task', 'new', true);
  await waitFor(() => expect(server.count(updateTask)).toBe(1));
  await readAgain();
  release();
  await creating;
  expect(titlesOf(shown())).toBe('new a');
});

it('keeps a new task where a list comes that was asked for before it', async () => {
  const { server, create, shown, readAgain } = await open('a');
  const release = server.hold(listTasks, 'answer');
  const reading = readAgain();
  await waitFor(() => expect(server.count(listTasks)).toBe(2));
  await create('task', 'new', true);
  release();
  await reading;
  expect(titlesOf(shown())).toBe('new a');
});

it('leaves nothing behind when it fails, and Retry adds one task', async () => {
  const { server, create, saved, messages, retry } = await open('a');
  server.breakDown(updateTask);
  expect(await create('task', 'new', true)).toBeUndefined();
  expect(messages()).toEqual(['“new” wasn’t added']);
  expect(titlesOf(await saved())).toBe('a');
  server.repair();
  retry();
  await waitFor(async () => expect(titlesOf(await saved())).toBe('new a'));
});

it('goes on with a task that is half made', async () => {
  const { server, create, saved, retry } = await open('a');
  server.breakDown(updateTask);
  server.breakDown(deleteTask);
  await create('task', 'new', true);
  server.repair();
  retry();
  // One that was left half made would be a row without a title.
  await waitFor(async () => expect(titlesOf(await saved())).toBe('new a'));
});

it('puts a section on top, and takes it back', async () => {
  const { create, shown, saved, offers, undo } = await open('a', 'b');
  await create('section', 'new', true);
  expect(titlesOf(shown())).toBe('new a b');
  await waitFor(async () => expect(titlesOf(await saved())).toBe('new a b'));
  await waitFor(() => expect(offers.map(({ label }) => label)).toEqual(['Section added']));
  await undo();
  expect(titlesOf(shown())).toBe('a b');
  await waitFor(async () => expect(titlesOf(await saved())).toBe('a b'));
});

it('says of a section that it was deleted', async () => {
  const { create, remove, task, offers } = await open('a');
  await create('section', 'new', true);
  await remove([task('new')]);
  await waitFor(() => expect(offers.at(-1)?.label).toBe('Section deleted'));
});

it('says nothing where the field is the retry', async () => {
  const { server, create, messages } = await open('a');
  server.breakDown(createTask);
  expect(await create('task', 'new', false)).toBeUndefined();
  expect(messages()).toEqual([]);
});

it('without a connection shows at once, and what is changed and deleted in it before it is made goes to what is made', async () => {
  const { server, create, update, remove, task, shown, saved, findNetwork } = await open('a');
  server.breakDown(createTask, 'offline');
  const kept = create('task', 'kept', true);
  const givenUp = create('task', 'given up', true);
  expect(titlesOf(shown())).toBe('given up kept a');
  const changing = update([{ task: task('kept'), patch: { completed: true } }]);
  const removing = remove([task('given up')]);
  expect(titlesOf(shown())).toBe('KEPT a');
  await waitFor(() => expect(server.count(createTask)).toBe(1));
  expect(server.count(deleteTask)).toBe(0);
  server.repair();
  findNetwork();
  await Promise.all([kept, givenUp, changing, removing]);
  expect(titlesOf(shown())).toBe('KEPT a');
  expect(titlesOf(await saved())).toBe('KEPT a');
});
