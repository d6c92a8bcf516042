import { toQuery } from '@quarterdeck/contract';
import { listContacts } from '@quarterdeck/contract/endpoints/contacts';
import type { Contact } from '@quarterdeck/contract/entities/contact';
import { useQuery } from '@tanstack/react-query';

const byId = (contacts: readonly Contact[]): ReadonlyMap<string, Contact> =>
  new Map(contacts.map((contact) => [contact.id, contact]));

const nobody: ReadonlyMap<string, Contact> = new Map();

/** Those an item can be given to, by id and in the order of the API; nobody while that is not known. */
export const usePeople = (): ReadonlyMap<string, Contact> =>
  useQuery({ ...toQuery(listContacts, {}), select: byId }).data ?? nobody;
