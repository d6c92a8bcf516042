import { parseOutbox, parseParts, type Outbox } from '@quarterdeck/contract/writes/outbox';
import { newId } from '@quarterdeck/contract/rules/newId';
import { keysOf, onKeysChange, readJson, removeKey, writeJson } from '@quarterdeck/ui/storage';
import type { QueryClient } from '@tanstack/react-query';
import { writesOf, type KeptWrite, type WriteHost } from './clientWrites';
import type { LoadWrite } from './defineWrite';
import { connectionOf } from './connection';
import { isSetAside, outboxPrefix } from './outboxPrefix';
import { writeKey } from './writeKey';

/** Undefined for what is none; it stays where it is. */
const read = (key: string): Outbox | undefined => readJson<Outbox | undefined>(key, parseOutbox, undefined);

/** @returns whether the browser had room for it. */
function keep(key: string, kept: Outbox): boolean {
  if (kept.writes.length > 0) return writeJson(key, kept);
  removeKey(key);
  return true;
}

/**
 * Keeps the writes that are on their way in the browser, each page under a key of its own, and sends those of pages that
 * are gone: after a reload, or when another tab was closed. A page holds a lock as long as it lives, so that each write
 * has one page that sends it.
 * @returns ends it; what is kept stays.
 */
export function keepOutbox(client: QueryClient, host: () => WriteHost, load: LoadWrite): () => void {
  const ownKey = `${outboxPrefix}${newId()}`;
  const stop = new AbortController();
  const mutations = client.getMutationCache();
  const writes = writesOf(client);

  const keepOwn = () => {
    const pending = mutations.findAll({ mutationKey: [writeKey], status: 'pending' });
    // Only writes have this key.
    const kept = pending.map(({ state }) => state.variables as KeptWrite);
    const own = {
      writes: kept.map(({ write, parts, keys }) => ({ write, parts: [...parts], keys: [...keys] })),
      ids: [...writes.ids],
    };
    writes.isKept = keep(ownKey, own);
  };
  const unsubscribe = mutations.subscribe((event) => {
    const isWrite = event.mutation?.options.mutationKey?.[0] === writeKey;
    if (event.type === 'updated' && isWrite) keepOwn();
  });

  /** Sends what a page that is gone has left; what nobody knows stays for another version of the site. */
  const adopt = async (key: string) => {
    const kept = read(key);
    if (kept === undefined) return;
    const loaded = await Promise.all(
      kept.writes.map(async (one) => {
        const write = await load(one.write);
        return { one, write, parts: write && parseParts(write.part, one.parts) };
      }),
    );
    const unknown = loaded.filter(({ parts }) => parts === undefined).map(({ one }) => one);
    for (const [id, made] of kept.ids) writes.mapId(id, made);
    // The browser may have no room for both, so this is taken out before it becomes part of what this page keeps.
    const rest = { writes: unknown, ids: kept.ids };
    keep(key, rest);
    const sending = loaded.flatMap(({ write, parts, one }) =>
      write && parts ? [writes.run(write, parts, host(), {}, one.keys)] : [],
    );
    if (writes.isKept) return;
    // Done once, also where two pages send it. Without room of its own this page leaves it there until it is answered.
    keep(key, kept);
    void Promise.allSettled(sending).then(() => keep(key, rest));
  };

  // What was written before this was loaded.
  keepOwn();
  const asked = new Set([ownKey]);
  const watch = () => {
    for (const key of keysOf(outboxPrefix)) {
      if (asked.has(key) || isSetAside(key)) continue;
      asked.add(key);
      // The code of a write comes over the same connection that left it behind.
      void whenFree(key, () => adopt(key).catch(() => void asked.delete(key)), stop.signal);
    }
  };
  void whenFree(
    ownKey,
    () => new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve())),
    stop.signal,
  );
  watch();
  const unwatch = onKeysChange(outboxPrefix, watch);
  const connection = connectionOf(client);
  const unsubscribeConnection = connection.subscribe(() => {
    if (!connection.isLost) watch();
  });
  addEventListener('online', watch);
  return () => {
    writes.isKept = false;
    stop.abort();
    unsubscribe();
    unsubscribeConnection();
    removeEventListener('online', watch);
    unwatch();
  };
}

/** Does something once no other page has the lock of this name; in a page that is not secure there are no locks. */
async function whenFree(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const { locks } = navigator as { locks?: LockManager | null };
  if (!locks) return work();
  // Only the end of waiting rejects.
  await locks.request(name, { signal }, work).catch(() => undefined);
}
