import { Collection, type Identified } from './collection';
import type { Persistence } from './persistence';
import type { DataSet } from './scenarios';
import { enlarge, type Table } from './table';

interface Opened {
  /** Loads the records again from where they came from. */
  reload: () => Promise<void>;
}

/** The collections of one data set, each loaded when a call first asks for it. */
export class Database {
  readonly #dataSet: DataSet;
  readonly #now: () => Date;
  readonly #persistence: Persistence | undefined;
  readonly #opening = new Map<string, Promise<unknown>>();
  readonly #opened = new Map<string, Opened>();

  constructor(dataSet: DataSet, now: () => Date, persistence?: Persistence) {
    this.#dataSet = dataSet;
    this.#now = now;
    this.#persistence = persistence;
  }

  /** The same collection for every caller; its records stay in place until a call changes them. */
  open<T extends Identified>(table: Table<T>): Promise<Collection<T>> {
    const known = this.#opening.get(table.name);
    // The map is keyed by table name, and a name has one table: the record type is the same.
    if (known !== undefined) return known as Promise<Collection<T>>;
    const opening = this.#load(table);
    this.#opening.set(table.name, opening);
    // A seed that could not be fetched may be there at the next call.
    opening.catch(() => this.#opening.delete(table.name));
    return opening;
  }

  /** Reads a collection again; nothing happens when it is not open. @returns whether it was. */
  async reload(tableName: string): Promise<boolean> {
    const opened = this.#opened.get(tableName);
    await opened?.reload();
    return opened !== undefined;
  }

  get openTables(): string[] {
    return [...this.#opened.keys()];
  }

  async reloadAll(): Promise<void> {
    await Promise.all(this.openTables.map((name) => this.reload(name)));
  }

  async #load<T extends Identified>(table: Table<T>): Promise<Collection<T>> {
    const collection = new Collection(table.schema, await this.#records(table));
    collection.onChange(() => this.#persistence?.save(table.name, () => collection.list()));
    this.#opened.set(table.name, {
      reload: async () => {
        const records = await this.#records(table);
        // A write of this page that is still on its way is newer than what was read.
        if (!this.#persistence?.isPending(table.name)) collection.load(records);
      },
    });
    return collection;
  }

  async #records<T extends Identified>(table: Table<T>): Promise<readonly T[]> {
    if (this.#dataSet === 'empty' && table.list !== undefined) return [];
    const stored = await this.#persistence?.load(table);
    if (stored !== undefined) return table.repair?.(stored) ?? stored;
    const seed = await table.seed(this.#now());
    return this.#dataSet === 'large' && table.list !== undefined ? enlarge(table, seed) : seed;
  }
}
