import * as z from 'zod/mini';
import type { Identified } from './collection';
import type { MockStorage } from './storage';
import type { Table } from './table';

/** Version of the stored shapes. Raise it when a stored record of today would not load tomorrow. */
export const storageVersion = 1;

/** Unreadable records that are kept for inspection, newest first. */
export const badRecordLimit = 3;
export const badRecordsKey = 'bad';

/** A collection as it is stored under its name. */
const storedSchema = z.object({ version: z.number(), records: z.array(z.unknown()) });

/**
 * Reads a stored collection. What misses its schema is set aside and left out.
 * @returns `nothing` when the first data are to be used, `newer` when a newer program wrote it.
 * @throws whatever the storage throws.
 */
export async function readStored<T extends Identified>(
  storage: MockStorage,
  table: Table<T>,
): Promise<T[] | 'nothing' | 'newer'> {
  const value = await storage.get(table.name);
  if (value === undefined) return 'nothing';
  const stored = z.safeParse(storedSchema, value);
  if (!stored.success) {
    await setAside(storage, table.name, [value]);
    return 'nothing';
  }
  if (stored.data.version > storageVersion) return 'newer';

  const readable: T[] = [];
  const bad: unknown[] = [];
  for (const record of stored.data.records) {
    const parsed = z.safeParse(table.schema, record);
    if (parsed.success) readable.push(parsed.data);
    else bad.push(record);
  }
  if (bad.length > 0) await setAside(storage, table.name, bad);
  return readable;
}

export async function writeStored(storage: MockStorage, name: string, records: readonly unknown[]): Promise<void> {
  await storage.set(name, { version: storageVersion, records });
}

async function setAside(storage: MockStorage, collection: string, values: readonly unknown[]): Promise<void> {
  const kept: unknown = await storage.get(badRecordsKey);
  const all = [...values.map((value) => ({ collection, value })), ...(Array.isArray(kept) ? kept : [])];
  await storage.set(badRecordsKey, all.slice(0, badRecordLimit));
}
