import type { QueryClient } from '@tanstack/react-query';
import { writeKey } from './writeKey';

const channelName = 'quarterdeck:writes';
/** Shared by all tabs that write. */
const presenceLock = 'qd:page';
/** Of the one that writes a list or record whole. */
const tabLock = 'qd:write';

/** What a write says of itself in the cache of mutations. */
export interface WriteMeta extends Record<string, unknown> {
  /** Endpoints whose answers it changes. */
  endpointIds: readonly string[];
}

/**
 * Tells the other tabs of this browser which answers a write has changed, and reads again what they tell of. Tabs that
 * cannot hear each other read again when they come to the front.
 * @returns ends it.
 */
export function shareWrites(client: QueryClient): () => void {
  const leave = bePresent();
  if (!('BroadcastChannel' in globalThis)) return leave;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const changed = new Set<unknown>(Array.isArray(data) ? data : []);
    void client.invalidateQueries({ predicate: ({ queryKey }) => changed.has(queryKey[0]) });
  });
  const unsubscribe = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { mutationKey, meta } = event.mutation.options;
    // Only writes have this key, and all of them say this of themselves.
    if (mutationKey?.[0] === writeKey) channel.postMessage((meta as WriteMeta).endpointIds);
  });
  return () => {
    unsubscribe();
    channel.close();
    leave();
  };
}

/** A page that is not secure has no locks, and tests may have none. */
const locksOf = (): LockManager | undefined => (globalThis.navigator as { locks?: LockManager } | undefined)?.locks;

/** Lets other tabs know that this one writes, too. @returns ends it. */
function bePresent(): () => void {
  const leaving = new AbortController();
  const untilLeft = () => new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  // Only leaving before it is granted rejects.
  locksOf()
    ?.request(presenceLock, { mode: 'shared', signal: leaving.signal }, untilLeft)
    .catch(() => undefined);
  return () => leaving.abort();
}

/**
 * Does work that sends a list or record whole, while no other tab of this browser does such work: what one of them saved
 * between the reading and the sending would be written over.
 * @param work is told whether other tabs may have written since this one has read.
 */
export async function withTabLock<T>(work: (mayHaveChanged: boolean) => Promise<T>): Promise<T> {
  const locks = locksOf();
  const held = (await locks?.query())?.held ?? [];
  const isAlone = held.filter(({ name }) => name === presenceLock).length < 2;
  return locks === undefined || isAlone ? work(false) : locks.request(tabLock, () => work(true));
}
