import { getNavigation, getUser, search, updateUser } from '@quarterdeck/contract/endpoints/common';
import { createTask, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import type { NavigationItem } from '@quarterdeck/contract/entities/navigation';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { flatten } from './menus';

const links = (items: readonly NavigationItem[]) =>
  flatten(items).flatMap(({ link }) => (link === undefined ? [] : [link]));
const depth = (items: readonly NavigationItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children = [] }) => depth(children)));

describe('common.navigation.get', () => {
  it('answers four menus that reach the same routes', async () => {
    const { body } = await testClient().call(getNavigation, {});
    expect(Object.keys(body).toSorted()).toEqual(['compact', 'default', 'futuristic', 'horizontal']);
    for (const menu of [body.compact, body.futuristic, body.horizontal]) {
      expect(links(menu)).toEqual(links(body.default));
    }
    expect(links(body.default)).toHaveLength(new Set(links(body.default)).size);
  });

  it('groups dashboards, apps, pages, ui and docs, and shows a nesting of six levels', async () => {
    const { body } = await testClient().call(getNavigation, {});
    expect(body.default.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['dashboards', 'apps', 'pages', 'ui', 'docs']),
    );
    expect(depth(body.default)).toBe(6);
    expect(new Set(flatten(body.default).map(({ id }) => id)).size).toBe(flatten(body.default).length);
  });

  it('carries the badges of mailbox and changelog', async () => {
    const items = flatten((await testClient().call(getNavigation, {})).body.default);
    const badgeOf = (id: string) => items.find((item) => item.id === id)?.badge?.title;
    expect(badgeOf('apps.mailbox')).toBe('27');
    expect(badgeOf('docs.changelog')).toBe('18.0.0');
  });
});

describe('common.user.get', () => {
  it('is the one demo user', async () => {
    await expect(testClient().call(getUser, {})).resolves.toMatchObject({
      status: 200,
      body: { name: 'Elif Aydın', email: 'elif@harbour.example', status: 'online' },
    });
  });
});

describe('common.user.update', () => {
  it('answers the user, who is the current one from then on', async () => {
    const { call } = testClient();
    const { body } = await call(updateUser, { body: { user: { status: 'not-visible' } } });
    expect(body).toMatchObject({ name: 'Elif Aydın', status: 'not-visible' });
    expect((await call(getUser, {})).body).toEqual(body);
  });

  it('keeps its id and refuses an unknown status', async () => {
    const { call, send } = testClient();
    const { body: before } = await call(getUser, {});
    await send('PATCH', 'api/common/user', '{"user":{"id":"other"}}');
    const { status, body } = await send('PATCH', 'api/common/user', '{"user":{"status":"asleep"}}');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fieldErrors: { 'user.status': expect.any(String) } } });
    expect((await call(getUser, {})).body).toEqual(before);
  });
});

describe('common.search', () => {
  const find = async ({ call }: MockClient, query: string) => (await call(search, { body: { query } })).body;
  const group = async (client: MockClient, id: string, query: string) =>
    (await find(client, query)).find((set) => set.id === id)?.results;

  it('finds contacts by name, with a link to each', async () => {
    const client = testClient();
    expect(await group(client, 'contacts', 'LINDQVIST')).toEqual([
      { name: 'Marta Lindqvist', avatar: null, link: '/apps/contacts/contact-10' },
    ]);
  });

  it('finds pages by title or subtitle', async () => {
    const client = testClient();
    expect(await group(client, 'pages', 'typography')).toEqual([{ title: 'Typography', link: '/ui/typography' }]);
    expect(await group(client, 'pages', 'page not found')).toEqual([{ title: '404', link: '/pages/error/404' }]);
  });

  it('finds tasks by title, with a link to each, and no sections', async () => {
    const client = testClient();
    expect(await group(client, 'tasks', 'season calendar')).toEqual([
      { title: 'Send Marta Lindqvist the revised season calendar', completed: false, link: '/apps/tasks/task-01' },
    ]);
    expect(await group(client, 'tasks', 'quality and release')).toBeUndefined();
  });

  it('finds what was just written', async () => {
    const client = testClient();
    const { body } = await client.call(createTask, { body: { type: 'task' } });
    await client.call(updateTask, { body: { id: body.id, task: { title: 'Paint the jetty' } } });
    expect(await group(client, 'tasks', 'jetty')).toEqual([
      { title: 'Paint the jetty', completed: false, link: '/apps/tasks/new-1' },
    ]);
  });

  it('leaves groups without a match out', async () => {
    const client = testClient();
    expect((await find(client, 'lindqvist')).map(({ id }) => id)).toEqual(['contacts', 'tasks']);
    expect(await find(client, 'zz-no-such-word')).toEqual([]);
  });

  it('compares folded: case, accents, the Turkish i', async () => {
    const client = testClient();
    for (const query of ['cınar', 'ÇINAR', 'çinar']) {
      expect(await group(client, 'contacts', query)).toMatchObject([{ name: 'Ayşe Çınar' }]);
    }
  });

  it('takes characters of regular expressions for themselves', async () => {
    expect(await find(testClient(), '.*')).toEqual([]);
  });

  it.each(['', '   ', '\u0301'])('answers nothing to the query %j', async (query) => {
    expect(await find(testClient(), query)).toEqual([]);
  });
});
