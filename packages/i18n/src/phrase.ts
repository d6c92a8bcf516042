import type { TFunction } from 'i18next';

/** Stands for the value while a message is compiled; no message holds it. */
const mark = '\u{E000}';

/**
 * A message with one value, looked up once: what rows of long lists say costs them a concatenation. Not for messages
 * that depend on a count.
 */
export function phrase(t: TFunction, key: string, name: string): (value: string) => string {
  const parts = t(key, { [name]: mark }).split(mark);
  return (value) => parts.join(value);
}
