import * as calls from '@quarterdeck/contract/endpoints/chat';
import { userTable } from '../common/userTable';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { profileOf } from './chatStore';
import { chatContactTable } from './chatTables';

const byName = new Intl.Collator('en');

export const chatContactHandlers: readonly MockHandler[] = [
  handle(calls.listChatContacts, async (_, { db }) => {
    const contacts = (await db.open(chatContactTable)).list();
    return contacts
      .toSorted((a, b) => byName.compare(a.name, b.name))
      .map(({ id, avatar, name, about }) => ({ id, avatar, name, about }));
  }),

  handle(calls.getChatContact, async ({ query: { id } }, { db }) => {
    const contact = (await db.open(chatContactTable)).get(id);
    if (contact === undefined) throw notFound(`No contact with id ${id}`);
    return contact;
  }),

  handle(calls.getChatProfile, async (_, { db }) => profileOf({ users: await db.open(userTable) })),
];
