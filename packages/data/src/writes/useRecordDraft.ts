import { useSaveStates, type SaveState } from '@quarterdeck/ui/autosave';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { useEffect, useRef, useState } from 'react';
import { isRefused } from '../apiErrors';
import type { WriteOutcome } from './clientWrites';
import type { QueryOf } from './optimisticCache';
import type { Identified } from './recordList';
import { draftIdOf, keepNewRecord, nameDrafts, readNewRecord } from './useUnsavedDrafts';
import { useWrites } from './useWrite';

/** A record that was not made, why, and what tells the API that another attempt is of the same. */
export type FailedRecord<R> = WriteOutcome<R, R>['failed'][number];

export interface RecordDraftOptions<R extends Identified> {
  id: R['id'];
  /** What stays the same of the record when it gets its id from the API. */
  recordKey: string;
  /** As it is in the list; undefined for a new one. */
  saved: R | undefined;
  /** Start of the keys by which the browser keeps what is not saved yet; see `useUnsavedDrafts`. */
  prefix: string;
  list: QueryOf<R[]>;
  /** Reads a new one that was kept. @throws for anything else */
  parse: (value: unknown) => R;
  /** A new one without anything in it. */
  blank: () => R;
  /** Whether there is nothing in it that somebody would miss: such a one is not made. */
  isBlank: (record: R) => boolean;
  /** @param earlier attempt whose end is not known. @returns the attempt that failed, if it did. */
  create: (record: R, earlier?: FailedRecord<R>) => Promise<FailedRecord<R> | undefined>;
  /** @param onSaved is called when it is, also after another attempt. @returns whether it was saved. */
  update: (record: R, patch: Partial<R>, onSaved?: () => void) => Promise<boolean>;
  /** It was deleted elsewhere while it was open here: all of it is to be kept, and not only what is written next. */
  onGone: (record: R) => void;
}

export interface RecordDraft<R> {
  record: R;
  /** In the keys by which the browser keeps what is not saved yet. */
  draftId: string;
  /** As it is by now, also between two renders. */
  newest: () => R;
  save: (patch: Partial<R>) => Promise<boolean>;
  /** Saves the text of a field that tells its state itself. */
  saveText: (patch: Partial<R>) => Promise<boolean>;
  /** Whether the API has it, or is about to. */
  isMade: () => boolean;
  /** Whether it was begun in this editor. */
  isNew: boolean;
  state: SaveState;
  tellState: (state: SaveState, field: string) => void;
}

/** What an editor writes that saves by itself: a record that exists is changed, a new one is made with its first content. */
export function useRecordDraft<R extends Identified>(options: RecordDraftOptions<R>): RecordDraft<R> {
  const { id, recordKey, saved, prefix, list, parse, blank, isBlank, create, update, onGone } = options;
  const { shown, idOf } = useWrites();
  const [state, tellState] = useSaveStates();
  const [draftId] = useState(() => draftIdOf(prefix, recordKey));
  const [isNew] = useState(saved === undefined);
  const [kept] = useState(() => (isNew ? readNewRecord(prefix, draftId, parse) : undefined));
  const [draft, setDraft] = useState<R>(() => ({ ...blank(), ...kept, id }));
  const newest = useRef(draft);
  const isMade = useRef(saved !== undefined);
  const tried = useRef<FailedRecord<R>>(undefined);
  useEffect(() => nameDrafts(prefix, draftId, id, isNew), [prefix, draftId, id, isNew]);

  const write = async (patch: Partial<R>, onSaved?: () => void): Promise<boolean> => {
    const before = newest.current;
    const next = { ...before, ...patch };
    if (isNew) {
      newest.current = next;
      setDraft(next);
    }
    if (isNew && !isMade.current) keepNewRecord(prefix, draftId, isBlank(next) ? undefined : next);
    if (saved !== undefined && !(shown(list) ?? [saved]).some((one) => one.id === saved.id))
      onGone({ ...saved, ...patch });
    if (saved !== undefined || isMade.current) return update(saved ?? { ...before, id }, patch, onSaved);
    if (isBlank(next)) return true;
    isMade.current = true;
    // It may have been made although no answer came: the same is sent once more, and then what was written since.
    const earlier = tried.current;
    const first = earlier?.part ?? next;
    const failed = await create(first, earlier);
    isMade.current = failed === undefined;
    tried.current = failed && isRefused(failed.error) ? undefined : failed;
    if (!isMade.current) return false;
    return first === next || update(first, changedFields(first, newest.current), onSaved);
  };
  const save = async (patch: Partial<R>): Promise<boolean> => {
    tellState('saving', 'record');
    const isSaved = await write(patch, () => tellState('saved', 'record'));
    // What nobody would miss is not made.
    const isKept = saved !== undefined || !isBlank(newest.current);
    tellState(isSaved ? (isKept ? 'saved' : 'idle') : 'failed', 'record');
    return isSaved;
  };
  const saveKept = useLatestCallback(() => kept && save({}));
  // What could not be saved when it was written is tried again when somebody comes back to it.
  useEffect(() => void saveKept(), [saveKept]);
  return {
    record: saved ?? draft,
    draftId,
    newest: () => shown(list)?.find((one) => one.id === idOf(id)) ?? newest.current,
    save,
    saveText: (patch) => write(patch),
    isMade: () => saved !== undefined || isMade.current,
    isNew,
    state,
    tellState,
  };
}

function changedFields<R extends Identified>(before: R, now: R): Partial<R> {
  const fields = Object.entries(now).filter(([field, value]) => before[field as keyof R] !== value);
  // They are fields of the record.
  return Object.fromEntries(fields) as Partial<R>;
}
