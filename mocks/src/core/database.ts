import { Collection, type Identified } from './collection';
import type { Persistence } from './persistence';
import type { DataSet } from './scenarios';
import { enlarge, type Table, type Tables } from './table';

interface OpenTable {
  collection: unknown;
  /** Reads the records with these ids from the storage; without `ids`, loads everything again. */
  refresh: (ids?: readonly string[]) => Promise<void>;
}

/** The collections of one data set, each loaded when a call first opens it. */
export class Database {
  readonly #dataSet: DataSet;
  readonly #now: () => Date;
  readonly #persistence: Persistence | undefined;
  readonly #stored: Database | undefined;
  readonly #tables = new Map<string, Promise<OpenTable>>();
  /** By table name, the areas whose calls opened it. */
  readonly #areas = new Map<string, Set<string>>();

  /** @param stored has the tables of what exists exactly once, which are the same under every scenario. */
  constructor(
    dataSet: DataSet,
    now: () => Date,
    { persistence, stored }: { persistence?: Persistence | undefined; stored?: Database } = {},
  ) {
    this.#dataSet = dataSet;
    this.#now = now;
    this.#persistence = persistence;
    this.#stored = stored;
  }

  /** The tables for the calls of one area, whose answers depend on every table that it opens. */
  tablesFor(area: string): Tables {
    return {
      open: (table) => this.#open(table, area),
      stored: this.#dataSet === 'large' ? this.#stored?.tablesFor(area) : undefined,
    };
  }

  /**
   * Reads records again that another page changed, or all when no table is named. Tables that are not open are skipped.
   * @returns the areas whose answers depend on them.
   */
  async refresh(tableName?: string, ids?: readonly string[]): Promise<ReadonlySet<string>> {
    const names = tableName === undefined ? [...this.#tables.keys()] : [tableName];
    // A table that is being opened may have been read before the other page wrote.
    await Promise.all(names.map(async (name) => (await this.#tables.get(name))?.refresh(ids)));
    return new Set(names.flatMap((name) => [...(this.#areas.get(name) ?? [])]));
  }

  /** Drops all collections; the next calls open them again with the first data. */
  clear(): void {
    this.#tables.clear();
  }

  async #open<T extends Identified>(table: Table<T>, area: string): Promise<Collection<T>> {
    if (this.#stored && table.list === undefined) return this.#stored.#open(table, area);
    const { name } = table;
    this.#areas.set(name, (this.#areas.get(name) ?? new Set()).add(area));
    let opening = this.#tables.get(name);
    if (opening === undefined) {
      opening = this.#load(table, area);
      this.#tables.set(name, opening);
      // A seed that could not be fetched may be there at the next call.
      opening.catch(() => this.#tables.delete(name));
    }
    const { collection } = await opening;
    // The map is keyed by table name, and a name has one table: the record type is the same.
    return collection as Collection<T>;
  }

  async #load<T extends Identified>(table: Table<T>, area: string): Promise<OpenTable> {
    const persistence = this.#persistence;
    const collection = new Collection(table.schema, [], (changes) => persistence?.add(table.name, changes));
    const refresh = async (ids?: readonly string[]) => {
      const [records, changes = []] = await Promise.all([
        ids === undefined ? this.#firstRecords(table, area) : undefined,
        persistence?.read(table, ids),
      ]);
      if (records !== undefined) collection.load(records);
      if (changes.length > 0) collection.apply(changes, table.repair);
    };
    await refresh();
    return { collection, refresh };
  }

  async #firstRecords<T extends Identified>(table: Table<T>, area: string): Promise<readonly T[]> {
    if (this.#dataSet === 'empty' && table.list !== undefined) return [];
    const seed = await table.seed(this.#now());
    if (this.#dataSet !== 'large' || table.list === undefined) return seed;
    return this.#stored && table.list.enlarge
      ? table.list.enlarge(seed, this.#stored.tablesFor(area))
      : enlarge(table, seed);
  }
}
