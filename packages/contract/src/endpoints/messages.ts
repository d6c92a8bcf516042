import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { messageIdSchema, messagePatchSchema, messageSchema, newMessageSchema } from '../entities/message';

export const listMessages = endpoint({
  id: 'common.messages.list',
  method: 'GET',
  path: 'api/common/messages',
  response: z.array(messageSchema),
});

/** The new message stands first and gets an id of its own. */
export const createMessage = endpoint({
  id: 'common.messages.create',
  method: 'POST',
  path: 'api/common/messages',
  body: z.object({ message: newMessageSchema }),
  response: messageSchema,
});

export const updateMessage = endpoint({
  id: 'common.messages.update',
  method: 'PATCH',
  path: 'api/common/messages',
  body: z.object({ id: messageIdSchema, message: messagePatchSchema }),
  response: messageSchema,
});

/** Answers what was removed. */
export const deleteMessage = endpoint({
  id: 'common.messages.delete',
  method: 'DELETE',
  path: 'api/common/messages',
  query: z.object({ id: messageIdSchema }),
  response: messageSchema,
});

/** Reads by its method, writes by its effect: the path and method are those of the API. */
export const markAllMessagesAsRead = endpoint({
  id: 'common.messages.mark-all-as-read',
  method: 'GET',
  path: 'api/common/messages/mark-all-as-read',
  response: z.literal(true),
});

/** Takes the message with the read flag it shall have. */
export const toggleMessageReadStatus = endpoint({
  id: 'common.messages.toggle-read-status',
  method: 'POST',
  path: 'api/common/messages/toggle-read-status',
  body: z.object({ message: messageSchema }),
  response: messageSchema,
});
