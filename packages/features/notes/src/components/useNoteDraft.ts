import { noteDefaults, type ExpandedNote, type NoteId } from '@quarterdeck/contract/entities/note';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import type { SaveState } from '@quarterdeck/ui/autosave';
import { useRef, useState } from 'react';
import { isBlank } from '../model/noteViews';
import { noteQueries } from '../queries/noteQueries';
import { useNotes } from './NotesContext';

/** Of the keys by which the browser keeps what is not saved yet. */
export const draftPrefix = 'qd:notes:';

/** What the editor writes: a note that exists is changed, a new one is made with its first content. */
export function useNoteDraft(id: NoteId, saved: ExpandedNote | undefined) {
  const { label, writes } = useNotes();
  const cache = useWrites();
  const [state, setState] = useState<SaveState>('idle');
  const [draft, setDraft] = useState<ExpandedNote>(() => ({
    ...noteDefaults,
    id,
    labels: label ? [label] : [],
    createdAt: new Date().toISOString(),
  }));
  const newest = useRef(draft);
  const [isNew] = useState(saved === undefined);
  const isMade = useRef(saved !== undefined);

  const write = async (patch: NotePatch): Promise<boolean> => {
    // Fields that are absent have no key, so nothing is overwritten by undefined.
    const next = { ...newest.current, ...(patch as Partial<ExpandedNote>) };
    if (isNew) {
      newest.current = next;
      setDraft(next);
    }
    if (saved !== undefined || isMade.current) return writes.update(saved ?? { id }, patch);
    if (isBlank(next)) return true;
    isMade.current = true;
    isMade.current = await writes.create(next);
    return isMade.current;
  };
  const save = async (patch: NotePatch): Promise<boolean> => {
    setState('saving');
    const isSaved = await write(patch);
    setState(isSaved ? 'saved' : 'failed');
    return isSaved;
  };
  return {
    note: saved ?? draft,
    /** As it is by now, also between two renders. */
    newest: () => cache.shown(noteQueries.list())?.find((one) => one.id === cache.idOf(id)) ?? newest.current,
    save,
    /** Whether the API has it, or is about to. */
    isMade: () => saved !== undefined || isMade.current,
    /** Whether it was begun in this editor. */
    isNew,
    state,
    setState,
  };
}
