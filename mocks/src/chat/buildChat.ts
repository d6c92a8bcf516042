import { chatSchema, type Chat } from '@quarterdeck/contract/entities/chat';
import { chatContactSchema, defaultAbout, type ChatContact } from '@quarterdeck/contract/entities/chatContact';
import { chatMessageSchema, type ChatMessage } from '@quarterdeck/contract/entities/chatMessage';
import * as z from 'zod/mini';

/** A contact by hand: what is not given is as in one who has sent nothing yet. */
export function buildChatContact(overrides: Partial<z.input<typeof chatContactSchema>> = {}): ChatContact {
  return z.parse(chatContactSchema, {
    id: 'contact-built',
    avatar: null,
    name: 'Marta Lindqvist',
    about: defaultAbout,
    details: {
      emails: [{ email: 'marta@lindqvist.example', label: 'Work' }],
      phoneNumbers: [],
      title: 'Operations director',
      company: 'Lindqvist Boat Hire',
      birthday: '1979-04-03T00:00:00.000Z',
      address: 'Strandvägen 41, Stockholm',
    },
    attachments: { media: [], docs: [], links: [] },
    ...overrides,
  });
}

/** A message by hand: what is not given is as in one of the contact. */
export function buildChatMessage(overrides: Partial<z.input<typeof chatMessageSchema>> = {}): ChatMessage {
  return z.parse(chatMessageSchema, {
    id: 'message-built',
    chatId: 'chat-built',
    contactId: 'contact-built',
    isMine: false,
    value: 'Is the gate open after ten?',
    createdAt: '2026-03-09T18:20:00.000Z',
    ...overrides,
  });
}

/** A chat by hand: what is not given is as in one in which nothing has been written. */
export function buildChat(overrides: Partial<z.input<typeof chatSchema>> = {}): Chat {
  return z.parse(chatSchema, {
    id: 'chat-built',
    contactId: 'contact-built',
    contact: buildChatContact(),
    messages: [],
    unreadCount: 0,
    muted: false,
    lastMessage: '',
    lastMessageAt: null,
    ...overrides,
  });
}
