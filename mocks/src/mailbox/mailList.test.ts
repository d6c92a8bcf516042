import { listMails } from '@quarterdeck/contract/endpoints/mailbox';
import { describe, expect, it, vi } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { listedMails, mailFolderId, mailLabelIds, writeDraft } from '../testing/mailboxCalls';

const listPage = async ({ call }: MockClient, folder: string, page?: number | string) =>
  (await call(listMails, { query: { folder, ...(page === undefined ? {} : { page }) } })).body;

/** An API with as many mails as asked, all of them drafts. */
async function clientWithDrafts(count: number): Promise<MockClient> {
  const client = testClient({ scenario: 'empty' });
  for (let index = 0; index < count; index += 1) await writeDraft(client, { subject: `Draft ${index}` });
  return client;
}

describe('mailbox.mails.list', () => {
  it('chooses by folder, filter or label', async () => {
    const client = testClient();
    const all = await listedMails(client);
    expect(all.length).toBeGreaterThanOrEqual(70);
    const [invoices] = mailLabelIds('invoices');
    const ids = (mails: readonly { id: string }[]) => mails.map(({ id }) => id);
    expect(ids(await listedMails(client, { folder: 'spam' }))).toEqual(
      ids(all.filter(({ folder }) => folder === mailFolderId('spam'))),
    );
    for (const filter of ['starred', 'important', 'unread'] as const) {
      expect(ids(await listedMails(client, { filter }))).toEqual(ids(all.filter((mail) => mail[filter])));
    }
    expect(ids(await listedMails(client, { label: 'invoices' }))).toEqual(
      ids(all.filter(({ labels }) => invoices !== undefined && labels.includes(invoices))),
    );
  });

  it('takes several choices at once for a narrower one', async () => {
    const client = testClient();
    const unreadWork = await listedMails(client, { folder: 'inbox', filter: 'unread', label: 'work' });
    const [work] = mailLabelIds('work');
    expect(unreadWork.length).toBeGreaterThan(10);
    for (const mail of unreadWork) expect(mail).toMatchObject({ folder: mailFolderId('inbox'), unread: true });
    for (const { labels } of unreadWork) expect(labels).toContain(work);
  });

  it('is sorted newest first', async () => {
    const client = testClient();
    for (const query of [{}, { folder: 'inbox' }, { label: 'work' }]) {
      const dates = (await listedMails(client, query)).map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
    expect((await listPage(client, 'inbox')).mails?.[0]?.id).toBe('mail-01');
  });

  it('has 10 mails a page, from page 1', async () => {
    const client = testClient();
    const all = await listedMails(client, { folder: 'inbox' });
    const first = await listPage(client, 'inbox');
    expect(first.mails).toEqual(all.slice(0, 10));
    expect(first.pagination).toEqual({
      totalResults: all.length,
      resultsPerPage: 10,
      currentPage: 1,
      lastPage: Math.ceil(all.length / 10),
      startIndex: 0,
      endIndex: 9,
    });
    const second = await listPage(client, 'inbox', 2);
    expect(second.mails).toEqual(all.slice(10, 20));
    expect(second.pagination).toMatchObject({ currentPage: 2, startIndex: 10, endIndex: 19 });
  });

  it.each([
    [0, 1, -1],
    [1, 1, 0],
    [10, 1, 9],
    [11, 2, 9],
  ])('has for %i mails a last page %i', async (count, lastPage, endIndex) => {
    const { mails, pagination } = await listPage(await clientWithDrafts(count), 'drafts');
    expect(mails).toHaveLength(Math.min(count, 10));
    expect(pagination).toEqual({
      totalResults: count,
      resultsPerPage: 10,
      currentPage: 1,
      lastPage,
      startIndex: 0,
      endIndex,
    });
  });

  it('ends its last page at the last mail', async () => {
    const { mails, pagination } = await listPage(await clientWithDrafts(13), 'drafts', 2);
    expect(mails).toHaveLength(3);
    expect(pagination).toMatchObject({ totalResults: 13, currentPage: 2, startIndex: 10, endIndex: 12 });
  });

  it('answers beyond the last page null and just the last page', async () => {
    const client = await clientWithDrafts(11);
    for (const page of [3, 99, Number.MAX_SAFE_INTEGER]) {
      expect(await listPage(client, 'drafts', page)).toEqual({ mails: null, pagination: { lastPage: 2 } });
    }
    expect(await listPage(client, 'inbox', 2)).toEqual({ mails: null, pagination: { lastPage: 1 } });
  });

  it('takes a page below the first for the first', async () => {
    const client = testClient();
    const first = await listPage(client, 'inbox');
    for (const page of [0, -4, '0.9']) expect(await listPage(client, 'inbox', page)).toEqual(first);
  });

  it('counts the copies of each mail, 0 without any', async () => {
    const client = testClient();
    await writeDraft(client, { cc: ['a@b.example', 'c@d.example'], bcc: ['e@f.example'] });
    await writeDraft(client);
    const drafts = await listedMails(client, { folder: 'drafts' });
    const countsOf = (id: string) => drafts.find((mail) => mail.id === id);
    expect(countsOf('new-1')).toMatchObject({ ccCount: 2, bccCount: 1 });
    expect(countsOf('new-2')).toMatchObject({ ccCount: 0, bccCount: 0 });
  });

  it('answers 404 for a folder or a label that there is not', async () => {
    const { call } = testClient();
    await expect(call(listMails, { query: { folder: 'attic' } })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No mail folder with slug attic' } },
    });
    await expect(call(listMails, { query: { label: 'attic' } })).resolves.toMatchObject({ status: 404 });
  });

  it('refuses a filter that is no mark, and a page that is no number', async () => {
    const { send } = testClient();
    await expect(send('GET', 'api/apps/mailbox/mails?filter=labels')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { filter: 'Must be one of starred, important, unread' } } },
    });
    await expect(send('GET', 'api/apps/mailbox/mails?page=two')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { page: expect.any(String) } } },
    });
  });

  it('takes 625 ms, and no other call of the mailbox takes any time', async () => {
    vi.useFakeTimers();
    const { call, send } = testClient({ delays: 'declared' });
    await send('GET', 'api/apps/mailbox/folders');
    const done = vi.fn<() => void>();
    const work = call(listMails, { query: { folder: 'inbox' } }).finally(done);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(624);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(work).resolves.toMatchObject({ status: 200 });
    vi.useRealTimers();
  });
});
