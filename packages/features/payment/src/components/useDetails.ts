import { useOwnPerson } from '@quarterdeck/data/session/useOwnPerson';
import { payerDetailsKey } from '@quarterdeck/data/visit/draftKeys';
import { onKeyChange, readJson, storedTexts, writeJson } from '@quarterdeck/ui/storage';
import { create } from 'zustand';
import type { PayerDetails } from '../model/details';

const fields = ['name', 'email', 'company', 'country', 'street', 'postalCode', 'city'] as const;
type StoredDetails = Partial<PayerDetails>;

/** Longest text that is kept of any answer: more than a receipt takes, so that what was typed stays until it is shortened. */
const longest = 10_000;

const parseDetails = (value: unknown): StoredDetails | undefined => storedTexts(value, fields, longest);

const read = () => readJson<StoredDetails>(payerDetailsKey, parseDetails, {});
const useStored = create<StoredDetails>()(read);
onKeyChange(payerDetailsKey, () => useStored.setState(read(), true));

export const changeDetails = (changes: StoredDetails): void =>
  void writeJson(payerDetailsKey, { ...useStored.getState(), ...changes });

/**
 * Who pays and where the bill goes, as far as it was typed here before; undefined until it is known who is signed in, whose
 * name and address stand in the empty form.
 */
export function useDetails(): PayerDetails | undefined {
  const { data: user, isPending, fetchStatus } = useOwnPerson();
  const empty = { name: user?.name ?? '', email: user?.email ?? '', company: '', country: '', street: '' };
  const details = { ...empty, postalCode: '', city: '', ...useStored() };
  // Of somebody who has signed out nothing is asked.
  return isPending && fetchStatus !== 'idle' ? undefined : details;
}
