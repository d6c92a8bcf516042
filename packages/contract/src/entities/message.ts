import * as z from 'zod/mini';
import { panelItemShape } from './panelItem';

export const messageIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'MessageId'>();
export type MessageId = z.infer<typeof messageIdSchema>;

/** A line of the messages panel; `description` is plain text. */
export const messageSchema = z.object({ id: messageIdSchema, ...panelItemShape });
export type Message = z.infer<typeof messageSchema>;

/** A message that has no id yet. */
export const newMessageSchema = z.omit(messageSchema, { id: true });

/** What may be changed by a patch: everything but the id. */
export const messagePatchSchema = z.partial(newMessageSchema);
export type MessagePatch = z.infer<typeof messagePatchSchema>;
