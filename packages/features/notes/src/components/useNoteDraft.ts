import { noteDefaults, type ExpandedNote, type NoteId } from '@quarterdeck/contract/entities/note';
import { parseKeptNote, type NotePatch } from '@quarterdeck/contract/writes/notes';
import { draftIdOf, keepNewRecord, nameDrafts, readNewRecord } from '@quarterdeck/data/writes/useUnsavedDrafts';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useSaveStates } from '@quarterdeck/ui/autosave';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { useEffect, useRef, useState } from 'react';
import { isBlank } from '../model/noteViews';
import { noteQueries } from '../queries/noteQueries';
import { draftPrefix, keepGone } from '../queries/noteWrites';
import { useNotes } from './NotesContext';

/**
 * What the editor writes: a note that exists is changed, a new one is made with its first content.
 * @param key what stays the same of the note when it gets its id from the API.
 */
export function useNoteDraft(id: NoteId, key: string, saved: ExpandedNote | undefined) {
  const { label, writes } = useNotes();
  const cache = useWrites();
  const [state, tellState] = useSaveStates();
  const [draftId] = useState(() => draftIdOf(draftPrefix, key));
  const [isNew] = useState(saved === undefined);
  const [kept] = useState(() => (isNew ? readNewRecord(draftPrefix, draftId, parseKeptNote) : undefined));
  const [draft, setDraft] = useState<ExpandedNote>(() => ({
    ...noteDefaults,
    labels: label ? [label] : [],
    createdAt: new Date().toISOString(),
    ...kept,
    id,
  }));
  const newest = useRef(draft);
  const isMade = useRef(saved !== undefined);
  useEffect(() => nameDrafts(draftPrefix, draftId, id, isNew), [draftId, id, isNew]);

  const write = async (patch: NotePatch, onSaved?: () => void): Promise<boolean> => {
    // Fields that are absent have no key, so nothing is overwritten by undefined.
    const next = { ...newest.current, ...(patch as Partial<ExpandedNote>) };
    if (isNew) {
      newest.current = next;
      setDraft(next);
    }
    if (isNew && !isMade.current) keepNewRecord(draftPrefix, draftId, isBlank(next) ? undefined : next);
    // Deleted elsewhere while it was open here: all of it is kept, and not only what this write changes.
    if (saved !== undefined && !(cache.shown(noteQueries.list()) ?? [saved]).some((one) => one.id === saved.id))
      keepGone(saved.id, { ...saved, ...patch });
    if (saved !== undefined || isMade.current) return writes.update(saved ?? { id }, patch, onSaved);
    if (isBlank(next)) return true;
    isMade.current = true;
    isMade.current = await writes.create(next);
    return isMade.current;
  };
  const save = async (patch: NotePatch): Promise<boolean> => {
    tellState('saving', 'note');
    const isSaved = await write(patch, () => tellState('saved', 'note'));
    tellState(isSaved ? 'saved' : 'failed', 'note');
    return isSaved;
  };
  const saveKept = useLatestCallback(() => kept && save({}));
  // What could not be saved when it was written is tried again when somebody comes back to it.
  useEffect(() => void saveKept(), [saveKept]);
  return {
    note: saved ?? draft,
    /** In the keys by which the browser keeps what is not saved yet. */
    draftId,
    /** As it is by now, also between two renders. */
    newest: () => cache.shown(noteQueries.list())?.find((one) => one.id === cache.idOf(id)) ?? newest.current,
    save,
    /** Saves the text of a field that tells its state itself. */
    saveText: (patch: NotePatch) => write(patch),
    /** Whether the API has it, or is about to. */
    isMade: () => saved !== undefined || isMade.current,
    /** Whether it was begun in this editor. */
    isNew,
    state,
    tellState,
  };
}
