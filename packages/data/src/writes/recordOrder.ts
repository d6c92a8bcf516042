import { moveItems, renumber, type Ordered } from '@quarterdeck/contract/rules/order';
import { without, type Identified } from './recordList';
import { reorderLike } from './reorderLike';

type OrderedRecord = Identified & Ordered;

/** Puts the records of `moving` to the places that they have in `order`; see `reorderLike`. */
export function reorderRecords<R extends OrderedRecord>(
  records: readonly R[],
  moving: readonly string[],
  order: readonly string[],
): R[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const ids = reorderLike([...byId.keys()], moving, order);
  return renumber(ids.flatMap((id) => byId.get(id) ?? []));
}

/** Puts records on top; those that are there already move there. */
export const addOnTop = <R extends OrderedRecord>(records: readonly R[], added: readonly R[]): R[] =>
  renumber([...added, ...without(records, added)]);

/** Adds the records of `ids` as they are in `list`, each where it stands there; those that are there already stay. */
export function insertLike<R extends OrderedRecord>(
  records: readonly R[],
  ids: readonly string[],
  list: readonly R[],
): R[] {
  const wanted = new Set(ids);
  const added = without(list, records).filter(({ id }) => wanted.has(id));
  return reorderRecords(
    [...records, ...added],
    added.map(({ id }) => id),
    list.map(({ id }) => id),
  );
}

/** Takes records out without a gap in the order. */
export const leaveOutOf = <R extends OrderedRecord>(records: readonly R[], gone: readonly Identified[]): R[] =>
  renumber(without(records, gone));

/** Ids from the top down to the last place that changed or that one of `moved` has: what came on top has no sure place. */
export function changedTop<R extends Identified>(
  before: readonly R[],
  after: readonly R[],
  moved: readonly string[],
): R['id'][] {
  const ids = new Set(moved);
  const last = after.findLastIndex(({ id }, index) => ids.has(id) || id !== before[index]?.id);
  return after.slice(0, last + 1).map(({ id }) => id);
}

/**
 * How the records of `ids` move so that the first of them stands at `to`, an index in the resulting list; they keep
 * their order among each other. Undefined where they stand there already.
 */
export function arrange<R extends Identified>(records: readonly R[], ids: readonly string[], to: number) {
  const chosen = new Set(ids);
  const before = records.map(({ id }): R['id'] => id);
  const order = moveItems(
    before,
    before.flatMap((id, index) => (chosen.has(id) ? [index] : [])),
    to,
  );
  if (order.every((id, index) => id === before[index])) return undefined;
  return { moving: before.filter((id) => chosen.has(id)), order, before };
}
