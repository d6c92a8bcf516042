import type { BacklogItem } from '../entities/backlogItem';
import type { Contact } from '../entities/contact';
import { isSameEmail, type ProjectInvitation } from '../entities/project';
import type { User } from '../entities/user';

/** Somebody an item can be given to. */
export interface Person {
  /** Of the user or the contact; of somebody who is invited, and is neither, the e-mail. */
  id: string;
  /** The e-mail of somebody who is only invited. */
  name: string;
  /** Address of a picture; null shows the initials. */
  avatar: string | null;
  email: string | null;
}

export interface AssigneeSources {
  user: User | undefined;
  contacts: readonly Contact[];
  invitations: readonly Pick<ProjectInvitation, 'email'>[];
  items: readonly Pick<BacklogItem, 'assigneeId'>[];
}

const personOf = (contact: Contact): Person => ({ ...contact, email: contact.emails[0]?.email ?? null });
const byEmail = (email: string): Person => ({ id: email, name: email, avatar: null, email });

/**
 * Those an item can be given to, by id: the user, those invited to the project, then all other contacts. Who is invited
 * and is a contact too is one person. Who has an item and is no longer invited stands at the end.
 */
export function assigneesOf({ user, contacts, invitations, items }: AssigneeSources): ReadonlyMap<string, Person> {
  const people = new Map<string, Person>();
  const add = (person: Person) => {
    if (!people.has(person.id)) people.set(person.id, person);
  };
  if (user) add(user);
  for (const { email } of invitations) {
    if (user && isSameEmail(user.email, email)) continue;
    const contact = contacts.find(({ emails }) => emails.some((one) => isSameEmail(one.email, email)));
    add(contact ? personOf(contact) : byEmail(email));
  }
  for (const contact of contacts) add(personOf(contact));
  for (const { assigneeId } of items) if (assigneeId?.includes('@') === true) add(byEmail(assigneeId));
  return people;
}
