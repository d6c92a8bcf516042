import type { CommandContext } from '@quarterdeck/contract';
import { updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { createTaskCommand } from '@quarterdeck/contract/featureCommands';
import { isWrite } from '@quarterdeck/data/writes/defineWrite';
import { writesOf } from '@quarterdeck/data/writes/clientWrites';
import { clientWithTasks } from '@quarterdeck/mocks/testing/taskCalls';
import { expect, it } from 'vitest';
import { tasks } from '../manifest';
import { createTaskFor } from './createTaskCommand';
import { FlakyServer } from './testing/FlakyServer';
import { openTaskPage, titlesOf } from './testing/openTaskPage';

async function open() {
  const { api } = await clientWithTasks('a');
  const server = new FlakyServer(api.fetch);
  const page = await openTaskPage(server);
  const context: CommandContext = {
    navigate: () => undefined,
    t: (key, values = {}) => page.writeHost.t(key, values),
    write: async (write, parts) => {
      if (!isWrite(write)) throw new Error('No write');
      return (await writesOf(page.client).run(write, parts, page.writeHost)).done.length;
    },
  };
  return { server, context, ...page };
}

it('makes the task that is asked for, with its notes, and takes it back', async () => {
  const { context, saved } = await open();
  const made = await createTaskFor({ title: 'Call the yard', notes: 'Before noon' }, context);
  const [task] = await saved();
  expect(task).toMatchObject({ title: 'Call the yard', notes: 'Before noon', type: 'task' });
  expect(made?.label).toBe('Task “Call the yard” added');
  await made?.undo();
  expect(titlesOf(await saved())).toBe('a');
});

it('offers nothing to take back when it could not be made', async () => {
  const { server, context, saved } = await open();
  server.breakDown(updateTask);
  expect(await createTaskFor({ title: 'Call the yard', notes: null }, context)).toBeUndefined();
  expect(titlesOf(await saved())).toBe('a');
});

it.each([{ title: '', notes: null }, { title: 7, notes: null }, { notes: null }, 'Call the yard'])(
  'refuses %j',
  async (payload) => {
    const { context, saved } = await open();
    await expect(createTaskFor(payload, context)).rejects.toThrow(/title|object/);
    expect(titlesOf(await saved())).toBe('a');
  },
);

it('is the command that other features run by the id of the contract', () => {
  expect(tasks.commands.map(({ id }) => id)).toContain(createTaskCommand.id);
});
