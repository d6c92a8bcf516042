import { chatSchema } from '@quarterdeck/contract/entities/chat';
import { chatContactSchema } from '@quarterdeck/contract/entities/chatContact';
import { chatMessageSchema } from '@quarterdeck/contract/entities/chatMessage';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contactTable } from '../contacts/contactTable';
import { testNow } from '../testing/clientOf';
import { faultsOf, idsOf, large, seed } from '../testing/firstData';
import { buildChat, buildChatContact, buildChatMessage } from './buildChat';
import { threadsOf } from './chatStore';
import { chatContactTable, chatTable, messageTable } from './chatTables';

/** Messages of the first data by chat. */
async function threads(now = testNow) {
  return threadsOf(await messageTable.seed(now));
}

describe('the first data of the chats', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([faultsOf(chatTable), faultsOf(messageTable), faultsOf(chatContactTable)]);
    expect(faults.flat()).toEqual([]);
  });

  it('have 20 threads of 20 to 60 messages over several days, and one chat for each contact', async () => {
    const [chats, contacts, byChat] = await Promise.all([seed(chatTable), seed(chatContactTable), threads()]);
    expect(byChat.size).toBe(20);
    for (const [chatId, messages] of byChat) {
      expect({ chatId, isLong: messages.length >= 20 && messages.length <= 60 }).toEqual({ chatId, isLong: true });
      expect(new Set(messages.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBeGreaterThan(2);
      expect(new Set(messages.map(({ isMine }) => isMine)).size).toBe(2);
    }
    expect(chats.map(({ contactId }) => contactId).toSorted()).toEqual([...idsOf(contacts)].toSorted());
  });

  it('name only contacts and chats that there are, also enlarged', async () => {
    const [chats, contacts, messages, people] = await Promise.all([
      large(chatTable),
      large(chatContactTable),
      large(messageTable),
      seed(contactTable),
    ]);
    const [chatIds, contactIds, peopleIds] = [idsOf(chats), idsOf(contacts), idsOf(people)];
    expect(chats.filter(({ contactId }) => !contactIds.has(contactId))).toEqual([]);
    expect(messages.filter(({ chatId }) => !chatIds.has(chatId))).toEqual([]);
    expect((await seed(chatContactTable)).filter(({ id }) => !peopleIds.has(id))).toEqual([]);
  });

  it('are read in the order in which they were written, and unread ones are the contact’s', async () => {
    const byChat = await threads();
    for (const messages of byChat.values()) {
      const moments = messages.map(({ createdAt }) => createdAt);
      expect(moments).toEqual(moments.toSorted());
    }
    const unread = (await seed(chatTable)).filter(({ unreadCount }) => unreadCount > 0);
    expect(unread.length).toBeGreaterThan(3);
    for (const { id, unreadCount } of unread) {
      expect(
        byChat
          .get(id)
          ?.slice(-unreadCount)
          .some(({ isMine }) => isMine),
      ).toBe(false);
    }
  });

  it.each([0, 6, 9, 23])('were all written before now, also at %i o’clock', async (hour) => {
    const now = new Date(2026, 2, 10, hour, 30);
    const messages = await messageTable.seed(now);
    expect(messages.filter(({ createdAt }) => Date.parse(createdAt) > now.getTime())).toEqual([]);
    const newest = Math.max(...messages.map(({ createdAt }) => Date.parse(createdAt)));
    expect(now.getTime() - newest).toBeLessThan(24 * 60 * 60 * 1_000);
  });

  it('have one long thread under large', async () => {
    const sizes = Array.from(threadsOf(await large(messageTable)).values(), (messages) => messages.length);
    expect(Math.max(...sizes)).toBeGreaterThan(2_000);
  });

  it('lead to example domains only', async () => {
    const contacts = await seed(chatContactTable);
    for (const link of contacts.flatMap(({ attachments }) => attachments.links)) {
      expect(new URL(link).hostname).toMatch(/\.example$/);
    }
  });
});

describe('builders of the chats', () => {
  it('make records of their schemas and take overrides', () => {
    expect(z.safeParse(chatSchema, buildChat()).success).toBe(true);
    expect(z.safeParse(chatContactSchema, buildChatContact()).success).toBe(true);
    expect(z.safeParse(chatMessageSchema, buildChatMessage()).success).toBe(true);
    expect(buildChat({ muted: true }).muted).toBe(true);
  });
});
