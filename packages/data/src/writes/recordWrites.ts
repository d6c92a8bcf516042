import type { AnyEndpoint } from '@quarterdeck/contract';
import type { Ordered } from '@quarterdeck/contract/rules/order';
import { isGone, isRefused } from '../apiErrors';
import { refuseUnseenTexts, type TextField } from './changedElsewhere';
import { defineWrite, type ReadSaved, type WriteContext, type WriteDefinition } from './defineWrite';
import type { DeletedRecords } from './deletedRecords';
import type { CacheChange, QueryOf } from './optimisticCache';
import { changeRecord, fieldsOf, patchRecord, patchRecords, type ListField, type RecordChange } from './patchRecord';
import { recordList, recordsBefore, withIdsNow, withNewestIds, type Identified } from './recordList';
import { changedTop, reorderRecords } from './recordOrder';

type CommonDefinition<Part, Answer> = Pick<
  WriteDefinition<Part, Answer>,
  'id' | 'part' | 'queueKey' | 'partQueueKey' | 'refreshes' | 'failure' | 'fields'
>;

export interface CreateDefinition<R extends Identified> extends CommonDefinition<R, R> {
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

export interface UpdateDefinition<R extends Identified, Change extends RecordChange<R>, Answer> extends Omit<
  CommonDefinition<Change, Change>,
  'fields'
> {
  /** The list that the records show in, and are read from. */
  list: QueryOf<R[]>;
  /** The call, for what is said when the record is gone. */
  endpoint: AnyEndpoint;
  /** Fields whose lists are merged with what others wrote in them since. */
  merged?: readonly ListField<R>[];
  /** Fields whose text is not replaced where it was changed elsewhere since; read with `whole`. @default none */
  texts?: readonly TextField<R>[];
  /**
   * Is told of a change that found its record deleted elsewhere, such as to keep what was typed.
   * @param record as it was when it was changed; undefined after a reload.
   */
  onGone?: (change: RecordChange<R>, record: R | undefined) => void;
  /** Keeps what is changed in a record that is deleted; no call is made for it. */
  deleted?: DeletedRecords<Change>;
  /**
   * Makes the call.
   * @param whole gives the record as it is saved by now, with the change.
   * @param change with the id that the record has by now.
   * @throws ApiError
   */
  save: (whole: (savedNow: ReadSaved) => Promise<R>, context: WriteContext, change: RecordChange<R>) => Promise<Answer>;
  /** The record as it was saved, of calls that answer with it. @default the change counts as it was sent */
  savedRecord?: (answer: Answer) => R;
}

/** Changes fields of records by calls that take a record whole: all else in it stays as it was saved by then. */
export function defineUpdate<R extends Identified, Change extends RecordChange<R>, Answer = unknown>({
  list,
  endpoint,
  merged = [],
  texts = [],
  onGone,
  deleted,
  save,
  savedRecord,
  ...said
}: UpdateDefinition<R, Change, Answer>) {
  const records = recordList(list);
  const before = recordsBefore(list);
  const fieldOf = ({ id }: Change, field: string) => `${id} ${field}`;
  // An older change of a merged list is always wanted.
  const isMerged = (field: string) => merged.some((one) => one === field);
  const shown = (changes: readonly Change[], ids: WriteContext) =>
    records.change((list) => patchRecords(list, changes, merged, ids));
  return defineWrite<Change, Change>({
    partQueueKey: ({ id }) => id,
    ...said,
    optimistic: (changes, context) => {
      for (const change of changes) before.note(change, change.id, context);
      return shown(changes, context);
    },
    send: async (given, context) => {
      const change = { ...given, id: context.idOf(given.id) };
      if (deleted?.keep(context.client, change)) return change;
      let now: R | undefined;
      const whole = async (savedNow: ReadSaved) => {
        now = await records.savedOne(change.id, endpoint, savedNow);
        refuseUnseenTexts(context.client, now, change, texts);
        return patchRecord(now, change, merged, context);
      };
      const answer = await save(whole, context, change).catch((error: unknown) => {
        if (isGone(error)) onGone?.(change, before.of(given));
        throw error;
      });
      if (savedRecord === undefined) return change;
      const patch = fieldsOf<R>(savedRecord(answer), change.patch);
      return now === undefined ? { ...change, patch } : { ...change, ...changeRecord<R>(now, patch) };
    },
    saved: (done, context) => {
      const changes = done.map(({ answer }) => answer);
      return shown(changes, context);
    },
    fields: (change) => Object.keys(change.patch).map((field) => fieldOf(change, field)),
    withoutReplaced: (change, isReplaced) => {
      const wanted = Object.entries(change.patch).filter(
        ([field]) => isMerged(field) || !isReplaced(fieldOf(change, field)),
      );
      return wanted.length === 0 ? undefined : { ...change, patch: Object.fromEntries(wanted) };
    },
  });
}

export interface DeleteDefinition<R extends Identified> extends CommonDefinition<R, R> {
  /** Takes records out of what is cached. */
  leaveOut: (records: readonly R[]) => readonly CacheChange[];
  /** Makes the call, with the id that the record has by now. @throws ApiError */
  remove: (record: R, context: WriteContext) => Promise<unknown>;
  /** Notes what is deleted, for records that can be restored. */
  deleted?: Pick<DeletedRecords<Identified>, 'add'>;
}

/** Deletes records; the answer is a record as it was deleted, with the id that it had then, so that it can be made again. */
export const defineDelete = <R extends Identified>({ leaveOut, remove, deleted, ...said }: DeleteDefinition<R>) =>
  defineWrite<R, R>({
    ...(said.queueKey === undefined ? { partQueueKey: ({ id }: R) => id } : {}),
    ...said,
    optimistic: (records, ids) => withNewestIds(() => leaveOut(withIdsNow(records, ids))),
    send: async (given, context) => {
      const record = { ...given, id: context.idOf(given.id) };
      await unlessGone(remove(record, context));
      deleted?.add(context.client, record);
      return record;
    },
    // Once it is made again, its id leads to the new one: that must not go, too.
    saved: (done) => leaveOut(done.map(({ answer }) => answer)),
  });

/** Records that move to the places that they have in `order`. */
export interface Arrangement<Id extends string> {
  moving: Id[];
  order: Id[];
}

export interface MoveDefinition<R extends Identified & Ordered> extends Omit<
  CommonDefinition<Arrangement<R['id']>, void>,
  'fields' | 'partQueueKey'
> {
  /** The list that the records show in, in the order that they are saved in. */
  list: QueryOf<R[]>;
  /**
   * Makes the call that sets the order of the list's top; records that are not sent follow in their old order.
   * @param top gives the ids down to the last place that changes.
   * @throws ApiError
   */
  save: (top: (savedNow: ReadSaved) => Promise<R['id'][]>, context: WriteContext) => Promise<unknown>;
}

/** Moves records in a list that is kept in the order of its own records. */
export function defineMove<R extends Identified & Ordered>({ list, save, ...said }: MoveDefinition<R>) {
  const fieldOf = (id: string) => `${id} place`;
  const placed = (
    records: readonly R[],
    { moving, order }: Arrangement<R['id']>,
    { idOf }: Pick<WriteContext, 'idOf'>,
  ) => reorderRecords(records, moving.map(idOf), order.map(idOf));
  const shown = (arrangements: readonly Arrangement<R['id']>[], ids: WriteContext) =>
    recordList(list).change((records) => arrangements.reduce<R[]>((all, one) => placed(all, one, ids), records));
  return defineWrite<Arrangement<R['id']>, void>({
    ...said,
    optimistic: shown,
    send: async (part, context) => {
      const topOf = (records: readonly R[]) =>
        changedTop(records, placed(records, part, context), part.moving.map(context.idOf));
      const known = context.saved(list);
      // After a reload the list may not have been read yet.
      if (known !== undefined && topOf(known).length === 0) return;
      await save(async (savedNow) => topOf(await savedNow(list)), context);
    },
    saved: (done, context) => {
      const arrangements = done.map(({ part }) => part);
      return shown(arrangements, context);
    },
    fields: ({ moving }) => moving.map(fieldOf),
    // What was moved again since stays where it was put last.
    withoutReplaced: ({ moving, order }, isReplaced) => {
      const wanted = moving.filter((id) => !isReplaced(fieldOf(id)));
      return wanted.length === 0 ? undefined : { moving: wanted, order };
    },
  });
}

/**
 * Waits for a call. A record that is gone, deleted elsewhere or by an attempt whose answer got lost, is no failure.
 * @returns its answer; undefined where the record is gone.
 */
export async function unlessGone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!isGone(error)) throw error;
    return undefined;
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
