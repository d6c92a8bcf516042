import { warnWithoutProvider } from '../development';

/** Screen readers lose messages that follow one another faster than this. */
const pauseMs = 150;

const waiting: { text: string; topic: string | undefined }[] = [];
const listeners = new Set<(text: string) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function sayNext(): void {
  const next = waiting.shift();
  if (next === undefined) {
    timer = undefined;
    return;
  }
  if (listeners.size === 0) warnWithoutProvider('an announcement is heard by nobody', 'mount LiveRegion');
  for (const listener of listeners) listener(next.text);
  timer = setTimeout(sayNext, pauseMs);
}

/**
 * Says something to people who do not see it happen: politely, after what was announced before.
 * @param topic takes the place of what still waits under the same topic, so that a held key does not leave a queue of
 * places behind that nobody is at any more.
 */
export function announce(text: string, topic?: string): void {
  const stale = topic === undefined ? -1 : waiting.findIndex((other) => other.topic === topic);
  if (stale >= 0) waiting.splice(stale, 1);
  waiting.push({ text, topic });
  timer ??= setTimeout(sayNext, pauseMs);
}

/** @returns the function that ends it. */
export function onAnnouncement(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
