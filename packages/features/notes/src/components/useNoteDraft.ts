import { noteDefaults, type ExpandedNote, type NoteId } from '@quarterdeck/contract/entities/note';
import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import type { SaveState } from '@quarterdeck/ui/autosave';
import { useRef, useState } from 'react';
import { isBlank } from '../model/noteViews';
import { useNotes } from './NotesContext';

/** What the editor writes: a note that exists is changed, a new one is made with its first content. */
export function useNoteDraft(id: NoteId, saved: ExpandedNote | undefined, label: NoteLabel | undefined) {
  const { writes } = useNotes();
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
    if (saved !== undefined || isMade.current) return writes.update(saved ?? next, patch);
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
    save,
    /** Whether the API has it, or is about to. */
    isMade: () => saved !== undefined || isMade.current,
    /** Whether it was begun in this editor. */
    isNew,
    state,
    setState,
  };
}
