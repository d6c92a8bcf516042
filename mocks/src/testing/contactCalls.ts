import { createContact, getContact, listContacts, updateContact } from '@quarterdeck/contract/endpoints/contacts';
import {
  contactIdSchema,
  type Contact,
  type ContactId,
  type ContactPatch,
} from '@quarterdeck/contract/entities/contact';
import { contactTagIdSchema, type ContactTagId } from '@quarterdeck/contract/entities/contactTag';
import * as z from 'zod/mini';
import type { Answer, MockClient } from './clientOf';

export function contactId(id: string): ContactId {
  return z.parse(contactIdSchema, id);
}

export function contactTagId(id: string): ContactTagId {
  return z.parse(contactTagIdSchema, id);
}

export async function listedContacts({ call }: MockClient): Promise<Contact[]> {
  return (await call(listContacts, {})).body;
}

export async function readContact({ call }: MockClient, id: string): Promise<Contact> {
  return (await call(getContact, { query: { id: contactId(id) } })).body;
}

export async function addContact(client: MockClient, fields: ContactPatch = {}): Promise<Contact> {
  const { body: contact } = await client.call(createContact, {});
  return (await changeContact(client, contact.id, fields)).body;
}

/** The answer may be a refusal, whatever its type says. */
export function changeContact({ call }: MockClient, id: string, contact: ContactPatch): Promise<Answer<Contact>> {
  return call(updateContact, { body: { id: contactId(id), contact } });
}
