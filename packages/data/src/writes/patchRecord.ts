import { mergeIds, mergeRecords } from './mergeLists';
import { withIdsNow, type Identified, type Ids } from './recordList';

/** Fields of a record; those that are absent or undefined stay as they are. */
export type RecordPatch<R> = { [Field in keyof R]?: R[Field] | undefined };

/** What is to change in a record, and what stood in these fields when somebody changed them. */
export interface RecordChange<R extends Identified> {
  id: R['id'];
  before?: RecordPatch<R> | undefined;
  patch: RecordPatch<R>;
}

/** One that says what stood there before. */
export type KnownChange<R extends Identified> = RecordChange<R> & { before: RecordPatch<R> };

type ListItem = string | Identified;

/** Fields that hold lists of ids or of records. */
export type ListField<R> = {
  [Field in keyof R]-?: NonNullable<R[Field]> extends readonly ListItem[] ? Field : never;
}[keyof R] &
  string;

/** The change of a record, with its fields as they are before. */
export const changeRecord = <R extends Identified>(
  { id, ...record }: Pick<R, 'id'> & RecordPatch<R>,
  patch: RecordPatch<R>,
): KnownChange<R> => {
  // The other fields of a record are those of its patch.
  return { id, before: fieldsOf(record as RecordPatch<R>, patch), patch };
};

/** The fields of a record that a patch names. */
export function fieldsOf<R>(record: RecordPatch<R>, patch: RecordPatch<R>): RecordPatch<R> {
  const named = Object.entries(record).filter(([field]) => field in patch);
  // These fields are the record's own.
  return Object.fromEntries(named) as RecordPatch<R>;
}

/** The change that takes another one back. */
export const inverseOf = <R extends Identified>({ id, before = {}, patch }: RecordChange<R>): KnownChange<R> => ({
  id,
  before: patch,
  patch: before,
});

/**
 * A record with a change laid over it. Lists are merged: what others added, removed or altered in them since stays.
 * @param lists fields that are merged; all others are replaced.
 */
export function patchRecord<R extends Identified>(
  record: R,
  { before = {}, patch }: RecordChange<R>,
  lists: readonly ListField<R>[],
  ids: Ids,
): R {
  const merged = Object.entries(patch)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => {
      const list = lists.find((one) => one === field);
      // A list that is taken away as a whole is null.
      if (list === undefined || value === null) return [field, value] as const;
      return [field, mergeList(itemsOf(before[list]), itemsOf(value), itemsOf(record[list]), ids)] as const;
    });
  return { ...record, ...Object.fromEntries(merged) };
}

/** Lays changes over the records that they are for, in their order; other records stay the same objects. */
export function patchRecords<R extends Identified>(
  records: readonly R[],
  changes: readonly RecordChange<R>[],
  lists: readonly ListField<R>[],
  ids: Ids,
): R[] {
  const changesOf = new Map<string, RecordChange<R>[]>();
  for (const change of changes) {
    const id = ids.idOf(change.id);
    changesOf.set(id, [...(changesOf.get(id) ?? []), change]);
  }
  const patched = (record: R, change: RecordChange<R>) => patchRecord(record, change, lists, ids);
  return records.map((record) => changesOf.get(record.id)?.reduce(patched, record) ?? record);
}

function mergeList(before: readonly ListItem[], wanted: readonly ListItem[], now: readonly ListItem[], ids: Ids) {
  if ([...before, ...wanted, ...now].some(isId))
    return mergeIds(before.filter(isId), wanted.filter(isId), now.filter(isId));
  return mergeRecords(
    withIdsNow(before.filter(isRecord), ids),
    withIdsNow(wanted.filter(isRecord), ids),
    now.filter(isRecord),
  );
}

const isId = (item: ListItem): item is string => typeof item === 'string';
const isRecord = (item: ListItem): item is Identified => typeof item !== 'string';
/** `ListField` says that there is a list or none. */
const itemsOf = (value: unknown): readonly ListItem[] => (Array.isArray(value) ? (value as ListItem[]) : []);
