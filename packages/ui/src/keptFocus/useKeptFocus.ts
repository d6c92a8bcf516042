import { useLayoutEffect, useRef } from 'react';

type Way = 'before' | 'after';

/**
 * Two buttons that lead to and fro, each switched off at its end. A button that is switched off lets go of the
 * focus, and whoever uses it by key would begin at the top of the page; here the other one takes it, also where
 * something else than a press switched it off.
 * @returns refs of the two buttons, and what to call when one of them is pressed.
 */
export function useKeptFocus(isBeforeDisabled: boolean, isAfterDisabled: boolean) {
  const before = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Way | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const hasLostFocus = (way: Way) =>
      // By now the browser may have taken the focus away; where somebody has moved it on it stays.
      activeElement === (way === 'before' ? before : after).current ||
      (pressed.current === way && activeElement === document.body);
    if (isBeforeDisabled && hasLostFocus('before')) after.current?.focus();
    else if (isAfterDisabled && hasLostFocus('after')) before.current?.focus();
    else return;
    pressed.current = null;
  }, [isBeforeDisabled, isAfterDisabled]);
  const notePress = (way: Way) => {
    pressed.current = way;
  };
  return { before, after, notePress };
}
