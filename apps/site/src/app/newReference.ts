/** A short id under which support can find a failure in the log; it is written there with the time. */
export function newReference(): string {
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase();
  console.info(`Reference ${reference}`);
  return reference;
}
