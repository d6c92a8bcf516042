import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { usePreferences } from '../preferences';

/** What keys do, by key in tinykeys' words: `g t`, `$mod+k`, `Shift+?`. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

const hasModifier = (keys: string) => /(\$mod|Alt|Control|Meta)\+/.test(keys);

/**
 * Listens for keys on the whole page while the component is mounted. Keys without a modifier never fire
 * in fields, inside dialogs, or when the person has turned single keys off.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const run = useEffectEvent((keys: string, event: KeyboardEvent) => {
    const isSingle = !hasModifier(keys);
    const isElsewhere =
      isTyping(event.target) || (event.target instanceof Element && event.target.closest('[role="dialog"], dialog, [role="menu"]'));
    // In a field the undo key belongs to what is typed there.
    if (keys === '$mod+z' && isTyping(event.target)) return;
    if (isSingle && (isElsewhere || !usePreferences.getState().hasSingleKeys)) return;
    event.preventDefault();
    shortcuts[keys]?.(event);
  });
  const names = Object.keys(shortcuts).join('\n');

  useEffect(() => {
    if (names === '') return undefined;
    const bindings = Object.fromEntries(
      names.split('\n').map((keys) => [keys, (event: KeyboardEvent) => run(keys, event)]),
    );
    return tinykeys(window, bindings, { ignore: (event) => event.defaultPrevented || event.isComposing });
  }, [names]);
}
