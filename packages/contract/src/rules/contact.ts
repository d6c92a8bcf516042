import { contactListMaxLength, contactNotesMaxLength, type Contact, type ContactPatch } from '../entities/contact';
import { fold } from './fold';

/** Title and company, which a new contact has in its `job`; empty where nothing is known. */
export function positionOf({ title, company, job }: Pick<ContactPatch, 'title' | 'company' | 'job'>): {
  title: string;
  company: string;
} {
  return { title: title || job?.title || '', company: company || job?.company || '' };
}

/**
 * What tells that two contacts are one: they share a key. A key is a mail address, a name with a telephone number
 * (numbers alone are shared by those who work together), or, for who has neither, name and company. May be empty.
 */
export function identityKeysOf(contact: ContactPatch): string[] {
  const { emails = [], phoneNumbers = [] } = contact;
  const name = fold(contact.name?.trim() ?? '');
  const mails = emails.map(({ email }) => `mail ${email.toLowerCase()}`);
  if (name === '') return mails;
  const numbers = phoneNumbers.map((phone) => `phone ${numberOf(phone)} ${name}`);
  const keys = [...mails, ...numbers];
  return keys.length > 0 ? keys : [`name ${name} at ${fold(positionOf(contact).company)}`];
}

/**
 * What `contact` gains by taking over what `other` has more: lists grow by what they lack, empty fields are filled,
 * and notes are put one after the other. Its name stays, and what would be too much for a contact is left out. Empty
 * when there is nothing to gain.
 */
export function gainsOf(contact: Contact, other: ContactPatch): Partial<Contact> {
  const gains: Partial<Contact> = {};
  for (const field of ['avatar', 'background', 'birthday', 'address'] as const) {
    const value = other[field];
    if (!contact[field] && value) gains[field] = value;
  }
  const [own, others] = [positionOf(contact), positionOf(other)];
  for (const field of ['title', 'company'] as const) if (!own[field] && others[field]) gains[field] = others[field];
  const notes = `${contact.notes ?? ''}${other.notes ?? ''}`;
  const isNew = other.notes && !contact.notes?.includes(other.notes);
  if (isNew && notes.length <= contactNotesMaxLength) gains.notes = notes;

  const emails = union(contact.emails, other.emails, ({ email }) => email.toLowerCase()).slice(0, contactListMaxLength);
  if (emails.length > contact.emails.length) gains.emails = emails;
  const phoneNumbers = union(contact.phoneNumbers, other.phoneNumbers, numberOf).slice(0, contactListMaxLength);
  if (phoneNumbers.length > contact.phoneNumbers.length) gains.phoneNumbers = phoneNumbers;
  const tags = union(contact.tags, other.tags, (tag) => tag);
  if (tags.length > contact.tags.length) gains.tags = tags;
  return gains;
}

/** The first contact with all that the others have more, in their order. */
export function uniteContacts(first: Contact, others: readonly Contact[]): Contact {
  return others.reduce((merged, other) => ({ ...merged, ...gainsOf(merged, other) }), first);
}

const numberOf = ({ country, phoneNumber }: Contact['phoneNumbers'][number]) =>
  `${country}${phoneNumber.replaceAll(/\D/g, '')}`;

/** `own` as it is, then what of `others` has a key that is not there yet. */
function union<T>(own: readonly T[], others: readonly T[] | undefined, keyOf: (item: T) => string): T[] {
  const keys = new Set(own.map(keyOf));
  const added = (others ?? []).filter((item) => {
    const isNew = !keys.has(keyOf(item));
    keys.add(keyOf(item));
    return isNew;
  });
  return [...own, ...added];
}
