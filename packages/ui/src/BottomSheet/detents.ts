import { useState } from 'react';

const detents = ['peek', 'half', 'full'] as const;
/** Heights a sheet stops at: 96 px, half the window, the whole window. */
export type Detent = (typeof detents)[number];

const peekPx = 96;

/** In CSS pixels. */
export const heightOf = (detent: Detent): number =>
  ({ peek: peekPx, half: innerHeight / 2, full: innerHeight - 24 })[detent];

/** The height of a sheet; opened again, it is `initial` again, however it was closed. */
export function useDetent(initial: Detent, isOpen: boolean, onChange?: (detent: Detent) => void) {
  const [detent, set] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // Not when it closes: it would change its height on its way out.
    if (isOpen) set(initial);
  }
  const setDetent = (next: Detent) => {
    if (next === detent) return;
    set(next);
    onChange?.(next);
  };
  return { detent, setDetent };
}
