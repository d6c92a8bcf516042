import type { Collection, Identified, RecordSchema } from './collection';

/** Records in a list under the scenario `large`. */
export const defaultLargeSize = 10_000;

/** Describes one collection: where its records come from and how scenarios change it. */
export interface Table<T extends Identified> {
  /** `<area>.<entity>`; also the key under which it is stored. */
  name: string;
  schema: RecordSchema<T>;
  /** The first data. `now` anchors dates, so that "today" never ages. */
  seed: (now: Date) => Promise<readonly T[]>;
  /** Absent for what exists exactly once: no scenario empties or multiplies it. */
  list?: {
    /** Records under `large`; `defaultLargeSize` when absent. */
    largeSize?: number;
    /** Tells the copies made for `large` apart; `index` counts from the first record of the list. */
    vary?: (copy: T, index: number) => T;
    /**
     * Makes the records under `large` where they belong to records of another table, such as the visitor's own project.
     * @default the seed, followed by copies of it
     */
    enlarge?: (seed: readonly T[], stored: StoredTables) => Promise<readonly T[]>;
  };
  /** Restores what must hold between records after some could not be read. */
  repair?: (records: readonly T[]) => readonly T[];
}

/** What is stored every day, whatever the scenario. */
export interface StoredTables {
  open: <T extends Identified>(table: Table<T>) => Promise<Collection<T>>;
}

/** Declares a table and infers its record type. */
export function defineTable<T extends Identified>(table: Table<T>): Table<T> {
  return table;
}

/** The area a table belongs to: the part of its name before the dot. */
export function areaOf(tableName: string): string {
  return tableName.slice(0, tableName.indexOf('.'));
}

/** The seed, followed by copies of it with ids `large-<index>`: links between seeds still hold. */
export function enlarge<T extends Identified>(table: Table<T>, seed: readonly T[]): T[] {
  const { largeSize = defaultLargeSize, vary } = table.list ?? {};
  const records = [...seed];
  if (seed.length === 0) return records;
  for (let index = seed.length; index < largeSize; index += 1) {
    const source = seed[index % seed.length];
    if (source === undefined) break;
    const copy = { ...source, id: `large-${index}` };
    records.push(vary === undefined ? copy : vary(copy, index));
  }
  return records;
}
