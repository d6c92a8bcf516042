import * as calls from '@quarterdeck/contract/endpoints/shortcuts';
import { shortcutIdSchema, type NewShortcut, type Shortcut } from '@quarterdeck/contract/entities/shortcut';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { buildShortcut } from './buildShortcut';

const shortcutId = (id: string) => z.parse(shortcutIdSchema, id);
const listed = async ({ call }: MockClient): Promise<Shortcut[]> => (await call(calls.listShortcuts, {})).body;
const { id: _, ...newShortcut } = buildShortcut();
const create = ({ call }: MockClient, changes: Partial<NewShortcut> = {}) =>
  call(calls.createShortcut, { body: { shortcut: { ...newShortcut, ...changes } } });
const refusal = (path: string) => ({ status: 400, body: { error: { fieldErrors: { [path]: expect.any(String) } } } });
const noSuch = { status: 404, body: { error: { code: 'not_found', message: 'No shortcut with id nobody' } } };

describe('common.shortcuts.list', () => {
  it('lists shortcuts to pages of the site and outside', async () => {
    const shortcuts = await listed(testClient());
    expect(shortcuts).toHaveLength(12);
    expect(new Set(shortcuts.map(({ useRouter }) => useRouter))).toEqual(new Set([true, false]));
  });
});

describe('common.shortcuts.create', () => {
  it('gives a new id, appends the shortcut and answers it', async () => {
    const client = testClient();
    const before = await listed(client);
    const { status, body } = await create(client);
    expect({ status, body }).toEqual({ status: 200, body: { ...newShortcut, id: 'new-1' } });
    expect(await listed(client)).toEqual([...before, body]);
  });

  it('removes spaces around the words', async () => {
    const { body } = await create(testClient(), { label: ' Tides ', description: ' High water  ' });
    expect(body).toMatchObject({ label: 'Tides', description: 'High water' });
  });

  it.each(['label', 'icon', 'link', 'useRouter'] as const)('needs %s', async (field) => {
    const { [field]: _field, ...shortcut } = newShortcut;
    const answer = await testClient().send('POST', 'api/common/shortcuts', JSON.stringify({ shortcut }));
    expect(answer).toMatchObject(refusal(`shortcut.${field}`));
  });

  it('does without a description', async () => {
    const { description: _description, ...shortcut } = newShortcut;
    const { body } = await testClient().call(calls.createShortcut, { body: { shortcut } });
    expect(body).toEqual({ ...shortcut, id: 'new-1' });
  });

  it.each([
    ['label', '   '],
    ['label', 'x'.repeat(61)],
    ['description', 'x'.repeat(201)],
    ['icon', ''],
    ['link', 'javascript:alert(1)'],
    ['link', 'apps/tasks'],
    ['link', 'https://tides.example'],
  ])('refuses the %s %j', async (field, value) => {
    const client = testClient();
    expect(await create(client, { [field]: value })).toMatchObject(refusal(`shortcut.${field}`));
    expect(await listed(client)).toHaveLength(12);
  });

  it('takes an address outside where the router is not asked', async () => {
    const { status } = await create(testClient(), { link: 'https://tides.example', useRouter: false });
    expect(status).toBe(200);
  });
});

describe('common.shortcuts.update', () => {
  it('merges the fields given and answers the shortcut, which keeps its place', async () => {
    const client = testClient();
    const before = await listed(client);
    const body = { id: shortcutId('shortcut-02'), shortcut: { label: 'Post', description: '' } };
    const answer = await client.call(calls.updateShortcut, { body });
    expect(answer).toEqual({ status: 200, body: { ...before[1], label: 'Post', description: '' } });
    expect(await listed(client)).toEqual(before.with(1, answer.body));
  });

  it('drops unknown fields and keeps the id', async () => {
    const client = testClient();
    const before = await listed(client);
    const body = JSON.stringify({ id: 'shortcut-02', shortcut: { id: 'other', stranger: 1 } });
    await expect(client.send('PATCH', 'api/common/shortcuts', body)).resolves.toEqual({ status: 200, body: before[1] });
    expect(await listed(client)).toEqual(before);
  });

  it('refuses to send the router out of the site', async () => {
    const { call } = testClient();
    const change = (id: string, shortcut: Partial<NewShortcut>) =>
      call(calls.updateShortcut, { body: { id: shortcutId(id), shortcut } });
    await expect(change('shortcut-02', { link: 'https://tides.example' })).resolves.toMatchObject(
      refusal('shortcut.link'),
    );
    await expect(change('shortcut-12', { useRouter: true })).resolves.toMatchObject(refusal('shortcut.link'));
  });

  it('answers 404 for a missing id', async () => {
    const body = { id: shortcutId('nobody'), shortcut: { label: 'Tides' } };
    await expect(testClient().call(calls.updateShortcut, { body })).resolves.toEqual(noSuch);
  });
});

describe('common.shortcuts.delete', () => {
  it('answers the removed shortcut, which is no longer listed', async () => {
    const client = testClient();
    const [first, ...others] = await listed(client);
    const answer = await client.call(calls.deleteShortcut, { query: { id: shortcutId('shortcut-01') } });
    expect(answer).toEqual({ status: 200, body: first });
    expect(await listed(client)).toEqual(others);
  });

  it('answers 404 for a missing id and 400 for none', async () => {
    const client = testClient();
    await expect(client.call(calls.deleteShortcut, { query: { id: shortcutId('nobody') } })).resolves.toEqual(noSuch);
    await expect(client.send('DELETE', 'api/common/shortcuts')).resolves.toMatchObject(refusal('id'));
  });
});
