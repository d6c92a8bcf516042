import { useLayoutEffect, useRef } from 'react';

type Way = 'before' | 'after';

/**
 * Two buttons that lead to and fro, each switched off at its end. A button that is switched off lets go of the
 * focus, and whoever pressed it by key would begin at the top of the page; here the other one takes it.
 * @returns refs of the two buttons, and what to call when one of them is pressed.
 */
export function useKeptFocus(isBeforeDisabled: boolean, isAfterDisabled: boolean) {
  const before = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Way | null>(null);
  useLayoutEffect(() => {
    const isOff = pressed.current === 'before' ? isBeforeDisabled : pressed.current === 'after' && isAfterDisabled;
    if (!isOff) return;
    const [own, other] = pressed.current === 'before' ? [before, after] : [after, before];
    pressed.current = null;
    // By now the browser may have taken the focus away; where somebody has moved it on it stays.
    const { activeElement } = document;
    if (activeElement === own.current || activeElement === document.body) other.current?.focus();
  }, [isBeforeDisabled, isAfterDisabled]);
  const notePress = (way: Way) => {
    pressed.current = way;
  };
  return { before, after, notePress };
}
