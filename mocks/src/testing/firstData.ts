import * as z from 'zod/mini';
import type { Identified } from '../core/collection';
import { enlarge, type Table } from '../core/table';
import { testNow } from './clientOf';

/** The first records of a table, on the day of the tests. */
export const seed = <T extends Identified>(table: Table<T>, now = testNow) => table.seed(now);

/** Its records under `large`. */
export async function large<T extends Identified>(table: Table<T>, now = testNow): Promise<readonly T[]> {
  const records = await table.seed(now);
  return table.list === undefined ? records : enlarge(table, records);
}

export const idsOf = (records: readonly Identified[]): Set<string> => new Set(records.map(({ id }) => id));

/** Where the records of a table, also under `large`, miss its schema or share an id; empty when all is right. */
export async function faultsOf<T extends Identified>(table: Table<T>, now = testNow): Promise<string[]> {
  const records = await large(table, now);
  const { error } = z.safeParse(z.array(table.schema), records);
  const shared = records.length - idsOf(records).size;
  return [
    ...(error === undefined ? [] : [`${table.name} misses its schema: ${z.prettifyError(error)}`]),
    ...(shared === 0 ? [] : [`${table.name} has ${shared} records with an id of another`]),
  ];
}
