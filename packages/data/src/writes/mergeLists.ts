import { reorderLike } from './reorderLike';

/**
 * A list of ids as a change wants it, in what it is by now: only what the change added or removed is taken over; others
 * that came or went since stay as they are.
 */
export function mergeIds<Id extends string>(before: readonly Id[], wanted: readonly Id[], now: readonly Id[]): Id[] {
  const added = wanted.filter((id) => !before.includes(id) && !now.includes(id));
  const kept = now.filter((id) => wanted.includes(id) || !before.includes(id));
  return reorderLike([...kept, ...added], added, wanted);
}

/** The same for a list of records; of those that the change altered, only the fields that it altered. */
export function mergeRecords<R extends { id: string }>(
  before: readonly R[],
  wanted: readonly R[],
  now: readonly R[],
): R[] {
  const [old, next, current] = [byId(before), byId(wanted), byId(now)];
  const touched = new Map(
    wanted.flatMap((record) => {
      const changes = differences(old.get(record.id), record);
      return changes ? [[record.id, { ...record, ...current.get(record.id), ...changes }] as const] : [];
    }),
  );
  const kept = now.filter(({ id }) => next.has(id) || !old.has(id));
  // Also what was altered here and is gone: somebody still works on it.
  const added = [...touched.values()].filter(({ id }) => !current.has(id));
  const merged = byId([...kept.map((record) => touched.get(record.id) ?? record), ...added]);
  const ids = reorderLike(
    [...merged.keys()],
    added.map(({ id }) => id),
    wanted.map(({ id }) => id),
  );
  return ids.flatMap((id) => merged.get(id) ?? []);
}

/** What differs in `after`, all of it for something new; undefined where nothing does. Fields hold no objects. */
function differences<R extends object>(before: R | undefined, after: R): Partial<R> | undefined {
  if (before === undefined) return after;
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => value !== old.get(field));
  // The fields are those of the record.
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<R>);
}

const byId = <R extends { id: string }>(records: readonly R[]) => new Map(records.map((record) => [record.id, record]));
