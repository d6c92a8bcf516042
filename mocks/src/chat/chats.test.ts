import * as calls from '@quarterdeck/contract/endpoints/chat';
import { describe, expect, it } from 'vitest';
import { changeChat, listedChats, messageId, readChat } from '../testing/chatCalls';
import { testClient, testNow } from '../testing/clientOf';

const path = 'api/apps/chat/chat';

describe('chat.chats.list', () => {
  it('answers chats with contact and messages', async () => {
    const chats = await listedChats(testClient());
    const marta = chats.find(({ id }) => id === 'chat-10');
    expect(marta?.contact).toMatchObject({ id: 'contact-10', name: 'Marta Lindqvist' });
    expect(marta?.contact.details.company).toBe('Lindqvist Boat Hire');
    expect(marta?.messages).toHaveLength(41);
    expect(marta).toMatchObject({
      unreadCount: 2,
      lastMessage: marta?.messages.at(-1)?.value,
      lastMessageAt: marta?.messages.at(-1)?.createdAt,
    });
  });

  it('is sorted by the last message, newest first', async () => {
    const client = testClient();
    const moments = (await listedChats(client)).map(({ lastMessageAt }) => lastMessageAt ?? '');
    expect(moments).toEqual(moments.toSorted().toReversed());
    await changeChat(client, 'chat-19', { messages: [{ value: 'How was midsummer?' }] });
    expect((await listedChats(client))[0]?.id).toBe('chat-19');
  });

  it('puts chats in which nothing has been written last, by name', async () => {
    const chats = await listedChats(testClient());
    const silent = chats.slice(-6);
    expect(silent.every(({ messages, lastMessageAt }) => messages.length === 0 && lastMessageAt === null)).toBe(true);
    const names = silent.map(({ contact }) => contact.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('is empty in the scenario empty; in large 500 chats share 10,000 messages', async () => {
    expect(await listedChats(testClient({ scenario: 'empty' }))).toEqual([]);
    const chats = await listedChats(testClient({ scenario: 'large' }));
    expect(chats).toHaveLength(500);
    expect(chats.flatMap(({ messages }) => messages)).toHaveLength(10_000);
  });
});

describe('chat.chat.get', () => {
  it('answers the thread, oldest first', async () => {
    const { messages } = await readChat(testClient(), 'chat-01');
    const moments = messages.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted());
    expect(messages[0]?.value).toMatch(/^Do you have ten minutes/);
  });

  it('maps the author “me” to the profile’s id', async () => {
    const client = testClient();
    const { body: profile } = await client.call(calls.getChatProfile, {});
    const { messages } = await readChat(client, 'chat-01');
    expect(new Set(messages.filter(({ isMine }) => isMine).map(({ contactId }) => contactId))).toEqual(
      new Set([profile.id]),
    );
    expect(new Set(messages.filter(({ isMine }) => !isMine).map(({ contactId }) => contactId))).toEqual(
      new Set(['contact-01']),
    );
  });

  it('answers 404 for a missing id, in the known words', async () => {
    await expect(testClient().send('GET', `${path}?id=nobody`)).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'Could not found chat with id of nobody!' } },
    });
  });

  it('answers 400 without an id', async () => {
    await expect(testClient().send('GET', path)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
  });
});

describe('chat.chat.update', () => {
  it('merges and returns the chat', async () => {
    const client = testClient();
    const before = await readChat(client, 'chat-10');
    const { status, body } = await changeChat(client, 'chat-10', { unreadCount: 0 });
    expect({ status, body }).toEqual({ status: 200, body: { ...before, unreadCount: 0 } });
    expect((await changeChat(client, 'chat-10', { muted: true })).body).toEqual({ ...body, muted: true });
    expect(await readChat(client, 'chat-10')).toEqual({ ...body, muted: true });
  });

  it('sends a message, now and in one’s own name, trimmed', async () => {
    const client = testClient();
    const before = await readChat(client, 'chat-10');
    const { body } = await changeChat(client, 'chat-10', { messages: [{ value: ' On Monday. ' }] });
    expect(body.messages).toEqual([
      ...before.messages,
      {
        id: 'new-1',
        chatId: 'chat-10',
        contactId: 'user-elif',
        isMine: true,
        value: 'On Monday.',
        createdAt: testNow.toISOString(),
      },
    ]);
    expect(body).toMatchObject({ lastMessage: 'On Monday.', lastMessageAt: testNow.toISOString() });
  });

  it('writes to somebody for the first time', async () => {
    const client = testClient();
    const { body } = await changeChat(client, 'chat-23', { messages: [{ value: 'Hello Eun-ji' }] });
    expect(body).toMatchObject({ messages: { length: 1 }, lastMessage: 'Hello Eun-ji' });
  });

  it('keeps a message that is sent twice with the same id once', async () => {
    const client = testClient();
    const messages = [{ id: messageId('from-the-page'), value: 'On Monday.' }];
    await changeChat(client, 'chat-10', { messages });
    const { body } = await changeChat(client, 'chat-10', { messages });
    expect(body.messages.filter(({ value }) => value === 'On Monday.')).toHaveLength(1);
  });

  it('edits one’s own message; author and moment stay', async () => {
    const client = testClient();
    const own = (await readChat(client, 'chat-10')).messages.findLast(({ isMine }) => isMine);
    if (own === undefined) throw new Error('Nothing has been written');
    const { body } = await changeChat(client, 'chat-10', { messages: [{ id: own.id, value: 'Edited' }] });
    expect(body.messages.find(({ id }) => id === own.id)).toEqual({ ...own, value: 'Edited' });
    expect(body.messages).toHaveLength(41);
  });

  it('leaves messages of the contact as they are, and those that are not sent', async () => {
    const client = testClient();
    const before = await readChat(client, 'chat-10');
    const theirs = before.messages.find(({ isMine }) => !isMine);
    if (theirs === undefined) throw new Error('Nothing has been written');
    const { body } = await changeChat(client, 'chat-10', {
      messages: [{ id: theirs.id, value: 'Put into her mouth' }],
    });
    expect(body).toEqual(before);
  });

  it('never changes id or contact, and drops unknown keys and what follows from the rest', async () => {
    const client = testClient();
    const before = await readChat(client, 'chat-10');
    const chat = { id: 'chat-x', contactId: 'contact-01', contact: {}, lastMessage: 'x', stranger: 1 };
    const { body } = await client.send('PATCH', path, JSON.stringify({ id: 'chat-10', chat }));
    expect(body).toEqual(before);
  });

  it.each([
    [{ unreadCount: -1 }, 'chat.unreadCount'],
    [{ muted: 'yes' }, 'chat.muted'],
    [{ muted: true, messages: [{ value: 'Right' }, { value: '  ' }] }, 'chat.messages.1.value'],
    [{ muted: true, messages: [{ value: 'Right' }, { id: 'chat-01-1', value: 'x' }] }, 'chat.messages.1.id'],
    [{ messages: [{ value: 'x'.repeat(10_001) }] }, 'chat.messages.0.value'],
  ])('refuses a wrong field and changes nothing at all', async (chat, field) => {
    const client = testClient();
    const before = await listedChats(client);
    await expect(client.send('PATCH', path, JSON.stringify({ id: 'chat-10', chat }))).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { [field]: expect.any(String) } } },
    });
    expect(await listedChats(client)).toEqual(before);
  });

  it('answers 404 for a missing id, in the known words', async () => {
    await expect(changeChat(testClient(), 'nobody', { muted: true })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'Could not found chat with id of nobody!' } },
    });
  });
});
