import { draftLock, readDraft } from '@quarterdeck/ui/autosave';
import { keysOf, onKeysChange, readJson, readText, removeKey, writeJson, writeText } from '@quarterdeck/ui/storage';
import { useCallback, useEffect, useState } from 'react';
import type { QueryOf } from './optimisticCache';
import { isSetAside, outboxPrefix } from './outboxPrefix';
import type { Identified } from './recordList';
import { useWrites } from './useWrite';

/** What was typed into the fields of a record and is not saved. */
export interface UnsavedDraft<R> {
  /** Undefined where it is not made yet. */
  record?: R;
  /** Of the record, as the page that it was typed in gave it. */
  id: string;
  /** By the name of the field, or by `<name>:<part>`; blank ones only of a record that is there. */
  texts: ReadonlyMap<string, string>;
}

const none: readonly UnsavedDraft<never>[] = [];

/**
 * Finds the drafts that could not be saved: the API refused them, and their fields are closed. Left out are those that are
 * open in a tab of this browser, or that a kept write is about to save, and those of records that are gone.
 * @param prefix start of the keys of drafts, which go on with `<field>:<id>`; see `nameDrafts`.
 * @param list of the records, read by the component that calls this; nothing is found before.
 * @param trigger the drafts are read again when it changes, when the list does, and when other tabs change or leave some.
 * @param savedPart the text that a record has for a part of it, such as an entry of its list, whose keys end with `:<part>`;
 * undefined where the part is gone. Called with the part's id as the page gave it.
 * @returns the drafts, and what reads them again.
 */
export function useUnsavedDrafts<R extends Identified>(
  prefix: string,
  list: QueryOf<R[]>,
  trigger: unknown,
  savedPart: (record: R, part: string) => string | undefined = () => undefined,
): [drafts: readonly UnsavedDraft<R>[], readAgain: () => void] {
  const { keyOf, shown } = useWrites();
  const [left, setLeft] = useState(none);
  const records = shown(list);
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
  if (!records || left.length === 0) return [none, readAgain];
  const byDraftId = new Map(records.map((record) => [draftIdOf(prefix, keyOf(record.id)), record]));
  const unsaved = left.flatMap((draft): UnsavedDraft<R>[] => {
    const record = byDraftId.get(draft.id);
    if (record === undefined) return isNew(prefix, draft.id) ? withTexts(draft, prefix) : [];
    // A record is shown with what is on its way to be saved.
    const texts = [...draft.texts].filter(([field, text]) => {
      const part = field.split(':')[1];
      return isOther(text, part === undefined ? savedField(record, field) : savedPart(record, part));
    });
    return texts.length === 0 ? [] : [{ record, id: draft.id, texts: new Map(texts) }];
  });
  return [unsaved, readAgain];
}

/** Whether a draft is another text than the one that is saved. Other names are of no field, such as `entry`. */
const isOther = (text: string, saved: unknown): boolean => typeof saved === 'string' && saved.trim() !== text.trim();

const savedField = (record: Identified, field: string): unknown =>
  new Map<string, unknown>(Object.entries(record)).get(field);

const newKey = (prefix: string, draftId: string) => `${prefix}new:${draftId}`;
const madeKey = (prefix: string, id: string) => `${prefix}made:${id}`;
const isNew = (prefix: string, draftId: string) => readText(newKey(prefix, draftId)) !== null;
const keysWith = (prefix: string, id: string) => keysOf(prefix).filter((key) => idIn(key, prefix) === id);

/** The id in the keys of a record's drafts: of one that was made in this browser, the id that its page gave it. */
export const draftIdOf = (prefix: string, id: string): string => readText(madeKey(prefix, id)) ?? id;

/**
 * Notes for the next page whose the drafts of an open record are: of a new record, or of one that has got another id.
 * @returns forgets it when no draft is left, for when the record is closed.
 */
export function nameDrafts(prefix: string, draftId: string, id: string, isBegunHere: boolean): () => void {
  if (id === draftId && !isBegunHere) return () => undefined;
  const key = id === draftId ? newKey(prefix, draftId) : madeKey(prefix, id);
  // What is kept of a new record stays.
  if (id !== draftId || readText(key) === null) writeText(key, id === draftId ? '' : draftId);
  return () => {
    const isKept = id === draftId && readText(key) !== '';
    if (!isKept && keysWith(prefix, draftId).every((other) => other === key)) removeKey(key);
  };
}

/**
 * Keeps a new record that is not made yet, with all that is no text of a field, such as its picture.
 * @param record undefined while there is nothing in it.
 */
export function keepNewRecord(prefix: string, draftId: string, record: object | undefined): void {
  if (record) writeJson(newKey(prefix, draftId), record);
  else writeText(newKey(prefix, draftId), '');
}

/** @param parse throws or answers undefined for what is no record. @returns undefined where none is kept. */
export function readNewRecord<R>(
  prefix: string,
  draftId: string,
  parse: (value: unknown) => R | undefined,
): R | undefined {
  const key = newKey(prefix, draftId);
  return readText(key) === '' ? undefined : readJson<R | undefined>(key, parse, undefined);
}

/** Notes that a new record was made, whichever page or attempt has done it: its drafts are offered no longer. */
export function giveDrafts(prefix: string, id: string, made: string): void {
  const draftId = draftIdOf(prefix, id);
  if (keysWith(prefix, draftId).length > 0) writeText(madeKey(prefix, made), draftId);
  removeKey(newKey(prefix, draftId));
  // A record that was deleted and is made again has left its id.
  removeKey(madeKey(prefix, id));
}

/** Takes the drafts of a record out of the browser. @returns puts them back. */
export function removeDrafts(prefix: string, id: string): () => void {
  const keys = new Set([id, draftIdOf(prefix, id)].flatMap((one) => keysWith(prefix, one)));
  const removed = [...keys].map((key) => ({ key, text: readText(key) ?? '' }));
  for (const { key } of removed) removeKey(key);
  return () => removed.forEach(({ key, text }) => void writeText(key, text));
}

/** A new record with the texts that are not blank; none where nothing of it is kept. */
function withTexts<R>({ id, texts }: UnsavedDraft<R>, prefix: string): UnsavedDraft<R>[] {
  // Parts of a list belong to what is kept of the record.
  const written = new Map([...texts].filter(([field, text]) => !field.includes(':') && text.trim() !== ''));
  return written.size > 0 || readText(newKey(prefix, id)) !== '' ? [{ id, texts: written }] : [];
}

const idIn = (key: string, prefix: string) => key.slice(prefix.length).split(':')[1];

function draftsOf(prefix: string): UnsavedDraft<never>[] {
  const drafts = new Map<string, Map<string, string>>();
  for (const key of keysOf(prefix)) {
    const [field = '', id, part] = key.slice(prefix.length).split(':');
    const isRecord = field === 'new';
    const text = (isRecord ? readText(key) : readDraft(key)?.text) ?? '';
    if (id === undefined || field === 'made') continue;
    const texts = drafts.get(id) ?? new Map<string, string>();
    drafts.set(id, isRecord ? texts : texts.set(part === undefined ? field : `${field}:${part}`, text));
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

/** Whether writes of this browser that are not answered yet have the id of a record, also writes of a page that is gone. */
export const isKept = (id: string): boolean =>
  keysOf(outboxPrefix).some((key) => !isSetAside(key) && readText(key)?.includes(id) === true);
