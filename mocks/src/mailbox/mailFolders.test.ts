import { listMailFilters, listMailFolders, updateMail, updateMails } from '@quarterdeck/contract/endpoints/mailbox';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';
import { countedFolders, listedMails, mailFolderId, mailId, writeDraft } from '../testing/mailboxCalls';

describe('mailbox.folders.list', () => {
  it('lists inbox, sent, drafts, spam and trash', async () => {
    const { body } = await testClient().call(listMailFolders, {});
    expect(body.map(({ slug }) => slug)).toEqual(['inbox', 'sent', 'drafts', 'spam', 'trash']);
  });

  it('counts all drafts and all spam, nothing sent or thrown away, and of the others what is unread', async () => {
    const client = testClient();
    const unread = (await listedMails(client, { folder: 'inbox' })).filter((mail) => mail.unread);
    const all = async (folder: string) => (await listedMails(client, { folder })).length;
    expect(await countedFolders(client)).toEqual({
      inbox: unread.length,
      sent: 0,
      drafts: await all('drafts'),
      spam: await all('spam'),
      trash: 0,
    });
  });

  it('follows reading, moving and writing', async () => {
    const client = testClient();
    const before = await countedFolders(client);
    await client.call(updateMail, { body: { id: mailId('mail-01'), mail: { unread: false } } });
    await client.call(updateMails, {
      body: { ids: [mailId('mail-02'), mailId('mail-03')], mail: { folder: mailFolderId('spam') } },
    });
    await writeDraft(client);
    expect(await countedFolders(client)).toEqual({
      ...before,
      inbox: before.inbox - 3,
      spam: before.spam + 2,
      drafts: before.drafts + 1,
    });
  });

  it('has its folders without a mail, too', async () => {
    expect(await countedFolders(testClient({ scenario: 'empty' }))).toEqual({
      inbox: 0,
      sent: 0,
      drafts: 0,
      spam: 0,
      trash: 0,
    });
  });
});

describe('mailbox.filters.list', () => {
  it('lists starred and important', async () => {
    const { body } = await testClient().call(listMailFilters, {});
    expect(body.map(({ slug }) => slug)).toEqual(['starred', 'important']);
  });
});
