import { createTask, orderTasks } from '@quarterdeck/contract/endpoints/tasks';
import { clientWithTasks } from '@quarterdeck/mocks/testing/taskCalls';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FlakyServer } from './testing/FlakyServer';
import { openTaskPage, titlesOf } from './testing/openTaskPage';

async function open(...titles: string[]) {
  const { api } = await clientWithTasks(...titles);
  const server = new FlakyServer(api.fetch);
  const page = await openTaskPage(server);
  return {
    server,
    ...page,
    moveTo: (to: number, ...names: string[]) =>
      page.move(
        page.shown(),
        names.map((title) => page.task(title).id),
        to,
      ),
    bothLists: async () => [titlesOf(page.shown()), titlesOf(await page.saved())],
  };
}

describe('moving', () => {
  it('shows at once and says when it is saved', async () => {
    const { server, moveTo, shown, bothLists, undo } = await open('a', 'b', 'c');
    const release = server.hold(orderTasks);
    const moving = moveTo(0, 'c');
    expect(titlesOf(shown())).toBe('c a b');
    release();
    expect(await moving).toBe(true);
    expect(await bothLists()).toEqual(['c a b', 'c a b']);
    await undo();
    expect(await bothLists()).toEqual(['a b c', 'a b c']);
  });

  it('to where the task stands asks nothing and is nothing to take back', async () => {
    const { server, moveTo, offers } = await open('a', 'b');
    expect(await moveTo(1, 'b')).toBe(true);
    expect(server.count(orderTasks)).toBe(0);
    expect(offers).toEqual([]);
  });

  it('several times in a row goes out in that order', async () => {
    const { moveTo, bothLists } = await open('a', 'b', 'c', 'd');
    await Promise.all([moveTo(1, 'a'), moveTo(2, 'a'), moveTo(0, 'd')]);
    expect(await bothLists()).toEqual(['d b c a', 'd b c a']);
  });

  it('while a task is being added leaves the new one on top', async () => {
    const { server, create, moveTo, bothLists } = await open('a', 'b', 'c');
    const release = server.hold(createTask);
    const creating = create('task', 'new', true);
    const moving = moveTo(2, 'a');
    release();
    await Promise.all([creating, moving]);
    expect(await bothLists()).toEqual(['new b a c', 'new b a c']);
  });
});

describe('a move that fails', () => {
  it('goes back and leaves in its place what came since', async () => {
    const { server, create, moveTo, bothLists, messages } = await open('a', 'b', 'c');
    server.breakDown(orderTasks);
    const moving = moveTo(0, 'c');
    await create('task', 'new', true);
    expect(await moving).toBe(false);
    expect(messages()).toEqual(['The new order wasn’t saved']);
    expect(await bothLists()).toEqual(['new a b c', 'new a b c']);
  });

  it('is done by Retry among what came since, and can be taken back', async () => {
    const { server, create, moveTo, bothLists, retry, offers, undo } = await open('a', 'b', 'c');
    server.breakDown(orderTasks);
    await moveTo(0, 'c');
    server.repair();
    await create('task', 'new', true);
    retry();
    await waitFor(() => expect(offers).toHaveLength(1));
    expect(await bothLists()).toEqual(['new c a b', 'new c a b']);
    await undo();
    expect(await bothLists()).toEqual(['new a b c', 'new a b c']);
  });

  it('is not offered again over a newer move', async () => {
    const { server, moveTo, bothLists, messages, readAgain } = await open('a', 'b', 'c');
    server.breakDown(orderTasks);
    await moveTo(0, 'c');
    server.repair();
    expect(messages()).toEqual(['The new order wasn’t saved']);
    await moveTo(1, 'c');
    expect(messages()).toEqual([]);
    await readAgain();
    expect(await bothLists()).toEqual(['a c b', 'a c b']);
  });
});
