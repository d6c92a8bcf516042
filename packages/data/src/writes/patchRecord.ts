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
): Required<RecordChange<R>> => {
  const before = Object.entries(record).filter(([field]) => field in patch);
  // These fields are the record's own.
  return { id, before: Object.fromEntries(before) as RecordPatch<R>, patch };
};

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

function mergeList(before: readonly ListItem[], wanted: readonly ListItem[], now: readonly ListItem[], ids: Ids) {
  if ([...before, ...wanted].some(isId)) return mergeIds(before.filter(isId), wanted.filter(isId), now.filter(isId));
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
