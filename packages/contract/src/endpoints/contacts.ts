import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { contactSchema } from '../entities/contact';

/** Sorted by name. */
export const listContacts = endpoint({
  id: 'contacts.all',
  method: 'GET',
  path: 'api/apps/contacts/all',
  response: z.array(contactSchema),
});
