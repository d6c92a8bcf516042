import { contactIdSchema, contactSchema, newContact, type Contact } from '@quarterdeck/contract/entities/contact';
import { contactTagSchema, type ContactTag } from '@quarterdeck/contract/entities/contactTag';
import * as z from 'zod/mini';

/** A contact by hand: what is not given is as in a contact of whom only name and mail are known. */
export function buildContact(overrides: Partial<z.input<typeof contactSchema>> = {}): Contact {
  const { job: _, ...blank } = newContact(z.parse(contactIdSchema, 'contact-built'));
  return z.parse(contactSchema, {
    ...blank,
    name: 'Marta Lindqvist',
    emails: [{ email: 'marta@lindqvist.example', label: 'Work' }],
    ...overrides,
  });
}

export function buildContactTag(overrides: Partial<z.input<typeof contactTagSchema>> = {}): ContactTag {
  return z.parse(contactTagSchema, { id: 'contact-tag-built', title: 'Regatta', ...overrides });
}
