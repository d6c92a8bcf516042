import { contactSchema, type Contact } from '@quarterdeck/contract/entities/contact';
import * as z from 'zod/mini';

/** A contact by hand: what is not given is as in a contact of whom only name and mail are known. */
export function buildContact(overrides: Partial<z.input<typeof contactSchema>> = {}): Contact {
  return z.parse(contactSchema, {
    id: 'contact-built',
    avatar: null,
    background: null,
    name: 'Marta Lindqvist',
    emails: [{ email: 'marta@lindqvist.example', label: 'Work' }],
    phoneNumbers: [],
    birthday: null,
    address: null,
    notes: null,
    tags: [],
    ...overrides,
  });
}
