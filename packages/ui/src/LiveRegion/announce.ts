import { warnWithoutProvider } from '../development';

/** Screen readers lose messages that follow one another faster than this. */
const pauseMs = 150;

const waiting: string[] = [];
const listeners = new Set<(text: string) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function sayNext(): void {
  const text = waiting.shift();
  if (text === undefined) {
    timer = undefined;
    return;
  }
  if (listeners.size === 0) warnWithoutProvider('an announcement is heard by nobody', 'mount LiveRegion');
  for (const listener of listeners) listener(text);
  timer = setTimeout(sayNext, pauseMs);
}

/** Says something to people who do not see it happen: politely, after what was announced before. */
export function announce(text: string): void {
  waiting.push(text);
  timer ??= setTimeout(sayNext, pauseMs);
}

/** @returns the function that ends it. */
export function onAnnouncement(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
