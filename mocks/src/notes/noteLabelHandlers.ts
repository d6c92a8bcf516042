import * as calls from '@quarterdeck/contract/endpoints/notes';
import { noteLabelIdSchema, type NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { fold } from '@quarterdeck/contract/rules/fold';
import * as z from 'zod/mini';
import type { Collection } from '../core/collection';
import { invalid, notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { noteLabelTable, noteTable } from './noteTables';

const noLabel = (id: string) => notFound(`No note label with id ${id}`);

export const noteLabelHandlers: readonly MockHandler[] = [
  handle(calls.listNoteLabels, async (_, { db }) => (await db.open(noteLabelTable)).list()),

  handle(calls.createNoteLabel, async ({ body: { title } }, { db, newId }) => {
    const labels = await db.open(noteLabelTable);
    refuseSecondTitle(labels, title, 'title');
    labels.insert({ id: z.parse(noteLabelIdSchema, newId()), title });
    return labels.list();
  }),

  handle(calls.updateNoteLabel, async ({ body: { label } }, { db }) => {
    const labels = await db.open(noteLabelTable);
    if (labels.get(label.id) === undefined) throw noLabel(label.id);
    refuseSecondTitle(labels, label.title, 'label.title', label.id);
    labels.patch(label.id, label);
    return labels.list();
  }),

  handle(calls.deleteNoteLabel, async ({ query: { id } }, { db }) => {
    const [labels, notes] = await Promise.all([db.open(noteLabelTable), db.open(noteTable)]);
    if (!labels.remove(id)) throw noLabel(id);
    notes.patchEach((note) =>
      note.labels.includes(id) ? { labels: note.labels.filter((label) => label !== id) } : undefined,
    );
    return labels.list();
  }),
];

/** Two labels that read the same could not be told apart beside the notes. */
function refuseSecondTitle(labels: Collection<NoteLabel>, title: string, field: string, ownId?: string): void {
  const wanted = fold(title);
  if (labels.list().some((label) => label.id !== ownId && fold(label.title) === wanted)) {
    throw invalid('There is a label with this title', { [field]: 'Is already a label' });
  }
}
