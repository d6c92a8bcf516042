import { listContacts } from '@quarterdeck/contract/endpoints/contacts';
import { handle, type MockHandler } from '../core/handle';
import { contactTable } from './contactTable';

const byName = new Intl.Collator('en');

export const contactHandlers: readonly MockHandler[] = [
  handle(listContacts, async (_, { db }) => {
    const contacts = await db.open(contactTable);
    return contacts.list().toSorted((a, b) => byName.compare(a.name, b.name));
  }),
];
