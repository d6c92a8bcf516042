import * as calls from '@quarterdeck/contract/endpoints/contacts';
import { contactTagIdSchema } from '@quarterdeck/contract/entities/contactTag';
import * as z from 'zod/mini';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { requireUniqueTitle } from '../core/requireUniqueTitle';
import { contactTable } from './contactTable';
import { contactTagTable } from './contactTagTable';

const noTag = (id: string) => notFound(`No contact tag with id ${id}`);

export const contactTagHandlers: readonly MockHandler[] = [
  handle(calls.listContactTags, async (_, { db }) => (await db.open(contactTagTable)).list()),

  handle(calls.createContactTag, async ({ body }, { db, newId }) => {
    const tags = await db.open(contactTagTable);
    requireUniqueTitle(tags.list(), body.tag.title, { kind: 'tag', field: 'tag.title' });
    return tags.insert({ id: z.parse(contactTagIdSchema, newId()), title: body.tag.title }, 'start');
  }),

  handle(calls.updateContactTag, async ({ body: { id, tag } }, { db }) => {
    const tags = await db.open(contactTagTable);
    const before = tags.get(id);
    if (before === undefined) throw noTag(id);
    if (tag.title !== undefined) {
      requireUniqueTitle(tags.list(), tag.title, { kind: 'tag', field: 'tag.title', ownId: id });
    }
    return tags.patch(id, tag) ?? before;
  }),

  handle(calls.deleteContactTag, async ({ query: { id } }, { db }) => {
    const [tags, contacts] = await Promise.all([db.open(contactTagTable), db.open(contactTable)]);
    if (!tags.remove(id)) throw noTag(id);
    contacts.patchEach((contact) =>
      contact.tags.includes(id) ? { tags: contact.tags.filter((tag) => tag !== id) } : undefined,
    );
    return true as const;
  }),
];
