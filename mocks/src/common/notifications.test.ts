import * as calls from '@quarterdeck/contract/endpoints/notifications';
import { notificationIdSchema, type Notification } from '@quarterdeck/contract/entities/notification';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { buildNotification } from './buildNotification';

const notificationId = (id: string) => z.parse(notificationIdSchema, id);
const listed = async ({ call }: MockClient): Promise<Notification[]> => (await call(calls.listNotifications, {})).body;
const { id: _, ...newNotification } = buildNotification();
const refusal = (path: string) => ({ status: 400, body: { error: { fieldErrors: { [path]: expect.any(String) } } } });
const noSuch = { status: 404, body: { error: { code: 'not_found', message: 'No notification with id nobody' } } };

describe('common.notifications.list', () => {
  it('lists notifications, the newest first, read and unread', async () => {
    const notifications = await listed(testClient());
    const times = notifications.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(notifications.map(({ read }) => read))).toEqual(new Set([true, false]));
  });

  it('starts without notifications where nothing has happened yet', async () => {
    expect(await listed(testClient({ scenario: 'empty' }))).toEqual([]);
  });
});

describe('common.notifications.create', () => {
  it('gives a new id, stores the notification at the front and answers it', async () => {
    const client = testClient();
    const before = await listed(client);
    const { status, body } = await client.call(calls.createNotification, { body: { notification: newNotification } });
    expect({ status, body }).toEqual({ status: 200, body: { ...newNotification, id: 'new-1' } });
    expect(await listed(client)).toEqual([body, ...before]);
  });

  it('does not take the id that is sent', async () => {
    const client = testClient();
    const notification = buildNotification({ id: 'notification-01', title: 'Impostor' });
    await expect(client.call(calls.createNotification, { body: { notification } })).resolves.toMatchObject({
      body: { id: 'new-1', title: 'Impostor' },
    });
    expect((await listed(client)).filter(({ title }) => title === 'Impostor')).toHaveLength(1);
  });

  it('refuses a link that would run as a script, and one that the router cannot open', async () => {
    const client = testClient();
    const create = (link: string) =>
      client.call(calls.createNotification, { body: { notification: { ...newNotification, link, useRouter: true } } });
    await expect(create('javascript:alert(1)')).resolves.toMatchObject(refusal('notification.link'));
    await expect(create('https://tides.example')).resolves.toMatchObject(refusal('notification.link'));
    expect(await listed(client)).toHaveLength(14);
  });

  it('refuses a notification without its time', async () => {
    const { time: _time, ...notification } = newNotification;
    const answer = await testClient().send('POST', 'api/common/notifications', JSON.stringify({ notification }));
    expect(answer).toMatchObject(refusal('notification.time'));
  });
});

describe('common.notifications.update', () => {
  it('merges the fields given and answers the whole notification', async () => {
    const client = testClient();
    const [before] = await listed(client);
    const body = { id: notificationId('notification-01'), notification: { description: '<em>Done.</em>' } };
    const answer = await client.call(calls.updateNotification, { body });
    expect(answer.body).toEqual({ ...before, description: '<em>Done.</em>' });
    expect((await listed(client))[0]).toEqual(answer.body);
  });

  it('drops unknown fields and keeps the id', async () => {
    const client = testClient();
    const before = await listed(client);
    const body = JSON.stringify({ id: 'notification-01', notification: { id: 'other', stranger: 1 } });
    await expect(client.send('PATCH', 'api/common/notifications', body)).resolves.toEqual({
      status: 200,
      body: before[0],
    });
    expect(await listed(client)).toEqual(before);
  });

  it('refuses a link that does not fit what is stored already', async () => {
    const { call } = testClient();
    const body = { id: notificationId('notification-01'), notification: { link: 'https://tides.example' } };
    await expect(call(calls.updateNotification, { body })).resolves.toMatchObject(refusal('notification.link'));
  });

  it('answers 404 for a missing id', async () => {
    const body = { id: notificationId('nobody'), notification: { read: true } };
    await expect(testClient().call(calls.updateNotification, { body })).resolves.toEqual(noSuch);
  });
});

describe('common.notifications.delete', () => {
  it('answers the removed notification, which is no longer listed', async () => {
    const client = testClient();
    const [first, ...others] = await listed(client);
    const answer = await client.call(calls.deleteNotification, { query: { id: notificationId('notification-01') } });
    expect(answer).toEqual({ status: 200, body: first });
    expect(await listed(client)).toEqual(others);
  });

  it('answers 404 for a missing id and 400 for none', async () => {
    const client = testClient();
    await expect(client.call(calls.deleteNotification, { query: { id: notificationId('nobody') } })).resolves.toEqual(
      noSuch,
    );
    await expect(client.send('DELETE', 'api/common/notifications')).resolves.toMatchObject(refusal('id'));
    expect(await listed(client)).toHaveLength(14);
  });
});

describe('common.notifications.mark-all-as-read', () => {
  it('sets every notification read and seen, changes nothing else and answers true', async () => {
    const client = testClient();
    const before = await listed(client);
    await expect(client.call(calls.markAllNotificationsAsRead, {})).resolves.toEqual({ status: 200, body: true });
    expect(await listed(client)).toEqual(before.map((notification) => ({ ...notification, read: true, seen: true })));
  });
});

describe('common.notifications.toggle-read-status', () => {
  it('stores the read flag that is sent, either way, and answers the notification', async () => {
    const client = testClient();
    for (const read of [true, false]) {
      const [notification] = await listed(client);
      const answer = await client.call(calls.toggleNotificationReadStatus, {
        body: { notification: { ...buildNotification(), ...notification, read } },
      });
      expect(answer).toEqual({ status: 200, body: { ...notification, read } });
      expect((await listed(client))[0]).toEqual(answer.body);
    }
  });

  it('takes nothing but the flag', async () => {
    const client = testClient();
    const [before] = await listed(client);
    const notification = buildNotification({ id: 'notification-01', title: 'Old title', read: true });
    await client.call(calls.toggleNotificationReadStatus, { body: { notification } });
    expect((await listed(client))[0]).toEqual({ ...before, read: true });
  });

  it('answers 404 for a missing id and 400 for what is no notification', async () => {
    const client = testClient();
    const notification = buildNotification({ id: 'nobody' });
    await expect(client.call(calls.toggleNotificationReadStatus, { body: { notification } })).resolves.toEqual(noSuch);
    const answer = await client.send(
      'POST',
      'api/common/notifications/toggle-read-status',
      '{"notification":{"id":"notification-01"}}',
    );
    expect(answer).toMatchObject(refusal('notification.read'));
  });
});
