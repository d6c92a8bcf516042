import { ApiError } from '@quarterdeck/contract';
import {
  createNoteLabel,
  deleteNoteLabel,
  listNoteLabels,
  updateNote,
  updateNoteLabel,
} from '@quarterdeck/contract/endpoints/notes';
import type { ExpandedNote, NoteId } from '@quarterdeck/contract/entities/note';
import { noteLabelSchema, type NoteLabel, type NoteLabelId } from '@quarterdeck/contract/entities/noteLabel';
import { fold } from '@quarterdeck/contract/rules/fold';
import { newId } from '@quarterdeck/contract/rules/newId';
import {
  changedNoteLabelSchema,
  newNoteLabelSchema,
  type ChangedNoteLabel,
  type NewNoteLabel,
} from '@quarterdeck/contract/writes/notes';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { recordList, withIdsNow, without, withNewestIds } from '@quarterdeck/data/writes/recordList';
import { defineDelete, makeOrFind, unlessGone } from '@quarterdeck/data/writes/recordWrites';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useQueryClient } from '@tanstack/react-query';
import { noteQueries } from './noteQueries';
import { allNotes } from './noteWrites';

const allLabels = recordList(noteQueries.labels());

/** In the list of labels, and in each note that has some. */
const everywhere = (change: (labels: NoteLabel[]) => NoteLabel[]) => [
  ...allLabels.change(change),
  ...allNotes.change((notes) =>
    notes.map((note) => (note.labels.length > 0 ? { ...note, labels: change(note.labels) } : note)),
  ),
];
const renamed = (changed: readonly NoteLabel[]) =>
  everywhere((labels) => labels.map((label) => changed.find(({ id }) => id === label.id) ?? label));

/** All labels in one order, as each call answers the whole list. */
const queueKey = () => 'note labels';

const labelled = (note: ExpandedNote, label: NoteLabel): ExpandedNote => ({
  ...note,
  labels: [...without(note.labels, [label]), label],
});
const inNotesOf = (noteIds: readonly string[], label: NoteLabel) =>
  noteIds.flatMap((id) => allNotes.changeOne(id, (note) => labelled(note, label)));

/** A label as the API has it, and the notes that it was given to. */
interface MadeLabel {
  label: NoteLabel;
  noteIds: readonly NoteId[];
}

/** Also makes a deleted label again and gives it back to its notes; `id` leads to the new one from then on. */
export const createLabels = defineWrite<NewNoteLabel, MadeLabel>({
  id: 'notes.labels.create',
  part: newNoteLabelSchema,
  queueKey,
  optimistic: (parts, { idOf }) => [
    ...allLabels.addLast(parts.map(({ id, title }) => ({ id, title }))),
    ...parts.flatMap(({ id, title, noteIds = [] }) => inNotesOf(noteIds.map(idOf), { id, title })),
  ],
  send: async ({ id, title, noteIds = [] }, { call, idOf, mapId, inOrder, shown, startOver }) => {
    const ofTitle = (labels: readonly NoteLabel[]) => labels.find((label) => fold(label.title) === fold(title));
    const label = await makeOrFind(
      async () => ofTitle(await call(createNoteLabel, { body: { title } })),
      async () => ofTitle(await call(listNoteLabels, {})),
    );
    if (label === undefined)
      throw new ApiError('invalid_response', 'The answer lacks the new label', { endpointId: createNoteLabel.id });
    mapId(id, label.id);
    // Notes that got it before it was made were sent with an id that nobody knows.
    const waiting = (shown(noteQueries.list()) ?? []).filter(({ labels }) => labels.some((one) => one.id === id));
    const carriers = [...new Set([...noteIds, ...waiting.map((note) => note.id)])];
    // After a reload the notes may be others, or in another order: a key of an earlier attempt could be of another note.
    startOver();
    for (const noteId of carriers) {
      const giveBack = () =>
        call(updateNote, async (savedNow) => {
          const note = await allNotes.savedOne(idOf(noteId), updateNote, savedNow);
          return { body: { updatedNote: labelled(note, label) } };
        });
      // The note may have been deleted meanwhile.
      await unlessGone(inOrder(noteId, giveBack));
    }
    return { label, noteIds: carriers };
  },
  saved: (done, { idOf }) => [
    ...allLabels.addLast(done.map(({ answer }) => answer.label)),
    ...done.flatMap(({ part, answer: { label, noteIds } }) =>
      noteIds.flatMap((id) =>
        allNotes.changeOne(idOf(id), (note) => labelled({ ...note, labels: without(note.labels, [part]) }, label)),
      ),
    ),
  ],
  failure: ([first], t) => t('notes.failed.labelCreate', { title: truncateForSpeech(first?.title ?? '') }),
});

export const renameLabels = defineWrite<ChangedNoteLabel, NoteLabel>({
  id: 'notes.labels.update',
  part: changedNoteLabelSchema,
  queueKey,
  optimistic: (parts, ids) =>
    withNewestIds(() => renamed(withIdsNow(parts, ids).map(({ id, title }) => ({ id, title })))),
  send: async ({ id, title }, { call, idOf }) => {
    const label = { id: idOf(id), title };
    await call(updateNoteLabel, { body: { label } });
    return label;
  },
  saved: (done) => renamed(done.map(({ answer }) => answer)),
  failure: ([first], t) => t('notes.failed.labelRename', { title: truncateForSpeech(first?.before ?? '') }),
  fields: ({ id }) => [`${id} title`],
});

export const deleteLabels = defineDelete<NoteLabel>({
  id: 'notes.labels.delete',
  part: noteLabelSchema,
  queueKey,
  leaveOut: (gone) => everywhere((labels) => without(labels, gone)),
  remove: ({ id }, { call }) => call(deleteNoteLabel, { query: { id } }),
  failure: ([first], t) => t('notes.failed.labelDelete', { title: truncateForSpeech(first?.title ?? '') }),
});

interface GiveTo {
  note: ExpandedNote;
  add: (label: NoteLabel) => void;
}

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
     * @param giveTo note that gets the label: with it, so that a reload takes nothing away; where the list has no such note
     * yet, `add` is called with the label as the API has it, also after another attempt.
     * @returns whether it was made.
     */
    create: async (title: string, giveTo?: GiveTo): Promise<boolean> => {
      const label = { id: newId() as NoteLabelId, title };
      const isListed = notesNow().some(({ id }) => id === giveTo?.note.id);
      const { failed } = await create([isListed && giveTo ? { ...label, noteIds: [giveTo.note.id] } : label], {
        onSaved: ([made]) => void (made && !isListed && giveTo?.add(made.answer.label)),
      });
      return failed.length === 0;
    },
    rename: ({ id, title: before }: NoteLabel, title: string) => rename([{ id, title, before }]),
    remove: (label: NoteLabel) => {
      const carriers = notesNow().filter(({ labels }) => labels.some(({ id }) => id === label.id));
      const noteIds = carriers.map(({ id }) => id);
      return remove([label], {
        undo: {
          label: () => t('notes.done.labelDeleted', { title: truncateForSpeech(label.title) }),
          undo: (done) => create(done.map(({ answer }) => ({ ...answer, noteIds }))),
        },
      });
    },
  };
}
