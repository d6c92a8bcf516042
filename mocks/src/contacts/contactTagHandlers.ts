import * as calls from '@quarterdeck/contract/endpoints/contacts';
import { contactTagIdSchema, type ContactTag, type ContactTagId } from '@quarterdeck/contract/entities/contactTag';
import { fold } from '@quarterdeck/contract/rules/fold';
import * as z from 'zod/mini';
import type { Collection } from '../core/collection';
import { invalid, notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { contactTable } from './contactTable';
import { contactTagTable } from './contactTagTable';

const noTag = (id: string) => notFound(`No contact tag with id ${id}`);

export const contactTagHandlers: readonly MockHandler[] = [
  handle(calls.listContactTags, async (_, { db }) => (await db.open(contactTagTable)).list()),

  handle(calls.createContactTag, async ({ body }, { db, newId }) => {
    const tags = await db.open(contactTagTable);
    refuseSecondTitle(tags, body.tag.title);
    return tags.insert({ id: z.parse(contactTagIdSchema, newId()), title: body.tag.title }, 'start');
  }),

  handle(calls.updateContactTag, async ({ body: { id, tag } }, { db }) => {
    const tags = await db.open(contactTagTable);
    if (tag.title !== undefined) refuseSecondTitle(tags, tag.title, id);
    const updated = tags.patch(id, tag);
    if (updated === undefined) throw noTag(id);
    return updated;
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

/** Each tag once, without those that are gone. */
export function knownTags(wanted: readonly ContactTagId[], tags: Collection<ContactTag>): ContactTagId[] {
  return [...new Set(wanted)].filter((id) => tags.get(id) !== undefined);
}

/** Two tags that read the same could not be told apart in the list of tags. */
function refuseSecondTitle(tags: Collection<ContactTag>, title: string, ownId?: string): void {
  const wanted = fold(title);
  if (tags.list().some((tag) => tag.id !== ownId && fold(tag.title) === wanted)) {
    throw invalid('There is a tag with this title', { 'tag.title': 'Is already a tag' });
  }
}
