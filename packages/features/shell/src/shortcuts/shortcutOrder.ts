import { onKeyChange, readJson, readText, writeJson } from '@quarterdeck/ui/storage';
import { useMemo, useSyncExternalStore } from 'react';

/** The API has no order of shortcuts: this browser keeps the one that somebody gave them. */
export const shortcutOrderKey = 'qd:shortcut-order';

/** More ids than anybody has shortcuts. */
const maxIds = 1_000;

const parseOrder = (value: unknown): string[] | undefined =>
  Array.isArray(value)
    ? [...new Set(value.filter((id): id is string => typeof id === 'string' && id.length <= 100))].slice(0, maxIds)
    : undefined;

/** Ids from the first to the last; empty until somebody moved one. It may name shortcuts that are gone. */
export const readOrder = (): string[] => readJson(shortcutOrderKey, parseOrder, []);

export const writeOrder = (ids: readonly string[]): void => void writeJson(shortcutOrderKey, ids);

/** Shortcuts in an order; those that it does not name follow as they are. */
export function inOrder<R extends { id: string }>(records: readonly R[], order: readonly string[]): R[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: R) => places.get(id) ?? Infinity;
  return records.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

/** Gives a shortcut that was made the place that it had with its id of the page, which may still be shown for a moment. */
export function keepPlace(id: string, madeId: string): void {
  const order = readOrder();
  if (order.includes(id) && id !== madeId) writeOrder(order.flatMap((one) => (one === id ? [id, madeId] : [one])));
}

const follow = (listener: () => void) => onKeyChange(shortcutOrderKey, listener);
const textNow = () => readText(shortcutOrderKey);
const noText = () => null;

/** The order, also as another tab changes it. */
export function useShortcutOrder(): string[] {
  const text = useSyncExternalStore(follow, textNow, noText);
  return useMemo(() => (text === null ? [] : readOrder()), [text]);
}
