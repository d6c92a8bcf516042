import { messageSchema, type Message } from '@quarterdeck/contract/entities/message';
import * as z from 'zod/mini';

/** A message by hand: unread, from a person, and it opens nothing. */
export function buildMessage(overrides: Partial<z.input<typeof messageSchema>> = {}): Message {
  return z.parse(messageSchema, {
    id: 'message-built',
    read: false,
    seen: false,
    title: 'Callum Reidford',
    description: 'The berth plan for the regatta is final.',
    time: '2026-03-10T08:15:00.000Z',
    ...overrides,
  });
}
