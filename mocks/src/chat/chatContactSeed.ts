import {
  chatAttachmentsSchema,
  chatContactIdSchema,
  chatContactSchema,
  defaultAbout,
  type ChatContact,
} from '@quarterdeck/contract/entities/chatContact';
import type { Contact } from '@quarterdeck/contract/entities/contact';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';

const names = withDefault(z.array(z.string()), []);

/** A contact in `seeds/chatContacts.json`: what the contact of this id says is not written again. */
const chatContactSeedSchema = z.object({
  id: chatContactIdSchema,
  about: withDefault(z.string(), defaultAbout),
  attachments: z.optional(z.extend(chatAttachmentsSchema, { media: names, docs: names, links: names })),
});

/** Joins the seed file with the contacts of the same ids. */
export function readChatContactSeeds(json: unknown, contacts: readonly Contact[]): ChatContact[] {
  const byId = new Map<string, Contact>(contacts.map((contact) => [contact.id, contact]));
  return z.parse(z.array(chatContactSeedSchema), json).map(({ id, about, attachments }) => {
    const { avatar, name, emails, phoneNumbers, title = '', company = '', birthday, address } = byId.get(id) ?? {};
    return z.parse(chatContactSchema, {
      id,
      avatar,
      name,
      about,
      details: { emails, phoneNumbers, title, company, birthday, address },
      attachments: attachments ?? { media: [], docs: [], links: [] },
    });
  });
}
