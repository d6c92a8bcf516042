import * as calls from '@quarterdeck/contract/endpoints/notes';
import { noteLabelIdSchema } from '@quarterdeck/contract/entities/noteLabel';
import * as z from 'zod/mini';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { requireUniqueTitle } from '../core/requireUniqueTitle';
import { noteLabelTable, noteTable } from './noteTables';

const noLabel = (id: string) => notFound(`No note label with id ${id}`);

export const noteLabelHandlers: readonly MockHandler[] = [
  handle(calls.listNoteLabels, async (_, { db }) => (await db.open(noteLabelTable)).list()),

  handle(calls.createNoteLabel, async ({ body: { title } }, { db, newId }) => {
    const labels = await db.open(noteLabelTable);
    requireUniqueTitle(labels.list(), title, { kind: 'label', field: 'title' });
    labels.insert({ id: z.parse(noteLabelIdSchema, newId()), title });
    return labels.list();
  }),

  handle(calls.updateNoteLabel, async ({ body: { label } }, { db }) => {
    const labels = await db.open(noteLabelTable);
    if (labels.get(label.id) === undefined) throw noLabel(label.id);
    requireUniqueTitle(labels.list(), label.title, { kind: 'label', field: 'label.title', ownId: label.id });
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
