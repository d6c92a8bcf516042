import { noteDefaults, type ExpandedNote, type NoteId } from '@quarterdeck/contract/entities/note';
import { parseKeptNote, type NotePatch } from '@quarterdeck/contract/writes/notes';
import { useRecordDraft } from '@quarterdeck/data/writes/useRecordDraft';
import { isBlank } from '../model/noteViews';
import { noteQueries } from '../queries/noteQueries';
import { draftPrefix, keepGone } from '../queries/noteWrites';
import { useNotes } from './NotesContext';

/** What the editor of a note writes. @param key what stays the same of the note when it gets its id from the API. */
export function useNoteDraft(id: NoteId, key: string, saved: ExpandedNote | undefined) {
  const { label, writes } = useNotes();
  const { record, save, saveText, ...draft } = useRecordDraft<ExpandedNote>({
    id,
    recordKey: key,
    saved,
    prefix: draftPrefix,
    list: noteQueries.list(),
    parse: parseKeptNote,
    blank: () => ({ ...noteDefaults, labels: label ? [label] : [], createdAt: new Date().toISOString(), id }),
    isBlank,
    create: writes.create,
    update: writes.update,
    onGone: (note) => keepGone(note.id, note),
  });
  // Fields that are absent have no key, so nothing is overwritten by undefined.
  const fields = (patch: NotePatch) => patch as Partial<ExpandedNote>;
  return {
    ...draft,
    note: record,
    save: (patch: NotePatch) => save(fields(patch)),
    saveText: (patch: NotePatch) => saveText(fields(patch)),
  };
}
