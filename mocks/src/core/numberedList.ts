import { renumber, type Ordered } from '@quarterdeck/contract/rules/order';
import { createKeeper } from './keeper';

/**
 * A list in an answer in which the `order` of each record is its place, whatever number it was stored with. They are
 * numbered when they are written: to make ten thousand records anew for their numbers takes longer than the rest of the
 * call, and most of it is left to the garbage collector.
 */
export class NumberedList<T extends Ordered> {
  readonly records: readonly T[];

  constructor(records: readonly T[]) {
    this.records = records;
  }

  toJSON(): T[] {
    return renumber(this.records);
  }
}

/** The JSON of a record up to the number of its place; null where something follows that. */
const headOf = createKeeper<object, string | null>();

/** The JSON of a record with another place, as `JSON.stringify` writes it. */
export function textAtPlace(record: Ordered, order: number): string {
  let head = headOf.get(record);
  if (head === undefined) {
    const text = JSON.stringify(record);
    const tail = `${record.order}}`;
    head = text.endsWith(`"order":${tail}`) ? text.slice(0, -tail.length) : null;
    headOf.set(record, head);
  }
  return head === null ? JSON.stringify({ ...record, order }) : `${head}${order}}`;
}
