import * as calls from '../endpoints/chat';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, missingIdInQuery, notFound } from './documentedErrors';

export const chatDocs = documentEndpoints(calls, {
  listChats: {
    summary: 'All chats',
    description: 'Asked by the list of chats. Each comes with its contact and its messages.',
    rules: [
      'Sorted by the last message, newest first; chats in which nothing has been written follow by name.',
      'Messages are sorted by the moment they were written, oldest first.',
      'Every contact has a chat, so that writing to somebody for the first time needs no call of its own.',
    ],
    errors: [],
    example: {},
  },
  getChat: {
    summary: 'One chat',
    description: 'Asked when an address leads straight to a chat. Answers the contact and the whole thread.',
    rules: ['The author of one’s own messages is the profile’s id.'],
    errors: [
      missingIdInQuery,
      notFound('no chat has the id; the message reads “Could not found chat with id of chat-nowhere!”', {
        query: { id: 'chat-nowhere' },
      }),
    ],
    example: { query: { id: 'chat-10' } },
  },
  updateChat: {
    summary: 'Change a chat, send or edit a message',
    description: 'Takes what changes, merges it and answers the whole chat as it is afterwards.',
    rules: [
      'Fields that are not sent stay as they are, and so do messages that are not sent.',
      'A message without an id, or with one that is new, is written now and by the signed-in person.',
      'A message with the id of one’s own gets the text sent; author and moment stay.',
      'Messages of the contact stay as they are, whatever is sent.',
      'A message that is sent twice with the same id is there once.',
      'Contact, last message and its moment follow from the rest and cannot be set.',
    ],
    errors: [
      invalidRequest('a message is empty or too long, or a field is not of its kind', {
        body: { id: 'chat-10', chat: { messages: [{ value: '   ' }] } },
      }),
      invalidRequest('a message belongs to another chat', {
        body: { id: 'chat-10', chat: { messages: [{ id: 'chat-01-1', value: 'Good morning' }] } },
      }),
      notFound('no chat has the id', { body: { id: 'chat-nowhere', chat: { unreadCount: 0 } } }),
    ],
    example: {
      body: { id: 'chat-10', chat: { unreadCount: 0, messages: [{ value: 'I will look at it before noon.' }] } },
    },
  },
  listChatContacts: {
    summary: 'Everyone one can write to',
    description: 'Asked by the list of contacts and when a new chat is begun.',
    rules: ['Sorted by name.', 'Without details and attachments.'],
    errors: [],
    example: {},
  },
  getChatContact: {
    summary: 'One contact in full',
    description: 'Asked by the panel beside a chat. Answers details and attachments, too.',
    rules: [],
    errors: [missingIdInQuery, notFound('no contact has the id', { query: { id: 'contact-nowhere' } })],
    example: { query: { id: 'contact-10' } },
  },
  getChatProfile: {
    summary: 'One’s own profile',
    description: 'Asked by the head of the list of chats.',
    rules: ['Id, name, mail and picture are those of the user who is signed in.'],
    errors: [],
    example: {},
  },
});
