import type { Ordered } from '@quarterdeck/contract/rules/order';
import { createKeeper } from './keeper';

/** The JSON of a record up to its `order`; empty until it is written, absent where it is not worth keeping. */
const headOf = createKeeper<object, string>();

/**
 * As the contract's `renumber`. What a record says besides its place stays true and need not be written anew: where one
 * moves, ten thousand may get another number.
 * @param isAnswered whether the whole list is about to be written, so that it is worth keeping what is written.
 */
export function renumber<T extends Ordered>(list: readonly T[], { isAnswered = false } = {}): T[] {
  return list.map((item, order) => {
    if (item.order === order) return item;
    const moved = { ...item, order };
    const head = headOf.get(item) ?? (isAnswered ? '' : undefined);
    if (head !== undefined) headOf.set(moved, head);
    return moved;
  });
}

/** The JSON of a record, as `JSON.stringify` writes it. */
export function textOfRecord(record: object): string {
  const known = headOf.get(record);
  if (known === undefined) return JSON.stringify(record);
  const tail = `${(record as Ordered).order}}`;
  if (known !== '') return known + tail;
  const text = JSON.stringify(record);
  // Only where the order is written last.
  if (text.endsWith(`,"order":${tail}`)) headOf.set(record, text.slice(0, -tail.length));
  return text;
}
