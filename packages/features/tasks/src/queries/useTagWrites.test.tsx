import { createTaskTag, deleteTaskTag, listTaskTags, updateTaskTag } from '@quarterdeck/contract/endpoints/tasks';
import { request } from '@quarterdeck/contract';
import { clientWithTasks } from '@quarterdeck/mocks/testing/taskCalls';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { taskQueries } from './taskQueries';
import { FlakyServer } from './testing/FlakyServer';
import { openTaskPage } from './testing/openTaskPage';

async function open(...titles: string[]) {
  const { api } = await clientWithTasks(...titles);
  const server = new FlakyServer(api.fetch);
  const page = await openTaskPage(server);
  await page.client.fetchQuery(taskQueries.tags());
  const named = (tags: readonly { title: string }[] = []) => tags.map(({ title }) => title).join(' ');
  return {
    server,
    ...page,
    shownTags: () => named(page.client.getQueryData(taskQueries.tags().queryKey)),
    savedTags: async () => named(await request(listTaskTags, {})),
    /** Tags of each task by name, as the server has them. */
    tagsOfTasks: async () => {
      const titles = new Map((await request(listTaskTags, {})).map(({ id, title }) => [id, title]));
      return (await page.saved()).map(({ tags }) => tags.map((id) => titles.get(id)).join(' '));
    },
  };
}

describe('a new tag', () => {
  it('that failed is there after Retry, for whoever waits for it', async () => {
    const { server, tags, shownTags, savedTags, messages, retry } = await open('a');
    server.breakDown(createTaskTag);
    const creating = tags.create('Dock');
    await waitFor(() => expect(messages()).toEqual(['The tag “Dock” wasn’t added']));
    server.repair();
    retry();
    expect((await creating).title).toBe('Dock');
    expect(shownTags()).toBe('Dock');
    expect(await savedTags()).toBe('Dock');
  });

  it('whose answer got lost is asked for once more, and made once', async () => {
    const { server, tags, savedTags, findNetwork } = await open('a');
    server.breakDown(createTaskTag, 'lost');
    const creating = tags.create('Dock');
    await waitFor(() => expect(server.count(createTaskTag)).toBe(1));
    server.repair();
    findNetwork();
    expect((await creating).title).toBe('Dock');
    expect(await savedTags()).toBe('Dock');
  });
});

describe('a new tag for a task', () => {
  it('is given to it by the same write, joins those that it has, and can be taken off again', async () => {
    const { tags, task, undo, tagsOfTasks, update } = await open('a', 'b');
    const dock = await tags.create('Dock');
    await update([{ task: task('b'), patch: { tags: [dock.id] } }], 'Task changed');
    await Promise.all([tags.create('Pier', task('b')), tags.create('Quay', task('b'))]);
    expect(await tagsOfTasks()).toEqual(['', 'Dock Pier Quay']);
    await waitFor(() => expect(task('b').tags).toHaveLength(3));
    await undo();
    expect(await tagsOfTasks()).toEqual(['', 'Dock Pier']);
  });

  it('is made, too, where the task was deleted meanwhile', async () => {
    const { server, tags, task, savedTags, remove } = await open('a', 'b');
    const gone = task('b');
    await remove([gone]);
    expect((await tags.create('Pier', gone)).title).toBe('Pier');
    expect(await savedTags()).toBe('Pier');
    expect(server.count(createTaskTag)).toBe(1);
  });
});

describe('a tag that was deleted', () => {
  it('comes back on its tasks, and the steps before can be taken back as well', async () => {
    const { tags, update, task, remove, undo, tagsOfTasks } = await open('a', 'b');
    const dock = await tags.create('Dock');
    const pier = await tags.create('Pier');
    await update([{ task: task('a'), patch: { tags: [dock.id] } }], 'Task changed');
    await update([{ task: task('a'), patch: { tags: [dock.id, pier.id] } }], 'Task changed');
    await update([{ task: task('b'), patch: { tags: [dock.id] } }], 'Task changed');
    await remove([task('b')]);
    await tags.remove(dock);
    expect(await tagsOfTasks()).toEqual(['Pier']);
    await undo();
    expect(await tagsOfTasks()).toEqual(['Dock Pier']);
    await undo();
    expect(await tagsOfTasks()).toEqual(['Dock Pier', 'Dock']);
    await undo();
    await undo();
    expect(await tagsOfTasks()).toEqual(['Dock', '']);
    await undo();
    expect(await tagsOfTasks()).toEqual(['', '']);
  });

  it('is the same tag again, in its place', async () => {
    const { tags, undo, client } = await open('a');
    const dock = await tags.create('Dock');
    await tags.create('Pier');
    await tags.remove(dock);
    await undo();
    await waitFor(() => expect(client.getQueryData(taskQueries.tags().queryKey)?.[0]).toEqual(dock));
  });

  it('after Retry can be taken back like any other', async () => {
    const { server, tags, savedTags, messages, retry, offers, undo } = await open('a');
    const dock = await tags.create('Dock');
    server.breakDown(deleteTaskTag);
    await tags.remove(dock);
    expect(messages()).toEqual(['The tag “Dock” wasn’t deleted']);
    server.repair();
    retry();
    await waitFor(() => expect(offers).toHaveLength(1));
    expect(await savedTags()).toBe('');
    await undo();
    expect(await savedTags()).toBe('Dock');
  });
});

describe('a new name', () => {
  it('that failed is not offered again over a newer one', async () => {
    const { server, tags, savedTags, shownTags, messages } = await open('a');
    const dock = await tags.create('Dock');
    server.breakDown(updateTaskTag);
    await tags.rename(dock, 'Quay');
    server.repair();
    expect(messages()).toEqual(['The tag “Dock” wasn’t renamed']);
    await tags.rename(dock, 'Pier');
    expect(messages()).toEqual([]);
    expect(await savedTags()).toBe('Pier');
    expect(shownTags()).toBe('Pier');
  });

  it('that failed is there after Retry', async () => {
    const { server, tags, savedTags, shownTags, retry } = await open('a');
    const dock = await tags.create('Dock');
    server.breakDown(updateTaskTag);
    await tags.rename(dock, 'Quay');
    server.repair();
    retry();
    await waitFor(() => expect(shownTags()).toBe('Quay'));
    expect(await savedTags()).toBe('Quay');
  });
});
