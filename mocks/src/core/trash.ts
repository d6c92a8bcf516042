import * as z from 'zod/mini';
import { notFound } from './failure';
import type { Collection, Identified, RecordSchema } from './collection';
import { defineTable, type Table } from './table';

/** A record that was deleted and can be restored. */
export interface DeletedRecord<T extends Identified> {
  readonly id: string;
  readonly record: T;
  /** The record that it stood behind when it was deleted; null for the first. */
  readonly afterId: string | null;
}

/** A table for what is deleted from another one; empty at first. */
export function defineTrash<T extends Identified>(name: string, record: RecordSchema<T>): Table<DeletedRecord<T>> {
  return defineTable<DeletedRecord<T>>({
    name,
    schema: z.object({ id: z.string(), record, afterId: z.nullable(z.string()) }),
    seed: () => Promise.resolve([]),
    // Of the scenario in which it was deleted: in another one the same id may be another record, which is there.
    list: {},
  });
}

/**
 * Moves a record into the trash.
 * @param record as it is to come back, where that differs from how it stands.
 * @returns whether there was a record with this id.
 */
export function moveToTrash<T extends Identified, Kept extends T>(
  records: Collection<T>,
  trash: Collection<DeletedRecord<Kept>>,
  record: Kept,
): boolean {
  const list = records.list();
  const index = list.findIndex(({ id }) => id === record.id);
  if (!records.remove(record.id)) return false;
  trash.insert({ id: record.id, record, afterId: list[index - 1]?.id ?? null });
  return true;
}

/**
 * Puts deleted records back, each behind the record that it stood behind. What stands in `records` already is passed
 * over, so that a call can be repeated whose answer got lost.
 * @returns the records that were restored.
 * @throws Failure 404 when an id is neither deleted nor there; nothing is restored then.
 */
export function restoreFromTrash<T extends Identified, Kept extends T>(
  records: Collection<T>,
  trash: Collection<DeletedRecord<Kept>>,
  ids: readonly string[],
): Kept[] {
  const missing = ids.find((id) => trash.get(id) === undefined && records.get(id) === undefined);
  if (missing !== undefined) throw notFound(`Nothing with id ${missing} was deleted`);
  const wanted = new Set(ids);
  // The last that was deleted comes first: the record that it stood behind may have been deleted after it.
  const deleted = trash
    .list()
    .filter(({ id }) => wanted.has(id) && records.get(id) === undefined)
    .toReversed();
  if (deleted.length === 0) return [];
  const list = [...records.list()];
  for (const { record, afterId } of deleted) {
    const index = placeBehind(list, trash, afterId);
    list.splice(index, 0, records.insert(record));
  }
  records.rearrange(list);
  trash.removeEach(({ id }) => wanted.has(id));
  return deleted.map(({ record }) => record);
}

/** Where a record belongs that stood behind `afterId`; that one may be deleted as well. */
function placeBehind(
  list: readonly Identified[],
  trash: Pick<Collection<DeletedRecord<Identified>>, 'get'>,
  afterId: string | null,
): number {
  let behind = afterId;
  while (behind !== null) {
    const index = list.findIndex(({ id }) => id === behind);
    if (index >= 0) return index + 1;
    behind = trash.get(behind)?.afterId ?? null;
  }
  return 0;
}
