import { draftLock } from '@quarterdeck/ui/autosave';
import { keysOf, onKeysChange, readText, removeKey, writeText } from '@quarterdeck/ui/storage';
import { useCallback, useEffect, useState } from 'react';
import type { QueryOf } from './optimisticCache';
import { outboxPrefix } from './outboxPrefix';
import type { Identified } from './recordList';
import { useWrites } from './useWrite';

/** What was typed into the fields of a new record and is not saved. */
export interface UnsavedDraft {
  /** Of the record, as the page that it was typed in gave it. */
  id: string;
  /** By the name of the field; none is blank. */
  texts: ReadonlyMap<string, string>;
}

const none: readonly UnsavedDraft[] = [];

/**
 * Finds the drafts of new records that could not be saved: the API refused them, and their fields are gone. Left out are
 * those that are open in a tab of this browser, that a kept write is about to save, or that were saved since.
 * @param prefix start of the keys of drafts, which go on with `<field>:<id>`.
 * @param list of the records, read by the component that calls this; nothing is found before.
 * @param isMadeOf whether a saved record has exactly these texts.
 * @param trigger the drafts are read again when it changes, when the list does, and when other tabs change or leave some.
 * @returns the drafts, and what reads them again.
 */
export function useUnsavedDrafts<R extends Identified>(
  prefix: string,
  list: QueryOf<R[]>,
  isMadeOf: (record: R, texts: UnsavedDraft['texts']) => boolean,
  trigger: unknown,
): [drafts: readonly UnsavedDraft[], readAgain: () => void] {
  const { keyOf, saved, shown } = useWrites();
  const [left, setLeft] = useState(none);
  const records = shown(list);
  const ofNew = left.filter(({ id }) => records && !records.some((record) => keyOf(record.id) === id));
  const isSaved = ({ texts }: UnsavedDraft) => saved(list)?.some((record) => isMadeOf(record, texts)) === true;
  useEffect(() => {
    // The page that wrote them had gone by then, such as where the outbox saves them after a reload.
    for (const draft of ofNew) if (isSaved(draft)) removeDrafts(prefix, draft.id);
  });
  const [revision, setRevision] = useState(0);
  const readAgain = useCallback(() => setRevision((count) => count + 1), []);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const read = async () => {
      const held = await heldDrafts(prefix);
      if (signal.aborted) return;
      const isOpen = (id: string) => held.some((key) => idIn(key, prefix) === id);
      const found = draftsOf(prefix).filter(({ id }) => !isOpen(id) && !isKept(id));
      setLeft((before) => (found.length === 0 && before.length === 0 ? before : found));
      for (const key of held) {
        // Shared, so that tabs that wait do not look like one that edits. Only the end of waiting rejects.
        navigator.locks.request(draftLock(key), { mode: 'shared', signal }, readAgain).catch(() => undefined);
      }
    };
    read().catch((error: unknown) => console.warn('Unsaved drafts cannot be offered:', error));
    const unwatch = onKeysChange(prefix, readAgain);
    // Another tab may have opened one since.
    document.addEventListener('visibilitychange', readAgain, { signal });
    return () => {
      unwatch();
      end.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The storage cannot say that it has changed.
  }, [prefix, records, trigger, revision, readAgain]);
  return [ofNew.filter((draft) => !isSaved(draft)), readAgain];
}

/** Takes the drafts of a record out of the browser. @returns puts them back. */
export function removeDrafts(prefix: string, id: string): () => void {
  const removed = keysOf(prefix).flatMap((key) =>
    idIn(key, prefix) === id ? [{ key, text: readText(key) ?? '' }] : [],
  );
  for (const { key } of removed) removeKey(key);
  return () => removed.forEach(({ key, text }) => void writeText(key, text));
}

const idIn = (key: string, prefix: string) => key.slice(prefix.length).split(':')[1];

function draftsOf(prefix: string): UnsavedDraft[] {
  const drafts = new Map<string, Map<string, string>>();
  for (const key of keysOf(prefix)) {
    const [field = '', id, part] = key.slice(prefix.length).split(':');
    const text = readText(key) ?? '';
    // A third name is of a part of the record, such as an entry of its list.
    if (id === undefined || part !== undefined || text.trim() === '') continue;
    drafts.set(id, (drafts.get(id) ?? new Map<string, string>()).set(field, text));
  }
  return [...drafts].map(([id, texts]) => ({ id, texts }));
}

/** Keys of the drafts that are open in tabs of this browser. A page that is not secure cannot know. */
async function heldDrafts(prefix: string): Promise<string[]> {
  const { locks } = navigator as { locks?: LockManager };
  const held = (await locks?.query())?.held ?? [];
  const start = draftLock('');
  return held.flatMap(({ name = '', mode }) =>
    mode === 'exclusive' && name.startsWith(start + prefix) ? [name.slice(start.length)] : [],
  );
}

const isKept = (id: string) => keysOf(outboxPrefix).some((key) => readText(key)?.includes(id) === true);
