import { contactSchema, type Contact } from '@quarterdeck/contract/entities/contact';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';
import { largeContactTagId } from './contactTagTable';

export const contactTable = defineTable<Contact>({
  name: 'contacts.contacts',
  schema: contactSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/contacts.json');
    return z.parse(z.array(contactSchema), json);
  },
  list: {
    vary: (copy, index) => ({ ...copy, name: `${copy.name} ${index + 1}`, tags: [largeContactTagId(index)] }),
  },
});
