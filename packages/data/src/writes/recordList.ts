import { ApiError, type AnyEndpoint } from '@quarterdeck/contract';
import type { ReadSaved, WriteContext } from './defineWrite';
import { changeOf, type CacheChange, type QueryOf } from './optimisticCache';

export interface Identified {
  id: string;
}

/** What tells the id that a record has by now: the API gives its own to what was made here. */
export type Ids = Pick<WriteContext, 'idOf'>;

/** Records but those with the ids of `gone`. */
export function without<R extends Identified>(records: readonly R[], gone: readonly Identified[]): R[] {
  const ids = new Set(gone.map(({ id }) => id));
  return records.filter(({ id }) => !ids.has(id));
}

/** Records with the ids that they have by now. */
export const withIdsNow = <R extends Identified>(records: readonly R[], { idOf }: Ids): R[] =>
  records.map((record) => ({ ...record, id: idOf(record.id) }));

/** Changes that follow the ids which records get while a write is on its way: each is made anew whenever it is shown. */
export const withNewestIds = (changes: () => readonly CacheChange[]): CacheChange[] =>
  changes().map((first, index) => ({ ...first, change: (value) => (changes()[index] ?? first).change(value) }));

/** What writes do to a query that answers a list of records, as changes of the cache. */
export function recordList<R extends Identified>(query: QueryOf<R[]>) {
  const change = (changed: (records: R[]) => R[]): CacheChange[] => [changeOf(query, changed)];
  return {
    change,
    /** Each at the end, once. */
    addLast: (added: readonly R[]) => change((records) => [...without(records, added), ...added]),
    leaveOut: (gone: readonly Identified[]) => change((records) => without(records, gone)),
    /** Changes one; the others stay the same objects. */
    changeOne: (id: string, changed: (record: R) => R) =>
      change((records) => records.map((record) => (record.id === id ? changed(record) : record))),
    /**
     * A record as it is saved by now, for calls that take it whole.
     * @param endpoint of the call; what it would have answered is thrown where the record is gone.
     * @throws ApiError
     */
    savedOne: async (id: string, endpoint: AnyEndpoint, savedNow: ReadSaved): Promise<R> => {
      const record = (await savedNow(query)).find((one) => one.id === id);
      if (record === undefined) throw new ApiError('not_found', 'The record is gone', { endpointId: endpoint.id });
      return record;
    },
  };
}

/**
 * Records as they were shown when parts of a write changed them: by the time that a call finds its record deleted
 * elsewhere, the list may have been read again without it.
 */
export function recordsBefore<R extends Identified>(query: QueryOf<R[]>) {
  const noted = new WeakMap<object, R>();
  return {
    /** @param id of the record that the part changes. */
    note: (part: object, id: string, { shown, idOf }: Pick<WriteContext, 'shown' | 'idOf'>): void => {
      const record = shown(query)?.find((one) => one.id === idOf(id));
      if (record && !noted.has(part)) noted.set(part, record);
    },
    /** Undefined after a reload. */
    of: (part: object): R | undefined => noted.get(part),
  };
}
