import type { Messages } from './messages';

/**
 * Joins messages of several packages. Groups of the same name become one, so that each package keeps its own part of it.
 * @throws Error when two packages have the same message.
 */
export function mergeMessages(parts: readonly Messages[]): Messages {
  const merged: Messages = {};
  for (const [key, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = merged[key];
    if (before === undefined) merged[key] = value;
    else if (typeof before === 'object' && typeof value === 'object') merged[key] = mergeMessages([before, value]);
    else throw new Error(`Two packages have the message ${key}`);
  }
  return merged;
}
