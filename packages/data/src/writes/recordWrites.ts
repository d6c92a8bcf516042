import type { AnyEndpoint } from '@quarterdeck/contract';
import { isGone, isRefused } from '../apiErrors';
import { defineWrite, type ReadSaved, type WriteContext, type WriteDefinition } from './defineWrite';
import type { CacheChange, QueryOf } from './optimisticCache';
import { patchRecord, type ListField, type RecordChange } from './patchRecord';
import { recordList, withIdsNow, type Identified } from './recordList';

type Said<Part, Answer> = Pick<
  WriteDefinition<Part, Answer>,
  'id' | 'part' | 'queueKey' | 'refreshes' | 'failure' | 'fields'
>;

export interface CreateDefinition<R extends Identified> extends Said<R, R> {
  /** Where records show in what is cached. */
  add: (records: readonly R[]) => readonly CacheChange[];
  /** Makes one. @returns it as the API has it, with the id that it got there. @throws ApiError */
  make: (record: R, context: WriteContext) => Promise<R>;
}

/** Makes records that show at once with an id of the page; what is done to them meanwhile goes to those that are made. */
export const defineCreate = <R extends Identified>({ add, make, ...said }: CreateDefinition<R>) =>
  defineWrite<R, R>({
    // What is done to it meanwhile waits until it is made.
    ...(said.queueKey === undefined ? { partQueueKey: ({ id }: R) => id } : {}),
    ...said,
    optimistic: (records) => add(records),
    send: async (record, context) => {
      const made = await make(record, context);
      context.mapId(record.id, made.id);
      return made;
    },
    saved: (done) => add(done.map(({ answer }) => answer)),
  });

export interface UpdateDefinition<R extends Identified, Change extends RecordChange<R>> extends Omit<
  Said<Change, Change>,
  'fields'
> {
  /** The list that the records show in, and are read from. */
  list: QueryOf<R[]>;
  /** The call, for what is said when the record is gone. */
  endpoint: AnyEndpoint;
  /** Fields whose lists are merged with what others wrote in them since. */
  merged?: readonly ListField<R>[];
  /** Makes the call. @param whole gives the record as it is saved by now, with the change. @throws ApiError */
  save: (whole: (savedNow: ReadSaved) => Promise<R>, context: WriteContext) => Promise<unknown>;
}

/** Changes fields of records by calls that take a record whole: all else in it stays as it was saved by then. */
export function defineUpdate<R extends Identified, Change extends RecordChange<R>>({
  list,
  endpoint,
  merged = [],
  save,
  ...said
}: UpdateDefinition<R, Change>) {
  const records = recordList(list);
  const fieldOf = ({ id }: Change, field: string) => `${id} ${field}`;
  const shown = (changes: readonly Change[], ids: WriteContext) =>
    changes.flatMap((change) =>
      records.changeOne(ids.idOf(change.id), (record) => patchRecord(record, change, merged, ids)),
    );
  return defineWrite<Change, Change>({
    partQueueKey: ({ id }) => id,
    ...said,
    optimistic: shown,
    send: async (change, context) => {
      const whole = async (savedNow: ReadSaved) => {
        const record = await records.savedOne(context.idOf(change.id), endpoint, savedNow);
        return patchRecord(record, change, merged, context);
      };
      await save(whole, context);
      return change;
    },
    saved: (done, context) => {
      const changes = done.map(({ answer }) => answer);
      return shown(changes, context);
    },
    fields: (change) => Object.keys(change.patch).map((field) => fieldOf(change, field)),
  });
}

export interface DeleteDefinition<R extends Identified> extends Said<R, R> {
  /** Takes records out of what is cached. */
  leaveOut: (records: readonly R[]) => readonly CacheChange[];
  /** Makes the call, with the id that the record has by now. @throws ApiError */
  remove: (record: R, context: WriteContext) => Promise<unknown>;
}

/** Deletes records; the answer is a record as it was deleted, with the id that it had then, so that it can be made again. */
export const defineDelete = <R extends Identified>({ leaveOut, remove, ...said }: DeleteDefinition<R>) =>
  defineWrite<R, R>({
    ...(said.queueKey === undefined ? { partQueueKey: ({ id }: R) => id } : {}),
    ...said,
    optimistic: (records, ids) => leaveOut(withIdsNow(records, ids)),
    send: async (given, context) => {
      const record = { ...given, id: context.idOf(given.id) };
      await unlessGone(remove(record, context));
      return record;
    },
    // Once it is made again, its id leads to the new one: that must not go, too.
    saved: (done) => leaveOut(done.map(({ answer }) => answer)),
  });

/** Waits for a call. A record that is gone, deleted elsewhere or by an attempt whose answer got lost, is no failure. */
export async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/**
 * Makes a record whose name has to be the only one of its kind. Refused, there may be one of this name by now, made in
 * another tab: that is what was wanted.
 * @param find looks for it; undefined where there is none.
 * @throws ApiError
 */
export async function makeOrFind<R>(make: () => Promise<R>, find: () => Promise<R | undefined>): Promise<R> {
  try {
    return await make();
  } catch (error) {
    if (!isRefused(error)) throw error;
    const found = await find();
    if (found === undefined) throw error;
    return found;
  }
}
