import { createMailLabel, deleteMailLabel, updateMailLabel } from '@quarterdeck/contract/endpoints/mailbox';
import type { MailLabelId } from '@quarterdeck/contract/entities/mailLabel';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { listedLabels, listedMails, mailLabelIds } from '../testing/mailboxCalls';

const [work, forums, nowhere] = mailLabelIds('work', 'forums', 'nowhere') as [MailLabelId, MailLabelId, MailLabelId];

const create = async ({ call }: MockClient, title: string) =>
  (await call(createMailLabel, { body: { label: { title } } })).body;
const rename = async ({ call }: MockClient, id: MailLabelId, title: string) =>
  (await call(updateMailLabel, { body: { id, label: { title } } })).body;

describe('mailbox.labels.list', () => {
  it('lists the six labels with their colours', async () => {
    expect((await listedLabels(testClient())).map(({ slug, color }) => [slug, color])).toEqual([
      ['personal', 'blue'],
      ['work', 'indigo'],
      ['payments', 'red'],
      ['invoices', 'teal'],
      ['accounts', 'purple'],
      ['forums', 'green'],
    ]);
  });
});

describe('mailbox.label.create', () => {
  it('generates id and slug, and puts the label last', async () => {
    const client = testClient();
    const body = { label: { title: '  Summer  Season ', color: 'orange' } } as const;
    const created = { id: 'new-1', title: 'Summer  Season', slug: 'summer-season', color: 'orange' };
    await expect(client.call(createMailLabel, { body })).resolves.toEqual({ status: 200, body: created });
    expect((await listedLabels(client)).at(-1)).toEqual(created);
  });

  it('is blue when no colour is given', async () => {
    expect((await create(testClient(), 'Harbours')).color).toBe('blue');
  });

  it('makes a slug that no other label has', async () => {
    const client = testClient();
    const slugs = [];
    for (const title of ['Work', 'work!', 'WORK', 'Q & A', '日本']) slugs.push((await create(client, title)).slug);
    expect(slugs).toEqual(['work-1', 'work-2', 'work-3', 'q-a', 'label']);
  });

  it.each(['', '   ', 'x'.repeat(201)])('refuses a title of the wrong length', async (title) => {
    const client = testClient();
    await expect(client.call(createMailLabel, { body: { label: { title } } })).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'label.title': expect.stringContaining('characters') } } },
    });
    expect(await listedLabels(client)).toHaveLength(6);
  });

  it('refuses a colour that there is not', async () => {
    const body = JSON.stringify({ label: { title: 'Harbours', color: 'beige' } });
    await expect(testClient().send('POST', 'api/apps/mailbox/label', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'label.color': expect.stringContaining('blue, indigo') } } },
    });
  });
});

describe('mailbox.label.update', () => {
  it('makes the slug anew with a new title', async () => {
    const client = testClient();
    const renamed = { id: 'mail-label-forums', title: 'Harbour forum', slug: 'harbour-forum', color: 'green' };
    expect(await rename(client, forums, 'Harbour forum')).toEqual(renamed);
    expect((await listedLabels(client)).at(-1)).toEqual(renamed);
  });

  it('lets a label keep its own slug, and none take that of another', async () => {
    const client = testClient();
    expect((await rename(client, forums, 'FORUMS')).slug).toBe('forums');
    expect((await rename(client, forums, 'Work')).slug).toBe('work-1');
  });

  it('changes the colour and leaves title and slug alone', async () => {
    const client = testClient();
    const second = await create(client, 'Work');
    await rename(client, work, 'Office');
    const { body } = await client.call(updateMailLabel, { body: { id: second.id, label: { color: 'rose' } } });
    expect(body).toEqual({ ...second, color: 'rose' });
  });

  it('never changes the id, nor the slug by hand', async () => {
    const client = testClient();
    const body = JSON.stringify({ id: forums, label: { id: 'mine', slug: 'mine', stranger: 1, color: 'amber' } });
    await expect(client.send('PATCH', 'api/apps/mailbox/label', body)).resolves.toEqual({
      status: 200,
      body: { id: 'mail-label-forums', title: 'Forums', slug: 'forums', color: 'amber' },
    });
  });

  it('refuses an empty title', async () => {
    const body = { id: forums, label: { title: ' ' } };
    await expect(testClient().call(updateMailLabel, { body })).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'label.title': expect.stringContaining('characters') } } },
    });
  });

  it('answers 404 for a missing id', async () => {
    const body = { id: nowhere, label: { title: 'Harbours' } };
    await expect(testClient().call(updateMailLabel, { body })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No mail label with id mail-label-nowhere' } },
    });
  });
});

describe('mailbox.label.delete', () => {
  it('removes the label’s id from every mail and returns true', async () => {
    const client = testClient();
    const before = await listedMails(client);
    expect(before.filter(({ labels }) => labels.includes(work)).length).toBeGreaterThan(20);
    await expect(client.call(deleteMailLabel, { query: { id: work } })).resolves.toEqual({ status: 200, body: true });
    expect((await listedLabels(client)).map(({ slug }) => slug)).not.toContain('work');
    expect(await listedMails(client)).toEqual(
      before.map((mail) => ({ ...mail, labels: mail.labels.filter((id) => id !== work) })),
    );
  });

  it('answers 404 for a missing id and removes nothing', async () => {
    const client = testClient();
    await expect(client.call(deleteMailLabel, { query: { id: nowhere } })).resolves.toMatchObject({ status: 404 });
    expect(await listedLabels(client)).toHaveLength(6);
  });

  it('answers 400 without an id', async () => {
    await expect(testClient().send('DELETE', 'api/apps/mailbox/label')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
  });
});
