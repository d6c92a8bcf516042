import * as calls from '@quarterdeck/contract/endpoints/messages';
import { messageIdSchema, type Message } from '@quarterdeck/contract/entities/message';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { buildMessage } from './buildMessage';

const messageId = (id: string) => z.parse(messageIdSchema, id);
const listed = async ({ call }: MockClient): Promise<Message[]> => (await call(calls.listMessages, {})).body;
const { id: _, ...newMessage } = buildMessage();
const refusal = (path: string) => ({ status: 400, body: { error: { fieldErrors: { [path]: expect.any(String) } } } });
const noSuch = { status: 404, body: { error: { code: 'not_found', message: 'No message with id nobody' } } };

describe('common.messages.list', () => {
  it('lists messages, the newest first, read and unread', async () => {
    const messages = await listed(testClient());
    const times = messages.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(messages.map(({ read }) => read))).toEqual(new Set([true, false]));
  });

  it('starts without messages where nothing has happened yet', async () => {
    expect(await listed(testClient({ scenario: 'empty' }))).toEqual([]);
  });
});

describe('common.messages.create', () => {
  it('gives a new id, stores the message at the front and answers it', async () => {
    const client = testClient();
    const before = await listed(client);
    const { status, body } = await client.call(calls.createMessage, { body: { message: newMessage } });
    expect({ status, body }).toEqual({ status: 200, body: { ...newMessage, id: 'new-1' } });
    expect(await listed(client)).toEqual([body, ...before]);
  });

  it('does not take the id that is sent', async () => {
    const client = testClient();
    const message = buildMessage({ id: 'message-01', title: 'Impostor' });
    await expect(client.call(calls.createMessage, { body: { message } })).resolves.toMatchObject({
      body: { id: 'new-1', title: 'Impostor' },
    });
    expect((await listed(client)).filter(({ title }) => title === 'Impostor')).toHaveLength(1);
  });

  it('refuses a link that would run as a script, and one that the router cannot open', async () => {
    const client = testClient();
    const create = (link: string) =>
      client.call(calls.createMessage, { body: { message: { ...newMessage, link, useRouter: true } } });
    await expect(create('javascript:alert(1)')).resolves.toMatchObject(refusal('message.link'));
    await expect(create('https://tides.example')).resolves.toMatchObject(refusal('message.link'));
    expect(await listed(client)).toHaveLength(14);
  });

  it('refuses a message without its time', async () => {
    const { time: _time, ...message } = newMessage;
    const answer = await testClient().send('POST', 'api/common/messages', JSON.stringify({ message }));
    expect(answer).toMatchObject(refusal('message.time'));
  });
});

describe('common.messages.update', () => {
  it('merges the fields given and answers the whole message', async () => {
    const client = testClient();
    const [before] = await listed(client);
    const body = { id: messageId('message-01'), message: { description: 'The calendar is here. Thank you.' } };
    const answer = await client.call(calls.updateMessage, { body });
    expect(answer.body).toEqual({ ...before, description: 'The calendar is here. Thank you.' });
    expect((await listed(client))[0]).toEqual(answer.body);
  });

  it('drops unknown fields and keeps the id', async () => {
    const client = testClient();
    const before = await listed(client);
    const body = JSON.stringify({ id: 'message-01', message: { id: 'other', stranger: 1 } });
    await expect(client.send('PATCH', 'api/common/messages', body)).resolves.toEqual({ status: 200, body: before[0] });
    expect(await listed(client)).toEqual(before);
  });

  it('refuses a link that does not fit what is stored already', async () => {
    const { call } = testClient();
    const body = { id: messageId('message-01'), message: { link: 'https://tides.example' } };
    await expect(call(calls.updateMessage, { body })).resolves.toMatchObject(refusal('message.link'));
  });

  it('answers 404 for a missing id', async () => {
    const body = { id: messageId('nobody'), message: { read: true } };
    await expect(testClient().call(calls.updateMessage, { body })).resolves.toEqual(noSuch);
  });
});

describe('common.messages.delete', () => {
  it('answers the removed message, which is no longer listed', async () => {
    const client = testClient();
    const [first, ...others] = await listed(client);
    const answer = await client.call(calls.deleteMessage, { query: { id: messageId('message-01') } });
    expect(answer).toEqual({ status: 200, body: first });
    expect(await listed(client)).toEqual(others);
  });

  it('answers 404 for a missing id and 400 for none', async () => {
    const client = testClient();
    await expect(client.call(calls.deleteMessage, { query: { id: messageId('nobody') } })).resolves.toEqual(noSuch);
    await expect(client.send('DELETE', 'api/common/messages')).resolves.toMatchObject(refusal('id'));
    expect(await listed(client)).toHaveLength(14);
  });
});

describe('common.messages.mark-all-as-read', () => {
  it('sets every message read and seen, changes nothing else and answers true', async () => {
    const client = testClient();
    const before = await listed(client);
    await expect(client.call(calls.markAllMessagesAsRead, {})).resolves.toEqual({ status: 200, body: true });
    expect(await listed(client)).toEqual(before.map((message) => ({ ...message, read: true, seen: true })));
  });
});

describe('common.messages.toggle-read-status', () => {
  it('stores the read flag that is sent, either way, and answers the message', async () => {
    const client = testClient();
    for (const read of [true, false]) {
      const [message] = await listed(client);
      const answer = await client.call(calls.toggleMessageReadStatus, {
        body: { message: { ...buildMessage(), ...message, read } },
      });
      expect(answer).toEqual({ status: 200, body: { ...message, read } });
      expect((await listed(client))[0]).toEqual(answer.body);
    }
  });

  it('takes nothing but the flag', async () => {
    const client = testClient();
    const [before] = await listed(client);
    const message = buildMessage({ id: 'message-01', title: 'Old title', read: true });
    await client.call(calls.toggleMessageReadStatus, { body: { message } });
    expect((await listed(client))[0]).toEqual({ ...before, read: true });
  });

  it('answers 404 for a missing id and 400 for what is no message', async () => {
    const client = testClient();
    const message = buildMessage({ id: 'nobody' });
    await expect(client.call(calls.toggleMessageReadStatus, { body: { message } })).resolves.toEqual(noSuch);
    const answer = await client.send(
      'POST',
      'api/common/messages/toggle-read-status',
      '{"message":{"id":"message-01"}}',
    );
    expect(answer).toMatchObject(refusal('message.read'));
  });
});
