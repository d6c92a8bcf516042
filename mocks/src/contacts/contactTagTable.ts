import {
  contactTagIdSchema,
  contactTagSchema,
  type ContactTag,
  type ContactTagId,
} from '@quarterdeck/contract/entities/contactTag';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';

/** Tags are a vocabulary: this is a long one, ten thousand would test nothing that happens. */
const largeSize = 60;

/** One of the tags that are made for `large`, a different one for each of several contacts in a row. */
export function largeContactTagId(index: number): ContactTagId {
  return z.parse(contactTagIdSchema, `large-${largeSize - 1 - (index % 50)}`);
}

export const contactTagTable = defineTable<ContactTag>({
  name: 'contacts.tags',
  schema: contactTagSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/contactTags.json');
    return z.parse(z.array(contactTagSchema), json);
  },
  list: {
    largeSize,
    vary: (copy, index) => ({ ...copy, title: `${copy.title} ${index + 1}` }),
  },
});
