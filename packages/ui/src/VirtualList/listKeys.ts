/** What keys do in a list. The list looks its keys up here, and a sheet of keys shows them from here. */
export const listKeys = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  pageDown: ['PageDown'],
  pageUp: ['PageUp'],
  first: ['Home'],
  last: ['End'],
  /** From the row to its controls and back. */
  controls: ['ArrowRight', 'ArrowLeft'],
  open: ['Enter'],
  select: ['x'],
  selectAll: ['$mod+a'],
  clear: ['Escape'],
  moveUp: ['Alt+ArrowUp'],
  moveDown: ['Alt+ArrowDown'],
} as const satisfies Record<string, readonly string[]>;

export type ListAction = keyof typeof listKeys;

/** With Shift every key that goes to another row extends the selection to it; these are the ones worth showing. */
export const extendingKeys = ['Shift+ArrowDown', 'Shift+ArrowUp'] as const;

const actions: ReadonlyMap<string, ListAction> = new Map(
  Object.entries(listKeys).flatMap(([action, keys]) => keys.map((press) => [press, action as ListAction] as const)),
);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What a press of a key asks of the list; Shift is left to the action.
 * @param hasSingleKeys whether letters count.
 * @returns undefined where the list has no use for it.
 */
export function listActionOf({ key, ctrlKey, metaKey, altKey }: Press, hasSingleKeys: boolean): ListAction | undefined {
  const isMod = ctrlKey || metaKey;
  if (!isMod && key.length === 1 && !hasSingleKeys) return undefined;
  const name = isMod ? `$mod+${key.toLowerCase()}` : key;
  return actions.get(altKey ? `Alt+${name}` : name);
}
