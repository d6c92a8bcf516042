import type { Collection, Identified, RecordSchema } from './collection';

/** Records in a list under the scenario `large`. */
export const defaultLargeSize = 10_000;

/** Describes one collection: where its records come from and how scenarios change it. */
export interface Table<T extends Identified> {
  /** The key under which it is stored: `<area>.<entity>`. Another name would lose what is stored under this one. */
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
     * Makes the records under `large` where these depend on stored ones.
     * @default the seed, followed by copies of it
     */
    enlarge?: (seed: readonly T[], stored: Tables) => Promise<readonly T[]>;
  };
  /** Restores what must hold between records after some could not be read. */
  repair?: (records: readonly T[]) => readonly T[];
}

/** The tables of one data set. */
export interface Tables {
  /** The same collection for every call; its records stay until a call changes them. */
  open: <T extends Identified>(table: Table<T>) => Promise<Collection<T>>;
  /** Under `large`: the stored data, of which the large ones are copies. */
  stored?: Tables | undefined;
}

/** Declares a table and infers its record type. */
export function defineTable<T extends Identified>(table: Table<T>): Table<T> {
  return table;
}

/** The seed, followed by copies of it with ids `large-<index>`: links between seeds still hold. */
export function enlarge<T extends Identified>(table: Table<T>, seed: readonly T[]): T[] {
  const { largeSize = defaultLargeSize, vary = (copy: T) => copy } = table.list ?? {};
  const records = [...seed];
  for (let index = seed.length; index < largeSize; index += 1) {
    const source = seed[index % seed.length];
    // There is nothing to copy.
    if (source === undefined) break;
    records.push(vary({ ...source, id: `large-${index}` }, index));
  }
  return records;
}
