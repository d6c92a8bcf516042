import * as calls from '@quarterdeck/contract/endpoints/contacts';
import { contactIdSchema, newContact, type Contact } from '@quarterdeck/contract/entities/contact';
import { fold } from '@quarterdeck/contract/rules/fold';
import * as z from 'zod/mini';
import { handle, type MockHandler } from '../core/handle';
import { memo, memoSort } from '../core/memo';
import { contactTable } from './contactTable';
import { contactTagTable } from './contactTagTable';
import { loadCountries } from './countries';
import { noContact } from './noContact';

const byName = new Intl.Collator('en');

const sorted = memoSort<Contact>((a, b) => byName.compare(a.name, b.name));

const foldedName = memo<Contact, string>(({ name }) => fold(name));

export const contactListHandlers: readonly MockHandler[] = [
  handle(calls.listContacts, async (_, { db }) => sorted((await db.open(contactTable)).list())),

  handle(calls.searchContacts, async ({ query: { query = '' } }, { db }) => {
    const needle = fold(query.trim());
    const contacts = sorted((await db.open(contactTable)).list());
    return contacts.filter((contact) => foldedName(contact).includes(needle));
  }),

  handle(calls.getContact, async ({ query: { id } }, { db }) => {
    const contact = (await db.open(contactTable)).get(id);
    if (contact === undefined) throw noContact(id);
    return contact;
  }),

  handle(calls.createContact, async (_, { db, newId }) => {
    const contacts = await db.open(contactTable);
    return contacts.insert(newContact(z.parse(contactIdSchema, newId())), 'start');
  }),

  handle(calls.updateContact, async ({ body: { id, contact } }, { db }) => {
    const [contacts, tags] = await Promise.all([db.open(contactTable), db.open(contactTagTable)]);
    const known = contact.tags && { tags: tags.known(contact.tags) };
    const updated = contacts.patch(id, { ...contact, ...known });
    if (updated === undefined) throw noContact(id);
    return updated;
  }),

  handle(calls.updateContactAvatar, async ({ body: { id, avatar } }, { db }) => {
    const updated = (await db.open(contactTable)).patch(id, { avatar });
    if (updated === undefined) throw noContact(id);
    return updated;
  }),

  handle(calls.deleteContact, async ({ query: { id } }, { db }) => {
    if (!(await db.open(contactTable)).remove(id)) throw noContact(id);
    return true as const;
  }),

  handle(calls.listCountries, () => loadCountries()),
];
