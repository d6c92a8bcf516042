import type { ExpandedNote, NoteTask } from '@quarterdeck/contract/entities/note';
import { newId } from '@quarterdeck/contract/rules/newId';
import type { NotePatch } from '@quarterdeck/contract/writes/notes';
import { changeRecord } from '@quarterdeck/data/writes/patchRecord';
import { without } from '@quarterdeck/data/writes/recordList';
import { removeDrafts } from '@quarterdeck/data/writes/useUnsavedDrafts';
import type { FailedRecord } from '@quarterdeck/data/writes/useRecordDraft';
import { useWrite, useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useMemo } from 'react';
import { titleOf } from '../model/noteViews';
import { addNoteTasks, createNotes, deleteNotes, draftPrefix, updateNotes } from './noteWrites';

/** A note as it is shown when it is changed; one that is still being made is known by its id alone. */
type NoteBefore = Pick<ExpandedNote, 'id'> & NotePatch;

/** Creates, changes, archives and deletes notes at once; a failure is said with a Retry. */
export function useNoteWrites() {
  const create = useWrite(createNotes);
  const update = useWrite(updateNotes);
  const addTasks = useWrite(addNoteTasks);
  const remove = useWrite(deleteNotes);
  const writes = useWrites();
  const { t } = useTranslation();
  // Shared by all cards: they are drawn anew when it changes.
  return useMemo(
    () => ({
      /**
       * @param earlier attempt whose end is not known: it is made once.
       * @returns the attempt that failed, if it did.
       */
      create: async (note: ExpandedNote, earlier?: FailedRecord<ExpandedNote>) => {
        const { failed } = await create([note], { keys: earlier && [earlier.key] });
        return failed[0];
      },
      /**
       * Typing has its own undo, so none is offered.
       * @param onSaved is called when it is, also after another attempt.
       * @returns whether it was saved.
       */
      update: async (note: NoteBefore, patch: NotePatch, onSaved?: () => void): Promise<boolean> =>
        (await update([changeRecord<ExpandedNote>(note, patch)], { onSaved: () => onSaved?.() })).failed.length === 0,
      /**
       * @param on `kept` is called once the texts are kept over a reload, `saved` when they are, also after another attempt.
       * @returns whether all were added.
       */
      addTasks: async (
        { id }: ExpandedNote,
        texts: readonly string[],
        on: { kept?: () => void; saved?: () => void } = {},
      ): Promise<boolean> => {
        const tasks = texts.map((content) => ({ id: newId(), content, completed: false }));
        const onSaved = () => {
          on.kept?.();
          on.saved?.();
        };
        const adding = addTasks([{ noteId: id, tasks }], { onSaved });
        if (writes.isKept) on.kept?.();
        return (await adding).failed.length === 0;
      },
      /** Takes an entry off the checklist; undo puts it back where it stood. */
      removeTask: ({ id, tasks }: ExpandedNote, removed: NoteTask) => {
        const all = tasks ?? [];
        const others = without(all, [removed]);
        return update([{ id, before: { tasks: all }, patch: { tasks: others } }], {
          undo: {
            label: () => t('notes.done.entryRemoved', { title: truncateForSpeech(removed.content) }),
            undo: () => update([{ id, before: { tasks: others }, patch: { tasks: all } }]),
          },
        });
      },
      archive: (note: ExpandedNote) => {
        const { id, archived } = note;
        return update([{ id, before: { archived }, patch: { archived: !archived } }], {
          undo: {
            label: () => t(archived ? 'notes.done.unarchived' : 'notes.done.archived', { title: titleOf(note, t) }),
            undo: () => update([{ id, before: {}, patch: { archived } }]),
          },
        });
      },
      /** There is no call that restores a note: undo makes it again with all that it had, also what was not saved. */
      remove: async (note: ExpandedNote, offersUndo = true) => {
        const restoreDrafts = removeDrafts(draftPrefix, note.id);
        const undo = {
          label: () => t('notes.done.deleted', { title: titleOf(note, t) }),
          undo: (done: readonly { answer: ExpandedNote }[]) => {
            restoreDrafts();
            return create(done.map(({ answer }) => answer));
          },
        };
        const { failed } = await remove([note], { undo: offersUndo ? undo : undefined });
        if (failed.length > 0) restoreDrafts();
      },
    }),
    [create, update, addTasks, remove, writes, t],
  );
}

export type NoteWrites = ReturnType<typeof useNoteWrites>;
