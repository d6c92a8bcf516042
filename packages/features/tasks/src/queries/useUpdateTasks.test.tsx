import { listTasks, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import type { SubTask } from '@quarterdeck/contract/entities/task';
import { connectionOf } from '@quarterdeck/data/writes/connection';
import { clientWithTasks } from '@quarterdeck/mocks/testing/taskCalls';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { taskQueries } from './taskQueries';
import { FlakyServer } from './testing/FlakyServer';
import { openTaskPage, titlesOf } from './testing/openTaskPage';

async function open(...titles: string[]) {
  const { api, call } = await clientWithTasks(...titles);
  const server = new FlakyServer(api.fetch);
  return { server, callElsewhere: call, ...(await openTaskPage(server)) };
}

const step = (id: string): SubTask => ({ id, title: id, completed: false });

it('keeps the sub-tasks that another page wrote while there was no connection', async () => {
  const { server, callElsewhere, client, update, task, saved, findNetwork } = await open('a');
  await update([{ task: task('a'), patch: { subTasks: [step('one')] } }]);
  server.breakDown(updateTask, 'offline');
  const waiting = update([{ task: task('a'), patch: { subTasks: [{ ...step('one'), completed: true }] } }]);
  await waitFor(() => expect(connectionOf(client).isLost).toBe(true));
  const { id } = task('a');
  await callElsewhere(updateTask, { body: { id, task: { subTasks: [step('one'), step('two')] } } });
  server.repair();
  findNetwork();
  expect(await waiting).toBe(true);
  const [after] = await saved();
  expect(after?.subTasks).toEqual([{ ...step('one'), completed: true }, step('two')]);
});

describe('a change that fails', () => {
  it('leaves a newer one of the same field as it is', async () => {
    const { server, update, task, shown, saved } = await open('a', 'b');
    server.breakDown(updateTask, 'refused', ({ task }) => (task as { title?: string }).title === 'first');
    const first = update([{ task: task('a'), patch: { title: 'first' } }]);
    const second = update([{ task: task('first'), patch: { title: 'second' } }]);
    expect(await first).toBe(false);
    expect(titlesOf(shown())).toBe('second b');
    expect(await second).toBe(true);
    expect(titlesOf(shown())).toBe('second b');
    expect(titlesOf(await saved())).toBe('second b');
  });

  it('leaves what was saved before it, not what was shown before it', async () => {
    const { server, update, task, shown } = await open('a', 'b');
    server.breakDown(updateTask);
    const first = update([{ task: task('a'), patch: { title: 'first' } }]);
    const second = update([{ task: task('first'), patch: { title: 'second' } }]);
    await Promise.all([first, second]);
    expect(titlesOf(shown())).toBe('a b');
  });

  it('is tried again where nothing newer was written, and only there', async () => {
    const { server, update, task, shown, saved, messages, retry } = await open('a', 'b');
    server.breakDown(updateTask);
    await update([
      { task: task('a'), patch: { title: 'old' } },
      { task: task('b'), patch: { title: 'wanted' } },
    ]);
    server.repair();
    await update([{ task: task('a'), patch: { title: 'new' } }]);
    expect(messages()).toEqual(['2 tasks weren’t saved']);
    retry();
    await waitFor(() => expect(titlesOf(shown())).toBe('new wanted'));
    expect(titlesOf(await saved())).toBe('new wanted');
  });

  it('is no longer spoken of once something newer was written', async () => {
    const { server, update, task, messages } = await open('a');
    server.breakDown(updateTask);
    for (const title of ['one', 'two', 'three']) await update([{ task: task('a'), patch: { title } }]);
    expect(messages()).toEqual(['“a” wasn’t saved']);
    server.repair();
    await update([{ task: task('a'), patch: { title: 'four' } }]);
    expect(messages()).toEqual([]);
  });

  it('because the task is gone offers no second try, and the list is read again', async () => {
    const { server, update, task, shown, messages, retry } = await open('a', 'b');
    const other = await openTaskPage(server);
    const gone = task('a');
    await other.remove([gone]);
    await update([{ task: gone, patch: { title: 'x' } }]);
    expect(messages()).toEqual(['“a” wasn’t saved']);
    expect(retry).toThrow('Nothing offers');
    await waitFor(() => expect(titlesOf(shown())).toBe('b'));
  });
});

it('without a connection waits, asks for nothing else, and goes out once when there is one', async () => {
  const { server, update, task, shown, saved, messages, findNetwork } = await open('a');
  server.breakDown(updateTask, 'offline');
  const done = update([{ task: task('a'), patch: { completed: true } }]);
  const next = update([{ task: task('a'), patch: { priority: 2 } }]);
  await waitFor(() => expect(server.count(updateTask)).toBe(1));
  expect(titlesOf(shown())).toBe('A');
  expect(messages()).toEqual([]);
  expect(server.count(listTasks)).toBe(1);
  server.repair();
  findNetwork();
  expect(await Promise.all([done, next])).toEqual([true, true]);
  expect(server.count(updateTask)).toBe(3);
  expect((await saved()).map(({ completed, priority }) => [completed, priority])).toEqual([[true, 2]]);
});

it('looks a search up again that may find something else by now', async () => {
  const { client, update, task } = await open('buoy', 'anchor');
  const search = new QueryObserver(client, taskQueries.search('buoy'));
  search.subscribe(() => undefined);
  await waitFor(() => expect(search.getCurrentResult().data).toHaveLength(1));
  await update([{ task: task('anchor'), patch: { title: 'second buoy' } }]);
  await waitFor(() => expect(search.getCurrentResult().data).toHaveLength(2));
});

describe('a list that is read while something is saved', () => {
  it('does not hide what was done', async () => {
    const { server, update, task, shown, readAgain } = await open('a', 'b');
    const release = server.hold(updateTask);
    const saving = update([{ task: task('a'), patch: { completed: true } }]);
    await readAgain();
    expect(titlesOf(shown())).toBe('A b');
    release();
    await saving;
    expect(titlesOf(shown())).toBe('A b');
  });

  it('and was answered before it was saved, does not lay the old value over it', async () => {
    const { server, update, task, shown, readAgain } = await open('a', 'b');
    const release = server.hold(listTasks, 'answer');
    const reading = readAgain();
    await waitFor(() => expect(server.count(listTasks)).toBe(2));
    await update([{ task: task('a'), patch: { completed: true } }]);
    release();
    await reading;
    expect(titlesOf(shown())).toBe('A b');
  });

  it('brings what another page did', async () => {
    const { server, update, task, shown, readAgain } = await open('a', 'b');
    const other = await openTaskPage(server);
    const release = server.hold(updateTask);
    const saving = update([{ task: task('a'), patch: { completed: true } }]);
    await other.remove([other.task('b')]);
    await readAgain();
    expect(titlesOf(shown())).toBe('A');
    release();
    await saving;
    expect(titlesOf(shown())).toBe('A');
  });
});

describe('sub-tasks and tags', () => {
  it('of two changes that knew nothing of each other are both kept', async () => {
    const { server, update, task, saved } = await open('a');
    const before = task('a');
    const release = server.hold(updateTask);
    const first = update([{ task: before, patch: { subTasks: [step('one')] } }]);
    const second = update([{ task: before, patch: { subTasks: [step('two')] } }]);
    release();
    await Promise.all([first, second]);
    expect((await saved())[0]?.subTasks.map(({ id }) => id).toSorted()).toEqual(['one', 'two']);
  });

  it('that failed are added by Retry to those that came since', async () => {
    const { server, update, task, saved, retry, shown } = await open('a');
    server.breakDown(updateTask);
    await update([{ task: task('a'), patch: { subTasks: [step('one')] } }]);
    server.repair();
    await update([{ task: task('a'), patch: { subTasks: [step('two')] } }]);
    retry();
    await waitFor(() => expect(shown()[0]?.subTasks.map(({ id }) => id)).toEqual(['one', 'two']));
    expect((await saved())[0]?.subTasks).toHaveLength(2);
  });

  it('are taken back one by one', async () => {
    const { update, removeSubTask, task, undo, saved } = await open('a');
    await update([{ task: task('a'), patch: { subTasks: ['one', 'two', 'three'].map(step) } }]);
    const [, second] = task('a').subTasks;
    if (!second) throw new Error('There are no sub-tasks');
    await removeSubTask(task('a'), second);
    await update([{ task: task('a'), patch: { subTasks: [...task('a').subTasks, step('four')] } }]);
    await undo();
    expect((await saved())[0]?.subTasks.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
  });
});

describe('a change of many tasks', () => {
  const titles = Array.from({ length: 120 }, (_, index) => `t${index}`);

  it('changes the list once, commits it once and sends a few calls at a time', async () => {
    const { server, client, update, shown, saved, offers } = await open(...titles);
    const changed = vi.fn<() => void>();
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === listTasks.id) changed();
    });
    server.mostAtOnce = 0;
    const done = update(
      shown().map((task) => ({ task, patch: { completed: true } })),
      '120 tasks completed',
    );
    expect(shown().every(({ completed }) => completed)).toBe(true);
    expect(await done).toBe(true);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(server.mostAtOnce).toBe(6);
    expect((await saved()).every(({ completed }) => completed)).toBe(true);
    expect(offers).toHaveLength(1);
    await offers[0]?.undo();
    expect((await saved()).some(({ completed }) => completed)).toBe(false);
  });

  it('is sent as a whole when the page may be about to go', async () => {
    const { server, update, shown } = await open(...titles);
    const release = server.hold(updateTask);
    const done = update(shown().map((task) => ({ task, patch: { completed: true } })));
    await waitFor(() => expect(server.count(updateTask)).toBe(6));
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.count(updateTask)).toBe(120));
    state.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    release();
    expect(await done).toBe(true);
  });

  it('says its failures in one message and tries only these again', async () => {
    const { server, update, shown, saved, messages, retry } = await open('a', 'b', 'c', 'd');
    const failing = new Set<unknown>(
      shown()
        .slice(1, 3)
        .map(({ id }) => id),
    );
    server.breakDown(updateTask, 'refused', ({ id }) => failing.has(id));
    await update(shown().map((task) => ({ task, patch: { completed: true } })));
    expect(messages()).toEqual(['2 tasks weren’t saved']);
    expect(titlesOf(shown())).toBe('A b c D');
    server.repair();
    const before = server.count(updateTask);
    retry();
    await waitFor(() => expect(titlesOf(shown())).toBe('A B C D'));
    expect(titlesOf(await saved())).toBe('A B C D');
    expect(server.count(updateTask)).toBe(before + 2);
  });

  it('keeps the order of the writes of each task', async () => {
    const { server, update, shown, saved } = await open(...titles);
    const release = server.hold(updateTask);
    const all = update(shown().map((task) => ({ task, patch: { priority: 2 } })));
    const last = shown().at(-1);
    if (!last) throw new Error('The list is empty');
    const one = update([{ task: last, patch: { priority: 0 } }]);
    release();
    await Promise.all([all, one]);
    expect(shown().at(-1)?.priority).toBe(0);
    expect((await saved()).at(-1)?.priority).toBe(0);
  });
});
