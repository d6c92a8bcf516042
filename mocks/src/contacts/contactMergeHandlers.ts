import * as calls from '@quarterdeck/contract/endpoints/contacts';
import { invalid } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { taskTable } from '../tasks/taskTables';
import { importInto } from './contactImport';
import { contactTable } from './contactTable';
import { contactTagTable } from './contactTagTable';
import { noContact } from './noContact';

export const contactMergeHandlers: readonly MockHandler[] = [
  handle(calls.importContacts, async ({ body }, { db, newId }) => {
    const [contacts, tags] = await Promise.all([db.open(contactTable), db.open(contactTagTable)]);
    const incoming = body.contacts.map((contact) => {
      return contact.tags === undefined ? contact : { ...contact, tags: tags.known(contact.tags) };
    });
    return importInto(contacts, incoming, newId);
  }),

  handle(calls.mergeContacts, async ({ body: { ids, contact } }, { db }) => {
    const [contacts, tags, tasks] = await Promise.all([
      db.open(contactTable),
      db.open(contactTagTable),
      db.open(taskTable),
    ]);
    const wanted = new Set<string>(ids);
    if (wanted.size < 2) throw invalid('There is one contact only', { ids: 'Must be two different contacts' });
    if (!wanted.has(contact.id)) {
      throw invalid('The contact that stays is not among them', { 'contact.id': 'Must be one of ids' });
    }
    for (const id of wanted) if (contacts.get(id) === undefined) throw noContact(id);

    const mergedContact = contacts.insert({ ...contact, tags: tags.known(contact.tags) });
    wanted.delete(mergedContact.id);
    contacts.removeEach(({ id }) => wanted.has(id));
    tasks.patchEach(({ assignedTo }) =>
      assignedTo !== null && wanted.has(assignedTo) ? { assignedTo: mergedContact.id } : undefined,
    );
    return mergedContact;
  }),
];
