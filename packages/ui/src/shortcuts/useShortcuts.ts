import { useLayoutEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { useLatestCallback } from '../latestCallback';
import { usePreferences } from '../preferences';
import { hasModifier, isSingleKey } from './keyKinds';

/** What keys do, by key in tinykeys' words: `g t`, `$mod+k`, `Shift+?`. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

const isInOverlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], dialog, [role="menu"]') !== null;

/** A question waits for its answer: nothing happens behind it. Messages in the corner have the same role, and ask nothing. */
const isAsked = () => document.querySelector('[role="alertdialog"]:not([aria-modal="false"])') !== null;

/** Keys with a modifier that mean something to the text one writes. */
const belongsToText = (keys: string, target: EventTarget | null) =>
  (keys === '$mod+z' && isTyping(target)) ||
  (keys === '$mod+b' && target instanceof HTMLElement && target.isContentEditable);

/** A wide table or a block of code that has the focus to be scrolled by these keys. */
const isScrolledBy = (keys: string, target: EventTarget | null) =>
  (keys === 'ArrowLeft' || keys === 'ArrowRight') &&
  target instanceof HTMLElement &&
  target.scrollWidth > target.clientWidth &&
  ['auto', 'scroll'].includes(getComputedStyle(target).overflowX);

/**
 * Listens for keys on the whole page while the component is mounted. Keys without a modifier never fire in fields or
 * inside dialogs, left and right not where they scroll what has the focus, none while a question is open, and single letters and signs not where the person has turned them off.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const run = useLatestCallback((keys: string, event: KeyboardEvent) => {
    if (isAsked()) return;
    if (!hasModifier(keys) && (isTyping(event.target) || isInOverlay(event.target))) return;
    if (isSingleKey(keys) && !usePreferences.getState().hasSingleKeys) return;
    if (belongsToText(keys, event.target) || isScrolledBy(keys, event.target)) return;
    event.preventDefault();
    shortcuts[keys]?.(event);
  });
  const names = Object.keys(shortcuts).join('\n');

  // Before the paint: a key pressed right after something is shown must not be lost.
  useLayoutEffect(() => {
    if (names === '') return undefined;
    const bindings = Object.fromEntries(
      names.split('\n').map((keys) => [keys, (event: KeyboardEvent) => run(keys, event)]),
    );
    return tinykeys(window, bindings, { ignore: (event) => event.defaultPrevented || event.isComposing });
  }, [names, run]);
}
