import { createMail, deleteMail, getMail, updateMail, updateMails } from '@quarterdeck/contract/endpoints/mailbox';
import type { MailPatch, NewMail } from '@quarterdeck/contract/entities/mail';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { listedMails, mailFolderId, mailId, mailLabelIds, writeDraft } from '../testing/mailboxCalls';

const read = async ({ call }: MockClient, id: string) => (await call(getMail, { query: { id: mailId(id) } })).body;
const update = ({ call }: MockClient, id: string, mail: MailPatch) =>
  call(updateMail, { body: { id: mailId(id), mail } });
const updateAll = ({ call }: MockClient, ids: readonly string[], mail: MailPatch) =>
  call(updateMails, { body: { ids: ids.map(mailId), mail } });
const dispatch = ({ call }: MockClient, mail: NewMail) => call(createMail, { body: { mail, send: true } });

describe('mailbox.mail.get', () => {
  it('answers the mail', async () => {
    const mail = await read(testClient(), 'mail-01');
    expect(mail).toMatchObject({ type: 'mail', subject: 'Scope for the second voyage' });
    expect(mail.attachments.map(({ name }) => name)).toEqual(['scope-second-voyage.pdf', 'estimates.csv']);
  });

  it('does not mark it as read', async () => {
    const client = testClient();
    expect((await read(client, 'mail-01')).unread).toBe(true);
    expect((await read(client, 'mail-01')).unread).toBe(true);
  });

  it('answers 404 for a missing id', async () => {
    await expect(testClient().call(getMail, { query: { id: mailId('nobody') } })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No mail with id nobody' } },
    });
  });

  it('answers 400 without an id', async () => {
    await expect(testClient().send('GET', 'api/apps/mailbox/mail')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
  });
});

describe('mailbox.mail.update', () => {
  it.each(['starred', 'important', 'unread'] as const)('changes %s and nothing else', async (flag) => {
    const client = testClient();
    const before = await read(client, 'mail-01');
    for (const value of [!before[flag], before[flag]]) {
      const { body } = await update(client, 'mail-01', { [flag]: value });
      expect(body).toEqual({ ...before, [flag]: value });
      expect(await read(client, 'mail-01')).toEqual(body);
    }
  });

  it('moves the mail with a new folder', async () => {
    const client = testClient();
    const { body } = await update(client, 'mail-01', { folder: mailFolderId('trash') });
    expect(body.folder).toBe('folder-trash');
    const ids = async (folder: string) => (await listedMails(client, { folder })).map(({ id }) => id);
    expect(await ids('inbox')).not.toContain('mail-01');
    expect((await ids('trash'))[0]).toBe('mail-01');
  });

  it('refuses a folder that there is not', async () => {
    const client = testClient();
    const before = await read(client, 'mail-01');
    const body = JSON.stringify({ id: 'mail-01', mail: { folder: 'inbox', starred: !before.starred } });
    await expect(client.send('PATCH', 'api/apps/mailbox/mail', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'mail.folder': 'Is not the id of a folder' } } },
    });
    expect(await read(client, 'mail-01')).toEqual(before);
  });

  it('takes each label once and drops unknown ones', async () => {
    const labels = mailLabelIds('forums', 'nowhere', 'work', 'forums');
    expect((await update(testClient(), 'mail-01', { labels })).body.labels).toEqual(mailLabelIds('forums', 'work'));
  });

  it('never changes id and type, and drops what no mail has', async () => {
    const client = testClient();
    const before = await read(client, 'mail-01');
    const patch = { id: 'mail-02', type: 'letter', stranger: 1, subject: 'Mine' };
    const answer = await client.send('PATCH', 'api/apps/mailbox/mail', JSON.stringify({ id: 'mail-01', mail: patch }));
    expect(answer).toEqual({ status: 200, body: { ...before, subject: 'Mine' } });
  });

  it('changes nothing when one field is wrong', async () => {
    const client = testClient();
    const before = await read(client, 'mail-01');
    const body = JSON.stringify({ id: 'mail-01', mail: { starred: false, unread: 'no' } });
    await expect(client.send('PATCH', 'api/apps/mailbox/mail', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'mail.unread': 'Must be boolean' } } },
    });
    expect(await read(client, 'mail-01')).toEqual(before);
  });

  it('answers 404 for a missing id', async () => {
    await expect(update(testClient(), 'nobody', { unread: false })).resolves.toMatchObject({ status: 404 });
  });
});

describe('mailbox.mails.update', () => {
  it('changes every mail and answers them in the order of the ids', async () => {
    const client = testClient();
    const { body } = await updateAll(client, ['mail-03', 'mail-01', 'mail-03'], {
      unread: false,
      folder: mailFolderId('trash'),
      labels: mailLabelIds('work', 'nowhere'),
    });
    expect(body.map(({ id }) => id)).toEqual(['mail-03', 'mail-01']);
    for (const mail of body) {
      expect(mail).toMatchObject({ unread: false, folder: 'folder-trash', labels: mailLabelIds('work') });
      expect(await read(client, mail.id)).toEqual(mail);
    }
    expect((await read(client, 'mail-02')).folder).toBe('folder-inbox');
  });

  it('changes none when one of them is missing', async () => {
    const client = testClient();
    const before = await read(client, 'mail-01');
    await expect(updateAll(client, ['mail-01', 'nobody'], { starred: !before.starred })).resolves.toMatchObject({
      status: 404,
      body: { error: { message: 'No mail with id nobody' } },
    });
    expect(await read(client, 'mail-01')).toEqual(before);
  });

  it('answers an empty list for none', async () => {
    await expect(updateAll(testClient(), [], { starred: true })).resolves.toEqual({ status: 200, body: [] });
  });

  it('refuses a wrong field, a folder that there is not, and more than five hundred ids', async () => {
    const client = testClient();
    const attempt = (ids: unknown, mail: unknown) =>
      client.send('PATCH', 'api/apps/mailbox/mails', JSON.stringify({ ids, mail }));
    const fieldErrors = (errors: object) => ({ status: 400, body: { error: { fieldErrors: errors } } });
    await expect(attempt(['mail-01'], { unread: 'no' })).resolves.toMatchObject(
      fieldErrors({ 'mail.unread': 'Must be boolean' }),
    );
    await expect(attempt(['mail-01'], { folder: 'inbox' })).resolves.toMatchObject(
      fieldErrors({ 'mail.folder': 'Is not the id of a folder' }),
    );
    await expect(attempt(Array.from({ length: 501 }).fill('mail-01'), {})).resolves.toMatchObject(
      fieldErrors({ ids: 'Must be at most 500 items long' }),
    );
  });
});

describe('mailbox.mail.create', () => {
  const letter = { to: 'Marta Lindqvist <marta@lindqvist-boats.example>', subject: 'Jetty', content: '<p>North?</p>' };

  it('stores in drafts what is not sent, however empty', async () => {
    const client = testClient();
    const draft = await writeDraft(client);
    expect(draft).toEqual({
      id: 'new-1',
      type: 'mail',
      from: { avatar: null, contact: 'Elif Aydın <elif@harbour.example>' },
      to: '',
      date: '2026-03-10T09:30:00.000Z',
      subject: '',
      content: '',
      attachments: [],
      starred: false,
      important: false,
      unread: false,
      folder: 'folder-drafts',
      labels: [],
    });
    expect((await listedMails(client, { folder: 'drafts' }))[0]).toMatchObject(draft);
  });

  it('stores in sent what is sent', async () => {
    const client = testClient();
    const attachments = [{ type: 'text/plain', name: 'a.txt', size: 1, preview: '', downloadUrl: 'data:text/plain,a' }];
    const labels = mailLabelIds('work', 'nowhere', 'work');
    const { status, body } = await dispatch(client, { ...letter, cc: ['luc@harbour.example'], attachments, labels });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...letter,
      cc: ['luc@harbour.example'],
      attachments,
      folder: 'folder-sent',
      labels: mailLabelIds('work'),
    });
    expect((await listedMails(client, { folder: 'sent' }))[0]).toMatchObject(body);
  });

  it('decides id, sender, date and folder itself', async () => {
    const { send } = testClient();
    const foreign = {
      id: 'mail-01',
      from: { avatar: null, contact: 'Eve' },
      date: '1999-01-01T00:00:00Z',
      folder: 'x',
    };
    const body = JSON.stringify({ mail: { ...foreign, stranger: 1 }, send: false });
    await expect(send('POST', 'api/apps/mailbox/mail', body)).resolves.toMatchObject({
      status: 200,
      body: {
        id: 'new-1',
        from: { contact: 'Elif Aydın <elif@harbour.example>' },
        date: '2026-03-10T09:30:00.000Z',
        folder: 'folder-drafts',
      },
    });
  });

  it.each([
    [{}, 'mail.to', 'Is missing'],
    [{ to: ' , ' }, 'mail.to', 'Is missing'],
    [{ to: 'Marta' }, 'mail.to', 'Marta is no address'],
    [{ to: 'marta@post.example, Luc' }, 'mail.to', 'Luc is no address'],
    [{ to: 'marta@post.example', cc: ['luc@'] }, 'mail.cc', 'luc@ is no address'],
    [{ to: 'marta@post.example', bcc: [''] }, 'mail.bcc', ' is no address'],
  ])('sends nothing to %j', async (mail, field, message) => {
    const client = testClient();
    const before = await listedMails(client);
    await expect(dispatch(client, mail)).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { [field]: message } } },
    });
    expect(await listedMails(client)).toEqual(before);
    await expect(writeDraft(client, mail)).resolves.toMatchObject({ folder: 'folder-drafts' });
  });

  it('sends to hidden receivers alone', async () => {
    await expect(dispatch(testClient(), { bcc: ['luc@harbour.example'] })).resolves.toMatchObject({ status: 200 });
  });

  it('refuses when nobody says whether to send', async () => {
    await expect(testClient().send('POST', 'api/apps/mailbox/mail', '{"mail":{}}')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { send: 'Is missing' } } },
    });
  });
});

describe('mailbox.mail.delete', () => {
  const remove = ({ call }: MockClient, id: string) => call(deleteMail, { query: { id: mailId(id) } });

  it.each(['trash', 'drafts'] as const)('deletes a mail in %s for good', async (folder) => {
    const client = testClient();
    const before = await listedMails(client);
    const [first] = await listedMails(client, { folder });
    await expect(remove(client, first?.id ?? '')).resolves.toEqual({ status: 200, body: true });
    expect(await listedMails(client)).toEqual(before.filter(({ id }) => id !== first?.id));
  });

  it.each(['inbox', 'sent', 'spam'] as const)('deletes none in %s', async (folder) => {
    const client = testClient();
    const before = await listedMails(client);
    const [first] = await listedMails(client, { folder });
    await expect(remove(client, first?.id ?? '')).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { id: 'Is a mail of another folder' } } },
    });
    expect(await listedMails(client)).toEqual(before);
  });

  it('answers 404 for a missing id and 400 without one', async () => {
    const client = testClient();
    await expect(remove(client, 'nobody')).resolves.toMatchObject({ status: 404 });
    await expect(client.send('DELETE', 'api/apps/mailbox/mail')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
  });
});
