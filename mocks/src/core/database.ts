import { Collection, type Change, type Identified } from './collection';
import type { Persistence } from './persistence';
import type { DataSet } from './scenarios';
import { enlarge, type Table } from './table';

interface Opened {
  collection: unknown;
  /** Loads everything again from where it came from. */
  reload: () => Promise<void>;
  /** Reads these records from the storage. */
  follow: (ids: readonly string[]) => Promise<void>;
}

/** The collections of one data set, each loaded when a call first asks for it. */
export class Database {
  readonly #dataSet: DataSet;
  readonly #now: () => Date;
  readonly #persistence: Persistence | undefined;
  readonly #tables = new Map<string, Promise<Opened>>();
  readonly #shared: Database | undefined;

  /** @param shared holds what exists exactly once: the visitor's project is there under every scenario. */
  constructor(
    dataSet: DataSet,
    now: () => Date,
    { persistence, shared }: { persistence?: Persistence | undefined; shared?: Database } = {},
  ) {
    this.#dataSet = dataSet;
    this.#now = now;
    this.#persistence = persistence;
    this.#shared = shared;
  }

  /** What is stored every day, where this is the `large` data made of it. */
  get everyday(): Database | undefined {
    return this.#dataSet === 'large' ? this.#shared : undefined;
  }

  /** The same collection for every caller; its records stay in place until a call changes them. */
  async open<T extends Identified>(table: Table<T>): Promise<Collection<T>> {
    if (this.#shared && table.list === undefined) return this.#shared.open(table);
    let opening = this.#tables.get(table.name);
    if (opening === undefined) {
      opening = this.#load(table);
      this.#tables.set(table.name, opening);
      // A seed that could not be fetched may be there at the next call.
      opening.catch(() => this.#tables.delete(table.name));
    }
    const { collection } = await opening;
    // The map is keyed by table name, and a name has one table: the record type is the same.
    return collection as Collection<T>;
  }

  /** Takes over records that another page stored; nothing happens when the table is not open. @returns whether it is. */
  async follow(tableName: string, ids: readonly string[]): Promise<boolean> {
    // One that is just being opened may have been read before the other page wrote.
    const opened = await this.#tables.get(tableName);
    await opened?.follow(ids);
    return opened !== undefined;
  }

  /** @returns the names of the tables that are open. */
  async reloadAll(): Promise<string[]> {
    await Promise.all(Array.from(this.#tables.values(), async (opening) => (await opening).reload()));
    return [...this.#tables.keys()];
  }

  async #load<T extends Identified>(table: Table<T>): Promise<Opened> {
    const collection = new Collection(table.schema);
    const { repair } = table;
    const take = (stored: readonly Change<T>[]) => {
      const changes = [...stored, ...(this.#persistence?.unstored(table) ?? [])];
      if (changes.length > 0) collection.take(changes, repair);
    };
    const reload = async () => {
      const [first, stored] = await Promise.all([this.#firstRecords(table), this.#persistence?.read(table)]);
      collection.load(first);
      take(stored ?? []);
    };
    await reload();
    const persistence = this.#persistence;
    if (persistence !== undefined) collection.onChange((changes) => persistence.note(table.name, changes));
    return { collection, reload, follow: async (ids) => take((await this.#persistence?.read(table, ids)) ?? []) };
  }

  async #firstRecords<T extends Identified>(table: Table<T>): Promise<readonly T[]> {
    if (this.#dataSet === 'empty' && table.list !== undefined) return [];
    const seed = await table.seed(this.#now());
    if (this.#dataSet !== 'large' || table.list === undefined) return seed;
    return this.#shared && table.list.enlarge ? table.list.enlarge(seed, this.#shared) : enlarge(table, seed);
  }
}
