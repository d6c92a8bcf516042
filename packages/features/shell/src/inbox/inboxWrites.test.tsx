import { configureRequest, request, type Transport } from '@quarterdeck/contract';
import { deleteMessage, listMessages, toggleMessageReadStatus } from '@quarterdeck/contract/endpoints/messages';
import { listNotifications } from '@quarterdeck/contract/endpoints/notifications';
import type { Message } from '@quarterdeck/contract/entities/message';
import type { Notification } from '@quarterdeck/contract/entities/notification';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { toasts } from '@quarterdeck/ui/Toast';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagesInbox, notificationsInbox, unreadOf, type Inbox } from './inboxes';
import { messageWrites, notificationWrites, type InboxWrites } from './inboxWrites';
import { useInbox } from './useInbox';

const lose: Transport = () => Promise.reject(new TypeError('No network'));
const refuse: Transport = () =>
  Promise.resolve(Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 }));

/** An inbox with its writes, without a face. */
async function open<R extends Message | Notification>(inbox: Inbox<R>, writes: InboxWrites<R>) {
  toasts.clear();
  const { api } = testClient();
  let answer: Transport = api.fetch;
  const calls: string[] = [];
  const transport: Transport = (sent) => {
    calls.push(`${sent.method} ${new URL(sent.url).pathname}`);
    return answer(sent);
  };
  configureRequest({ transport, baseAddress: 'http://localhost/' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const undoStack = createUndoStack();
  const wrapper = await hookProviders({ queryClient: client, undo: undoStack });
  const { result } = renderHook(() => useInbox(inbox, writes), { wrapper });
  await waitFor(() => expect(result.current.result.data?.length).toBeGreaterThan(5));
  return {
    inbox: () => result.current,
    first: () => {
      const item = result.current.result.data?.[0];
      if (!item) throw new Error('An item is needed');
      return item;
    },
    calls,
    undo: () => undoStack.undoLast(),
    messages: () => toasts.all().map(({ title }) => title),
    tryAgain: () => toasts.all()[0]?.action?.onPress(),
    breakDown: () => {
      answer = refuse;
    },
    repair: () => {
      answer = api.fetch;
    },
    loseNetwork: () => {
      answer = lose;
    },
    findNetwork: () => {
      answer = api.fetch;
      globalThis.dispatchEvent(new Event('online'));
    },
  };
}

const openMessages = () => open(messagesInbox, messageWrites);
const savedFirst = async () => (await request(listMessages, {}))[0];

describe('an item of an inbox (MS-2)', () => {
  it('is read at once, and unread again', async () => {
    const { inbox, first } = await openMessages();
    const { unread } = inbox();
    inbox().toggle(first().id);
    await waitFor(() => expect(inbox().unread).toBe(unread - 1));
    await waitFor(async () => expect((await savedFirst())?.read).toBe(true));
    inbox().toggle(first().id);
    await waitFor(async () => expect((await savedFirst())?.read).toBe(false));
    expect(inbox().unread).toBe(unread);
  });

  it('that was not marked is as it was; tried again it is marked', async () => {
    const { inbox, first, breakDown, repair, messages, tryAgain } = await openMessages();
    const { unread } = inbox();
    breakDown();
    inbox().toggle(first().id);
    await waitFor(() => expect(messages()).toEqual(['“Marta Lindqvist” wasn’t marked']));
    expect(inbox().unread).toBe(unread);
    repair();
    tryAgain();
    await waitFor(async () => expect((await savedFirst())?.read).toBe(true));
    expect(inbox().unread).toBe(unread - 1);
  });

  it('that was removed comes back where its time puts it', async () => {
    const { inbox, first, undo } = await openMessages();
    const { title, time } = first();
    inbox().remove(first().id);
    await waitFor(async () => expect((await savedFirst())?.title).not.toBe(title));
    await undo();
    await waitFor(async () => expect(await savedFirst()).toMatchObject({ title, time }));
    expect(first().title).toBe(title);
  });

  it('that is gone elsewhere is marked without a word', async () => {
    const { inbox, first, calls, messages } = await openMessages();
    const { id } = first();
    await request(deleteMessage, { query: { id } });
    inbox().toggle(id);
    await waitFor(() =>
      expect(calls).toContain(`${toggleMessageReadStatus.method} /api/common/messages/toggle-read-status`),
    );
    expect(messages()).toEqual([]);
  });

  it('waits for the connection, in order, and is sent once', async () => {
    const { inbox, first, calls, loseNetwork, findNetwork } = await openMessages();
    loseNetwork();
    inbox().toggle(first().id);
    await waitFor(() => expect(first().read).toBe(true));
    inbox().markAll();
    await waitFor(() => expect(inbox().unread).toBe(0));
    calls.length = 0;
    findNetwork();
    await waitFor(async () => expect(unreadOf(await request(listMessages, {}))).toBe(0));
    expect(calls.filter((call) => call.endsWith('mark-all-as-read'))).toHaveLength(1);
  });
});

it('marks all notifications as read and seen', async () => {
  const { inbox } = await open(notificationsInbox, notificationWrites);
  expect(inbox().unread).toBeGreaterThan(0);
  inbox().markAll();
  await waitFor(() => expect(inbox().unread).toBe(0));
  await waitFor(async () => {
    const saved = await request(listNotifications, {});
    expect(saved.every(({ read, seen }) => read && seen)).toBe(true);
  });
});
