import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { avatarUploadSchema, contactIdSchema, contactPatchSchema, contactSchema } from '../entities/contact';
import { contactTagIdSchema, contactTagSchema } from '../entities/contactTag';
import { countrySchema } from '../entities/country';

const tagTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** Sorted by name. */
export const listContacts = endpoint({
  id: 'contacts.all',
  method: 'GET',
  path: 'api/apps/contacts/all',
  response: z.array(contactSchema),
});

/** Sorted by name; an empty query answers all. */
export const searchContacts = endpoint({
  id: 'contacts.search',
  method: 'GET',
  path: 'api/apps/contacts/search',
  query: z.object({ query: z.optional(z.string()) }),
  response: z.array(contactSchema),
});

export const getContact = endpoint({
  id: 'contacts.contact.get',
  method: 'GET',
  path: 'api/apps/contacts/contact',
  query: z.object({ id: contactIdSchema }),
  response: contactSchema,
});

export const createContact = endpoint({
  id: 'contacts.contact.create',
  method: 'POST',
  path: 'api/apps/contacts/contact',
  response: contactSchema,
});

export const updateContact = endpoint({
  id: 'contacts.contact.update',
  method: 'PATCH',
  path: 'api/apps/contacts/contact',
  body: z.object({ id: contactIdSchema, contact: contactPatchSchema }),
  response: contactSchema,
});

export const deleteContact = endpoint({
  id: 'contacts.contact.delete',
  method: 'DELETE',
  path: 'api/apps/contacts/contact',
  query: z.object({ id: contactIdSchema }),
  response: z.literal(true),
});

/** Sorted by English name. */
export const listCountries = endpoint({
  id: 'contacts.countries',
  method: 'GET',
  path: 'api/apps/contacts/countries',
  response: z.array(countrySchema),
});

export const listContactTags = endpoint({
  id: 'contacts.tags.list',
  method: 'GET',
  path: 'api/apps/contacts/tags',
  response: z.array(contactTagSchema),
});

/** Stored at the front. */
export const createContactTag = endpoint({
  id: 'contacts.tag.create',
  method: 'POST',
  path: 'api/apps/contacts/tag',
  body: z.object({ tag: z.object({ title: tagTitle }) }),
  response: contactTagSchema,
});

export const updateContactTag = endpoint({
  id: 'contacts.tag.update',
  method: 'PATCH',
  path: 'api/apps/contacts/tag',
  body: z.object({ id: contactTagIdSchema, tag: z.object({ title: z.optional(tagTitle) }) }),
  response: contactTagSchema,
});

export const deleteContactTag = endpoint({
  id: 'contacts.tag.delete',
  method: 'DELETE',
  path: 'api/apps/contacts/tag',
  query: z.object({ id: contactTagIdSchema }),
  response: z.literal(true),
});

/** The image travels as a data URL, which is also how it is stored. */
export const updateContactAvatar = endpoint({
  id: 'contacts.avatar',
  method: 'POST',
  path: 'api/apps/contacts/avatar',
  body: z.object({ id: contactIdSchema, avatar: avatarUploadSchema }),
  response: contactSchema,
});

/** Each is a new contact, fills the gaps of the one it is (see `identityKeysOf`), or is passed over. */
export const importContacts = endpoint({
  id: 'contacts.import',
  method: 'POST',
  path: 'api/apps/contacts/import',
  body: z.object({ contacts: z.array(contactPatchSchema).check(z.minLength(1), z.maxLength(10_000)) }),
  response: z.object({
    created: z.int().check(z.nonnegative()),
    merged: z.int().check(z.nonnegative()),
    skipped: z.int().check(z.nonnegative()),
  }),
});

/** `contact` is the one of `ids` that stays, as it shall be (see `uniteContacts`); the others are removed. */
export const mergeContacts = endpoint({
  id: 'contacts.merge',
  method: 'POST',
  path: 'api/apps/contacts/merge',
  body: z.object({ ids: z.array(contactIdSchema).check(z.minLength(2), z.maxLength(100)), contact: contactSchema }),
  response: contactSchema,
});
