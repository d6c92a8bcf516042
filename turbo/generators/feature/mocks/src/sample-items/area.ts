import * as calls from '@quarterdeck/contract/endpoints/sampleItems';
import { sampleItemIdSchema } from '@quarterdeck/contract/entities/sampleItem';
import * as z from 'zod/mini';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { moveToTrash, restoreFromTrash } from '../core/trash';
import { deletedSampleItemTable, sampleItemTable } from './sampleItemTable';

const noSampleItem = (id: string) => notFound(`No sample item with id ${id}`);

export const handlers: readonly MockHandler[] = [
  handle(calls.listSampleItems, async (_, { db }) => (await db.open(sampleItemTable)).list()),

  handle(calls.getSampleItem, async ({ params: { id } }, { db }) => {
    const record = (await db.open(sampleItemTable)).get(id);
    if (record === undefined) throw noSampleItem(id);
    return record;
  }),

  handle(calls.createSampleItem, async ({ body: { title } }, { db, newId }) => {
    const table = await db.open(sampleItemTable);
    return table.insert({ id: z.parse(sampleItemIdSchema, newId()), title, notes: '' }, 'start');
  }),

  handle(calls.updateSampleItem, async ({ params: { id }, body }, { db }) => {
    const record = (await db.open(sampleItemTable)).patch(id, body);
    if (record === undefined) throw noSampleItem(id);
    return record;
  }),

  handle(calls.deleteSampleItem, async ({ params: { id } }, { db }) => {
    const [table, deleted] = await Promise.all([db.open(sampleItemTable), db.open(deletedSampleItemTable)]);
    const record = table.get(id);
    if (record === undefined) throw noSampleItem(id);
    moveToTrash(table, deleted, record);
    return true as const;
  }),

  handle(calls.restoreSampleItem, async ({ params: { id } }, { db }) => {
    const [table, deleted] = await Promise.all([db.open(sampleItemTable), db.open(deletedSampleItemTable)]);
    restoreFromTrash(table, deleted, [id]);
    const record = table.get(id);
    if (record === undefined) throw noSampleItem(id);
    return record;
  }),
];
