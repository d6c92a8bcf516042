import { createNoteLabel, deleteNoteLabel, updateNoteLabel } from '@quarterdeck/contract/endpoints/notes';
import { noteLabelSchema, type NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { fold } from '@quarterdeck/contract/rules/fold';
import { changedNoteLabelSchema, type ChangedNoteLabel } from '@quarterdeck/contract/writes/notes';
import { ApiError, request } from '@quarterdeck/contract';
import { listNoteLabels } from '@quarterdeck/contract/endpoints/notes';
import { isGone } from '@quarterdeck/data/apiErrors';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { changeOf } from '@quarterdeck/data/writes/optimisticCache';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { noteQueries } from './noteQueries';
import { inNotes } from './noteWrites';

const inLabels = (change: (labels: NoteLabel[]) => NoteLabel[]) => [changeOf(noteQueries.labels(), change)];
const without = (labels: readonly NoteLabel[], ids: readonly string[]) => labels.filter(({ id }) => !ids.includes(id));
const addLast = (added: readonly NoteLabel[]) =>
  inLabels((labels) => [
    ...without(
      labels,
      added.map(({ id }) => id),
    ),
    ...added,
  ]);
/** All labels in one order, as each call answers the whole list. */
const queueKey = () => 'note labels';

/** Also makes a deleted label again; `id` leads to the new one from then on. */
export const createLabels = defineWrite<NoteLabel, NoteLabel>({
  id: 'notes.labels.create',
  part: noteLabelSchema,
  queueKey,
  optimistic: (parts) => addLast(parts),
  send: async ({ id, title }, { call, mapId }) => {
    const read = async () => {
      try {
        return await call(createNoteLabel, { body: { title } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'invalid_request') throw error;
        // There may be one of this name by now, made in another tab.
        const labels = await request(listNoteLabels, {});
        if (labels.some((label) => fold(label.title) === fold(title))) return labels;
        throw error;
      }
    };
    const made = (await read()).find((label) => fold(label.title) === fold(title));
    if (made === undefined)
      throw new ApiError('invalid_response', 'The answer lacks the new label', { endpointId: createNoteLabel.id });
    mapId(id, made.id);
    return made;
  },
  saved: (done) => addLast(done.map(({ answer }) => answer)),
  failure: (parts, t) => t('notes.failed.labelCreate', { title: saidTitle(parts[0]?.title ?? '') }),
});

const renamed = (parts: readonly NoteLabel[], idOf: <Id extends string>(id: Id) => Id) =>
  parts.flatMap(({ id, title }) => {
    const rename = (labels: NoteLabel[]) =>
      labels.map((label) => (label.id === idOf(id) ? { ...label, title } : label));
    return [
      ...inLabels(rename),
      ...inNotes((notes) => notes.map((note) => ({ ...note, labels: rename(note.labels) }))),
    ];
  });

export const renameLabels = defineWrite<ChangedNoteLabel, void>({
  id: 'notes.labels.update',
  part: changedNoteLabelSchema,
  queueKey,
  optimistic: (parts, { idOf }) => renamed(parts, idOf),
  send: async ({ id, title }, { call, idOf }) => {
    await call(updateNoteLabel, { body: { label: { id: idOf(id), title } } });
  },
  saved: (done, { idOf }) =>
    renamed(
      done.map(({ part }) => part),
      idOf,
    ),
  failure: (parts, t) => t('notes.failed.labelRename', { title: saidTitle(parts[0]?.before ?? '') }),
  fields: ({ id }) => [`${id} title`],
});

const leaveOut = (ids: readonly string[]) => [
  ...inLabels((labels) => without(labels, ids)),
  ...inNotes((notes) =>
    notes.map((note) =>
      note.labels.some(({ id }) => ids.includes(id)) ? { ...note, labels: without(note.labels, ids) } : note,
    ),
  ),
];

export const deleteLabels = defineWrite<NoteLabel, NoteLabel>({
  id: 'notes.labels.delete',
  part: noteLabelSchema,
  queueKey,
  optimistic: (parts, { idOf }) => leaveOut(parts.map(({ id }) => idOf(id))),
  send: async ({ id: given, title }, { call, idOf }) => {
    const id = idOf(given);
    try {
      await call(deleteNoteLabel, { query: { id } });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    return { id, title };
  },
  saved: (done) => leaveOut(done.map(({ answer }) => answer.id)),
  failure: (parts, t) => t('notes.failed.labelDelete', { title: saidTitle(parts[0]?.title ?? '') }),
});
