import { warnWithoutProvider } from '../development';

/**
 * What was said in toasts and is not gone yet. It knows no components, so anything can say something
 * while the region that shows it is still to be loaded.
 */

export const toastTones = ['neutral', 'success', 'warning', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastInput {
  /** What happened, in one sentence. */
  title: string;
  text?: string;
  /** `danger` stays until it is closed. @default 'neutral' */
  tone?: ToastTone;
  /** One thing to do about it, such as Undo. It closes the toast. */
  action?: { label: string; onPress: () => void };
  /** What it says it about: another message of the same cause takes the place of this one. @default none */
  cause?: string;
  /** Null stays. @default null for danger, 10 s with an action, else 6 s */
  durationMs?: number | null;
}

export interface ToastEntry extends ToastInput {
  id: number;
  tone: ToastTone;
  durationMs: number | null;
  /** How often it has been said anew; its time begins again then. */
  version: number;
}

const plainMs = 6000;
const withActionMs = 10_000;

function durationOf({ tone, action, durationMs }: ToastInput): number | null {
  if (durationMs !== undefined) return durationMs;
  if (tone === 'danger') return null;
  return action ? withActionMs : plainMs;
}

const entryOf = (input: ToastInput, id: number, version: number): ToastEntry => ({
  ...input,
  id,
  version,
  tone: input.tone ?? 'neutral',
  durationMs: durationOf(input),
});

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Milliseconds in which the region may still be mounted: what was said before it came is shown then. */
const unseenMs = 2000;

function warnWhereUnseen(id: number): void {
  setTimeout(() => {
    if (listeners.size > 0 || entries.every((entry) => entry.id !== id)) return;
    warnWithoutProvider('a toast has no place to be shown', 'mount ToastRegion');
  }, unseenMs);
}

/** Says something in the corner of the window. */
export const toasts = {
  /** @returns the id to close it by. */
  add(input: ToastInput): number {
    lastId += 1;
    if (listeners.size === 0) warnWhereUnseen(lastId);
    const others = entries.filter(({ cause }) => cause === undefined || cause !== input.cause);
    replace([...others, entryOf(input, lastId, 0)]);
    return lastId;
  },
  /** Says something else in the same toast, for its whole time: what somebody is about to press stays in its place. */
  update(id: number, input: ToastInput): void {
    replace(entries.map((entry) => (entry.id === id ? entryOf(input, id, entry.version + 1) : entry)));
  },
  close(id: number): void {
    if (entries.some((entry) => entry.id === id)) replace(entries.filter((entry) => entry.id !== id));
  },
  clear(): void {
    if (entries.length > 0) replace([]);
  },
  /** Oldest first; the same list until something changes. */
  all: (): readonly ToastEntry[] => entries,
  /** @returns the function that ends it. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
