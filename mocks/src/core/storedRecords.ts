import * as z from 'zod/mini';
import type { Change, Identified, RecordSchema } from './collection';
import type { MockStorage, StoredValue } from './storage';
import type { Table } from './table';

/**
 * Version of the stored shapes. Raise it when a stored record of today would not load tomorrow, or would not
 * fit the first data of tomorrow. What an older version stored is not read.
 */
export const storageVersion = 2;

/** How many unreadable values are kept for inspection, newest first. */
export const badRecordLimit = 3;
/** Where they are kept. */
export const badRecords = { collection: 'bad', id: 'newest' } as const;

/** What stored values and messages of every version have. */
const versionedSchema = z.object({ version: z.number() });

/** Version of a stored value or of a message; undefined when it has none. */
export function versionOf(value: unknown): number | undefined {
  return z.safeParse(versionedSchema, value).data?.version;
}

/** A change as it is stored. A removal is stored without a record; otherwise the first data would bring it back. */
const storedSchema = z.object({
  version: z.literal(storageVersion),
  position: z.number(),
  record: z.optional(z.unknown()),
});

/** The stored form of a change. */
export function toStored(collection: string, { id, record, position }: Change<Identified>): StoredValue {
  return { collection, id, value: { version: storageVersion, position, record } };
}

/**
 * Reads what differs from the first data, of a whole collection or of `ids`. Values that miss their schema are moved to
 * `badRecords` and left out.
 * @returns `newer` when a newer version of the program stored any of it.
 * @throws whatever the storage throws.
 */
export async function readStored<T extends Identified>(
  storage: MockStorage,
  { name, schema }: Table<T>,
  ids?: readonly string[],
): Promise<Change<T>[] | 'newer'> {
  const changes: Change<T>[] = [];
  const bad: StoredValue[] = [];
  for (const [id, value] of await storage.read(name, ids)) {
    const version = versionOf(value) ?? storageVersion;
    if (version > storageVersion) return 'newer';
    if (version < storageVersion) continue;
    const change = readChange(id, value, schema);
    if (change === undefined) bad.push({ collection: name, id, value });
    else changes.push(change);
  }
  if (bad.length > 0) await setAside(storage, bad);
  return changes;
}

function readChange<T extends Identified>(id: string, value: unknown, schema: RecordSchema<T>): Change<T> | undefined {
  const stored = z.safeParse(storedSchema, value);
  const record = z.safeParse(z.optional(schema), stored.data?.record);
  return stored.success && record.success ? { id, record: record.data, position: stored.data.position } : undefined;
}

async function setAside(storage: MockStorage, bad: readonly StoredValue[]): Promise<void> {
  const kept = (await storage.read(badRecords.collection)).get(badRecords.id);
  const newest = [...bad, ...(Array.isArray(kept) ? (kept as unknown[]) : [])].slice(0, badRecordLimit);
  await storage.write([
    { ...badRecords, value: newest },
    ...bad.map(({ collection, id }) => ({ collection, id, value: undefined })),
  ]);
}
