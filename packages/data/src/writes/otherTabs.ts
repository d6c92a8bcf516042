import type { QueryClient } from '@tanstack/react-query';
import { writeKey } from './writeKey';

const channelName = 'quarterdeck:writes';

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
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
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
  };
}
