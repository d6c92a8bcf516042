import { deleteTask, listTasks, restoreTasks } from '@quarterdeck/contract/endpoints/tasks';
import { clientWithTasks } from '@quarterdeck/mocks/testing/taskCalls';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FlakyServer } from './testing/FlakyServer';
import { openTaskPage, titlesOf } from './testing/openTaskPage';

async function open(...titles: string[]) {
  const { api } = await clientWithTasks(...titles);
  const server = new FlakyServer(api.fetch);
  const page = await openTaskPage(server);
  return {
    server,
    ...page,
    tasks: (...names: string[]) => names.map(page.task),
    complete: (title: string) =>
      page.update([{ task: page.task(title), patch: { completed: true } }], 'Task completed'),
    /** What the list shows and what the server holds, which have to be the same. */
    bothLists: async () => {
      const [shown, saved] = [titlesOf(page.shown()), titlesOf(await page.saved())];
      return shown === saved ? shown : `shown ${shown}, saved ${saved}`;
    },
  };
}

describe('taking a deletion back', () => {
  it('leaves the steps before it to be taken back as well', async () => {
    const { complete, move, shown, remove, task, tasks, undo, bothLists } = await open('a', 'b', 'c');
    await complete('a');
    await move(shown(), [task('a').id], 2);
    await remove(tasks('a'));
    expect(await bothLists()).toBe('b c');
    await undo();
    expect(await bothLists()).toBe('b c A');
    await undo();
    expect(await bothLists()).toBe('A b c');
    await undo();
    expect(await bothLists()).toBe('a b c');
  });

  it('works however often the task was deleted', async () => {
    const { complete, remove, tasks, undo, bothLists } = await open('a', 'b');
    await complete('a');
    await remove(tasks('a'));
    await undo();
    await remove(tasks('a', 'b'));
    await undo();
    await undo();
    expect(await bothLists()).toBe('a b');
  });

  it('puts a task below its neighbour also where that one was deleted and came back', async () => {
    const { create, remove, tasks, undo, bothLists } = await open('a', 'b', 'c', 'd');
    await remove(tasks('c'));
    await remove(tasks('b'));
    await create('task', 'new', true);
    await undo();
    await undo();
    expect(await bothLists()).toBe('new a b c d');
  });

  it('waits for nothing: two quick presses of the undo key take back two steps', async () => {
    const { complete, remove, tasks, undo, bothLists } = await open('a', 'b');
    await complete('a');
    await remove(tasks('a'));
    await Promise.all([undo(), undo()]);
    expect(await bothLists()).toBe('a b');
  });

  it('brings the task back as older steps left it that were taken back before', async () => {
    const { complete, remove, tasks, offers, bothLists, messages } = await open('a', 'b');
    await complete('a');
    await remove(tasks('a'));
    await offers[0]?.undo();
    expect(messages()).toEqual([]);
    await offers[1]?.undo();
    expect(await bothLists()).toBe('a b');
  });

  it('shows the task in its place, and nowhere else before', async () => {
    const { client, remove, tasks, undo, shown } = await open('a', 'b', 'c');
    await remove(tasks('c'));
    const lists = new Set<string>();
    client.getQueryCache().subscribe(() => lists.add(titlesOf(shown())));
    await undo();
    expect([...lists]).toEqual(['a b c']);
  });

  it('restores the same tasks', async () => {
    const { complete, remove, tasks, undo, saved } = await open('a', 'b', 'c');
    await complete('b');
    const before = await saved();
    await remove(tasks('a', 'b'));
    await undo();
    expect(await saved()).toEqual(before);
  });

  it('that is refused is said once and done with Retry', async () => {
    const { server, remove, tasks, undo, shown, bothLists, messages, retry } = await open('a', 'b', 'c');
    await remove(tasks('a', 'c'));
    server.breakDown(restoreTasks);
    await undo();
    expect(messages()).toEqual(['2 tasks weren’t restored']);
    server.repair();
    retry();
    await waitFor(() => expect(titlesOf(shown())).toBe('a b c'));
    expect(await bothLists()).toBe('a b c');
    expect(server.count(restoreTasks)).toBe(2);
  });

  it('whose answer got lost is asked for once more, and done once', async () => {
    const { server, remove, tasks, undo, bothLists, messages, findNetwork } = await open('a', 'b', 'c');
    await remove(tasks('a', 'c'));
    server.breakDown(restoreTasks, 'lost');
    const undone = undo();
    await waitFor(() => expect(server.count(restoreTasks)).toBe(1));
    server.repair();
    findNetwork();
    await undone;
    expect(messages()).toEqual([]);
    expect(await bothLists()).toBe('a b c');
  });
});

describe('a deletion that fails', () => {
  it('is said in one message and brings back only what was not deleted, each to its place', async () => {
    const { server, remove, tasks, task, bothLists, messages } = await open('a', 'b', 'c', 'd');
    const kept = tasks('b', 'c').map(({ id }) => String(id));
    server.breakDown(deleteTask, 'refused', ({ id }) => kept.includes(String(id)));
    await remove(tasks('a', 'b', 'c'));
    expect(messages()).toEqual(['2 tasks weren’t deleted']);
    expect(await bothLists()).toBe('b c d');
    expect(task('b').order).toBe(0);
  });

  it('can be taken back after Retry like any other', async () => {
    const { server, remove, tasks, retry, offers, undo, bothLists } = await open('a', 'b', 'c');
    server.breakDown(deleteTask);
    await remove(tasks('b', 'c'));
    expect(offers).toEqual([]);
    server.repair();
    retry();
    await waitFor(() => expect(offers.map(({ label }) => label)).toEqual(['2 tasks deleted']));
    expect(await bothLists()).toBe('a');
    await undo();
    expect(await bothLists()).toBe('a b c');
  });

  it('only because its answer got lost is done by the next attempt', async () => {
    const { server, remove, tasks, findNetwork, offers, bothLists } = await open('a', 'b');
    server.breakDown(deleteTask, 'lost');
    const removed = remove(tasks('a'));
    await waitFor(() => expect(server.count(deleteTask)).toBe(1));
    server.repair();
    findNetwork();
    await removed;
    await waitFor(() => expect(offers).toHaveLength(1));
    expect(await bothLists()).toBe('b');
  });
});

describe('deleting', () => {
  it('the same task twice is one deletion', async () => {
    const { remove, tasks, offers, undo, bothLists } = await open('a', 'b');
    const twice = tasks('a');
    await Promise.all([remove(twice), remove(twice)]);
    expect(offers).toHaveLength(1);
    await undo();
    expect(await bothLists()).toBe('a b');
  });

  it('what another page has deleted already is no failure', async () => {
    const { server, remove, tasks, messages, bothLists } = await open('a', 'b');
    const other = await openTaskPage(server);
    await other.remove([other.task('a')]);
    await remove(tasks('a'));
    expect(messages()).toEqual([]);
    expect(await bothLists()).toBe('b');
  });

  it('many tasks changes the list once and commits it once', async () => {
    const { server, client, remove, shown, undo, bothLists } = await open(
      ...Array.from({ length: 60 }, (_, index) => `t${index}`),
    );
    const before = titlesOf(shown());
    const changed = vi.fn<() => void>();
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === listTasks.id) changed();
    });
    server.mostAtOnce = 0;
    await remove(shown().slice(0, 50));
    expect(changed).toHaveBeenCalledTimes(2);
    expect(server.mostAtOnce).toBe(6);
    await undo();
    expect(server.mostAtOnce).toBe(6);
    expect(await bothLists()).toBe(before);
  });
});
