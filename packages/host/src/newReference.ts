import { newId } from '@quarterdeck/contract/rules/newId';

/**
 * A short random id of one failure, such as `3F9A1C-7F3A-91C2`: support finds the failure by it where the log was sent in.
 * Who makes it writes it to the console with the error. It says nothing about the person.
 */
export function newReference(): string {
  const [first = '', second = '', , , last = ''] = newId().toUpperCase().split('-');
  return `${first.slice(0, 6)}-${second}-${last.slice(0, 4)}`;
}

/** Gives every failure one reference: the same as long as the same error is asked about. */
export function createReferences(): (error: unknown) => string {
  let last: { error: unknown; reference: string } | undefined;
  return (error) => {
    if (!last || last.error !== error) last = { error, reference: newReference() };
    return last.reference;
  };
}
