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
 * @param record as it is restored later, where that differs from how it is stored.
 */
export function moveToTrash<T extends Identified, Kept extends T>(
  records: Collection<T>,
  trash: Collection<DeletedRecord<Kept>>,
  record: Kept,
): void {
  const list = records.list();
  const index = list.findIndex(({ id }) => id === record.id);
  if (records.remove(record.id)) trash.insert({ id: record.id, record, afterId: list[index - 1]?.id ?? null });
}

/**
 * Restores deleted records, each behind the record that it stood behind. Records that are not deleted are skipped, so
 * that a call whose answer was lost can be repeated.
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
  const isWanted = ({ id }: Identified) => wanted.has(id);
  // The last deleted comes first, because the record that it stood behind may have been deleted later.
  const deleted = trash
    .list()
    .filter((one) => isWanted(one) && records.get(one.id) === undefined)
    .toReversed();
  if (deleted.length === 0) return [];
  const list = [...records.list()];
  for (const { record, afterId } of deleted) list.splice(indexBehind(afterId, list, trash), 0, records.insert(record));
  records.rearrange(list);
  trash.removeEach(isWanted);
  return deleted.map(({ record }) => record);
}

/** The index behind the record with this id, or behind the nearest one before it that is not deleted. */
function indexBehind(
  afterId: string | null,
  list: readonly Identified[],
  trash: Pick<Collection<DeletedRecord<Identified>>, 'get'>,
): number {
  for (let id = afterId; id !== null; id = trash.get(id)?.afterId ?? null) {
    const index = list.findIndex((record) => record.id === id);
    if (index >= 0) return index + 1;
  }
  return 0;
}
