import { orderTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Task } from '@quarterdeck/contract/entities/task';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { clientWithTasks, listedTasks } from '../testing/taskCalls';
import { buildTask } from './buildTask';

const expectPermutation = (tasks: readonly Task[]) =>
  expect(tasks.map(({ order }) => order)).toEqual([...tasks.keys()]);

describe('tasks.order', () => {
  const send = async (client: MockClient, tasks: Task[]) => (await client.call(orderTasks, { body: { tasks } })).body;

  it('sets order to the index in the list sent', async () => {
    const client = testClient();
    const wanted = (await listedTasks(client)).toReversed();
    const answer = await send(client, wanted);
    expect(answer.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    expectPermutation(answer);
    expect(await listedTasks(client)).toEqual(answer);
  });

  it('lets tasks that were not sent follow in their old order', async () => {
    const client = await clientWithTasks('a', 'b', 'c', 'd');
    const [, , c, d] = await listedTasks(client);
    const answer = await send(
      client,
      [d, c].filter((task) => task !== undefined),
    );
    expect(answer.map(({ title }) => title).join('')).toBe('dcab');
    expectPermutation(answer);
  });

  it('ignores unknown ids and takes an id that is sent twice once', async () => {
    const client = await clientWithTasks('a', 'b');
    const [a, b] = await listedTasks(client);
    const sent = [b, buildTask({ id: 'nobody' }), b, a].filter((task) => task !== undefined);
    expect((await send(client, sent)).map(({ title }) => title).join('')).toBe('ba');
  });

  it('changes no other field, whatever the list sent says', async () => {
    const client = await clientWithTasks('a', 'b');
    const sent = (await listedTasks(client)).map((task) => ({
      ...task,
      title: 'old copy',
      completed: true,
      order: 500,
    }));
    expect(await send(client, sent)).toMatchObject([
      { title: 'a', completed: false, order: 0 },
      { title: 'b', completed: false, order: 1 },
    ]);
  });

  it('takes an empty list for no change', async () => {
    const client = testClient();
    const before = await listedTasks(client);
    expect(await send(client, [])).toEqual(before);
  });
});
