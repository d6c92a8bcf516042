import * as calls from '@quarterdeck/contract/endpoints/messages';
import { messageIdSchema } from '@quarterdeck/contract/entities/message';
import * as z from 'zod/mini';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { markAllAsRead, requireValidLink } from './panelItems';
import { messageTable } from './panelTables';

const noMessage = (id: string) => notFound(`No message with id ${id}`);

export const messageHandlers: readonly MockHandler[] = [
  handle(calls.listMessages, async (_, { db }) => (await db.open(messageTable)).list()),

  handle(calls.createMessage, async ({ body }, { db, newId }) => {
    const messages = await db.open(messageTable);
    requireValidLink(body.message, 'message');
    return messages.insert({ ...body.message, id: z.parse(messageIdSchema, newId()) }, 'start');
  }),

  handle(calls.updateMessage, async ({ body: { id, message } }, { db }) => {
    const messages = await db.open(messageTable);
    const current = messages.get(id);
    if (current === undefined) throw noMessage(id);
    requireValidLink({ ...current, ...message }, 'message');
    return messages.patch(id, message) ?? current;
  }),

  handle(calls.deleteMessage, async ({ query: { id } }, { db }) => {
    const messages = await db.open(messageTable);
    const message = messages.get(id);
    if (message === undefined) throw noMessage(id);
    messages.remove(id);
    return message;
  }),

  handle(calls.markAllMessagesAsRead, async (_, { db }) => {
    markAllAsRead(await db.open(messageTable));
    return true as const;
  }),

  handle(calls.toggleMessageReadStatus, async ({ body }, { db }) => {
    // Only the flag counts: a copy that a panel held for a while must not bring old fields back.
    const { id, read } = body.message;
    const message = (await db.open(messageTable)).patch(id, { read });
    if (message === undefined) throw noMessage(id);
    return message;
  }),
];
