import { ApiError } from '@quarterdeck/contract';
import {
  createNoteLabel,
  deleteNoteLabel,
  listNoteLabels,
  updateNote,
  updateNoteLabel,
} from '@quarterdeck/contract/endpoints/notes';
import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import { noteLabelSchema, type NoteLabel, type NoteLabelId } from '@quarterdeck/contract/entities/noteLabel';
import { fold } from '@quarterdeck/contract/rules/fold';
import { newId } from '@quarterdeck/contract/rules/newId';
import {
  changedNoteLabelSchema,
  newNoteLabelSchema,
  type ChangedNoteLabel,
  type NewNoteLabel,
} from '@quarterdeck/contract/writes/notes';
import { isGone } from '@quarterdeck/data/apiErrors';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { changeOf } from '@quarterdeck/data/writes/optimisticCache';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { useQueryClient } from '@tanstack/react-query';
import { noteQueries } from './noteQueries';
import { inNotes, noteNow, without } from './noteWrites';

type Labels = readonly NoteLabel[];

const inLabels = (change: (labels: NoteLabel[]) => NoteLabel[]) => [changeOf(noteQueries.labels(), change)];
/** In the list of labels, and in each note that has some. */
const everywhere = (change: (labels: NoteLabel[]) => NoteLabel[]) => [
  ...inLabels(change),
  ...inNotes((notes) =>
    notes.map((note) => (note.labels.length > 0 ? { ...note, labels: change(note.labels) } : note)),
  ),
];
const addLast = (added: Labels) => inLabels((labels) => [...without(labels, added), ...added]);
const renamed = (changed: Labels) =>
  everywhere((labels) =>
    labels.map((label) => {
      const title = changed.find(({ id }) => id === label.id)?.title;
      return title === undefined ? label : { ...label, title };
    }),
  );
const leaveOut = (gone: Labels) => everywhere((labels) => without(labels, gone));

/** All labels in one order, as each call answers the whole list. */
const queueKey = () => 'note labels';

const labelled = (note: ExpandedNote, label: NoteLabel): ExpandedNote => ({
  ...note,
  labels: [...without(note.labels, [label]), label],
});
const inNotesOf = (noteIds: readonly string[], label: NoteLabel) =>
  inNotes((notes) => notes.map((note) => (noteIds.includes(note.id) ? labelled(note, label) : note)));

/** Also makes a deleted label again and gives it back to its notes; `id` leads to the new one from then on. */
export const createLabels = defineWrite<NewNoteLabel, NoteLabel>({
  id: 'notes.labels.create',
  part: newNoteLabelSchema,
  queueKey,
  optimistic: (parts, { idOf }) => [
    ...addLast(parts.map(({ id, title }) => ({ id, title }))),
    ...parts.flatMap(({ id, title, noteIds = [] }) => inNotesOf(noteIds.map(idOf), { id, title })),
  ],
  send: async ({ id, title, noteIds = [] }, context) => {
    const { call, mapId, inOrder } = context;
    const ofTitle = (labels: Labels) => labels.find((label) => fold(label.title) === fold(title));
    let made: NoteLabel | undefined;
    try {
      made = ofTitle(await call(createNoteLabel, { body: { title } }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid_request') throw error;
      // There may be one of this name by now, made in another tab.
      made = ofTitle(await call(listNoteLabels, {}));
      if (made === undefined) throw error;
    }
    if (made === undefined)
      throw new ApiError('invalid_response', 'The answer lacks the new label', { endpointId: createNoteLabel.id });
    const label = made;
    mapId(id, label.id);
    for (const noteId of noteIds) {
      try {
        await inOrder(noteId, () =>
          call(updateNote, async (savedNow) => ({
            body: { updatedNote: labelled(await noteNow(noteId, savedNow, context), label) },
          })),
        );
      } catch (error) {
        // The note was deleted meanwhile.
        if (!isGone(error)) throw error;
      }
    }
    return label;
  },
  saved: (done, { idOf }) => [
    ...addLast(done.map(({ answer }) => answer)),
    ...done.flatMap(({ part, answer }) => inNotesOf((part.noteIds ?? []).map(idOf), answer)),
  ],
  failure: ([first], t) => t('notes.failed.labelCreate', { title: saidTitle(first?.title ?? '') }),
});

export const renameLabels = defineWrite<ChangedNoteLabel, NoteLabel>({
  id: 'notes.labels.update',
  part: changedNoteLabelSchema,
  queueKey,
  optimistic: (parts, { idOf }) => renamed(parts.map(({ id, title }) => ({ id: idOf(id), title }))),
  send: async ({ id, title }, { call, idOf }) => {
    const label = { id: idOf(id), title };
    await call(updateNoteLabel, { body: { label } });
    return label;
  },
  saved: (done) => renamed(done.map(({ answer }) => answer)),
  failure: ([first], t) => t('notes.failed.labelRename', { title: saidTitle(first?.before ?? '') }),
  fields: ({ id }) => [`${id} title`],
});

export const deleteLabels = defineWrite<NoteLabel, NoteLabel>({
  id: 'notes.labels.delete',
  part: noteLabelSchema,
  queueKey,
  optimistic: (parts, { idOf }) => leaveOut(parts.map(({ id, title }) => ({ id: idOf(id), title }))),
  send: async ({ id: given, title }, { call, idOf }) => {
    const id = idOf(given);
    try {
      await call(deleteNoteLabel, { query: { id } });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    return { id, title };
  },
  saved: (done) => leaveOut(done.map(({ answer }) => answer)),
  failure: ([first], t) => t('notes.failed.labelDelete', { title: saidTitle(first?.title ?? '') }),
});

/** Creates, renames and deletes labels. Deleting takes the label from its notes, and undo gives it back to them. */
export function useLabelWrites() {
  const create = useWrite(createLabels);
  const rename = useWrite(renameLabels);
  const remove = useWrite(deleteLabels);
  const client = useQueryClient();
  const { t } = useTranslation();
  const notesNow = () => client.getQueryData(noteQueries.list().queryKey) ?? [];
  return {
    /**
     * @param onMade is called with the label as the API has it, also after another attempt.
     * @returns whether it was made.
     */
    create: async (title: string, onMade?: (label: NoteLabel) => void): Promise<boolean> => {
      const label = { id: newId() as NoteLabelId, title };
      const { failed } = await create([label], { onSaved: ([made]) => made && onMade?.(made.answer) });
      return failed.length === 0;
    },
    rename: ({ id, title: before }: NoteLabel, title: string) => rename([{ id, title, before }]),
    remove: (label: NoteLabel) => {
      const carriers = notesNow().filter(({ labels }) => labels.some(({ id }) => id === label.id));
      const noteIds = carriers.map(({ id }) => id);
      return remove([label], {
        undo: {
          label: () => t('notes.done.labelDeleted', { title: saidTitle(label.title) }),
          undo: (done) => create(done.map(({ answer }) => ({ ...answer, noteIds }))),
        },
      });
    },
  };
}
