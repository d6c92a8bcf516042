import { newId } from '@quarterdeck/contract/rules/newId';

/** A short id under which support can find a failure in the log; it is written there with the time. */
export function newReference(): string {
  const reference = newId().slice(0, 8).toUpperCase();
  console.info(`Reference ${reference}`);
  return reference;
}
