import {
  contactIdSchema,
  contactNameMaxLength,
  newContact,
  type Contact,
  type ContactPatch,
} from '@quarterdeck/contract/entities/contact';
import { gainsOf, identityKeysOf, positionOf } from '@quarterdeck/contract/rules/contact';
import * as z from 'zod/mini';
import type { Collection } from '../core/collection';
import { memo } from '../core/memo';

export interface ImportCounts {
  created: number;
  merged: number;
  skipped: number;
}

/** Takes contacts over one after the other, so that two of them may be one. */
export function importInto(
  contacts: Collection<Contact>,
  incoming: readonly ContactPatch[],
  newId: () => string,
): ImportCounts {
  const before = idsByKey(contacts.list());
  const added = new Map<string, string>();
  const idOf = (key: string) => before.get(key) ?? added.get(key);
  const addKeys = (contact: Contact) => {
    for (const key of identityKeysOf(contact)) if (idOf(key) === undefined) added.set(key, contact.id);
  };
  const find = (contact: ContactPatch) => {
    const id = identityKeysOf(contact)
      .map(idOf)
      .find((one) => one !== undefined);
    return id === undefined ? undefined : contacts.get(id);
  };

  const counts: ImportCounts = { created: 0, merged: 0, skipped: 0 };
  for (const sent of incoming) {
    const name = nameOf(sent);
    const known = find({ ...sent, name });
    const gains = known === undefined ? {} : gainsOf(known, sent);
    if (name === '' || (known !== undefined && Object.keys(gains).length === 0)) {
      counts.skipped += 1;
    } else if (known === undefined) {
      counts.created += 1;
      addKeys(contacts.insert(created({ ...sent, name }, newId())));
    } else {
      counts.merged += 1;
      addKeys(contacts.patch(known.id, gains) ?? known);
    }
  }
  return counts;
}

function created({ job, ...sent }: ContactPatch, id: string): Contact {
  const { job: _, ...blank } = newContact(z.parse(contactIdSchema, id));
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return { ...blank, ...given, ...positionOf({ ...sent, job }) };
}

/** Whoever has no name is called after the company or the mail address; empty for who has none of these. */
function nameOf({ name, emails, ...rest }: ContactPatch): string {
  const found = name?.trim() || positionOf(rest).company.trim() || (emails?.[0]?.email ?? '');
  return found.slice(0, contactNameMaxLength).trim();
}

const keysOf = memo<Contact, string[]>(identityKeysOf);

/** Of two contacts that share a key, the first. Reading ten thousand for each import takes visible time. */
const idsByKey = memo((contacts: readonly Contact[]): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>();
  for (const contact of contacts) for (const key of keysOf(contact)) if (!ids.has(key)) ids.set(key, contact.id);
  return ids;
});
