import { isSingleKey } from './keyKinds';
import type { Shortcuts } from './useShortcuts';

/** Turkish and German keyboards have it behind Shift. */
const slash = '/';

/**
 * What a screen's keys do, from the same table that its sheet of keys shows.
 * @param table keys by what they do.
 * @param actions one for each entry of the table that the screen itself answers; rows of a list answer others.
 */
export function shortcutsOf<Id extends string>(
  table: Readonly<Record<Id, { keys: readonly string[] }>>,
  actions: Readonly<Partial<Record<Id, (event: KeyboardEvent) => void>>>,
): Shortcuts {
  const shortcuts: Record<string, (event: KeyboardEvent) => void> = {};
  for (const id of Object.keys(actions) as Id[]) {
    const action = actions[id];
    if (action === undefined) continue;
    for (const key of table[id].keys) {
      shortcuts[key] = action;
      if (key === slash) shortcuts[`Shift+${key}`] = action;
    }
  }
  return shortcuts;
}

/** How the table names the key that was pressed. */
const nameOf = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) =>
  key === ' ' ? 'Space' : shiftKey && /^\p{Lu}$/u.test(key) ? `Shift+${key}` : key;

/**
 * Which entry of a screen's table a key means that was pressed on a row.
 * @param hasSingleKeys false where a person has turned single letters and signs off.
 * @returns undefined for a key that means nothing, or goes with Ctrl, Alt or Meta.
 */
export function actionOf<Id extends string>(
  table: Readonly<Record<Id, { keys: readonly string[] }>>,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  hasSingleKeys: boolean,
): Id | undefined {
  const name = nameOf(event);
  if (event.ctrlKey || event.altKey || event.metaKey || (!hasSingleKeys && isSingleKey(name))) return undefined;
  return (Object.keys(table) as Id[]).find((id) => table[id].keys.includes(name));
}
