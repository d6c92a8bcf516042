import { useState } from 'react';

const detents = ['peek', 'half', 'full'] as const;
/** Heights a sheet stops at: 96 px, half the window, the whole window. */
export type Detent = (typeof detents)[number];

const peekPx = 96;

/** In CSS pixels. */
export const heightOf = (detent: Detent): number =>
  ({ peek: peekPx, half: innerHeight / 2, full: innerHeight - 24 })[detent];

export function useDetent(initial: Detent, onChange?: (detent: Detent) => void) {
  const [detent, set] = useState(initial);
  const setDetent = (next: Detent) => {
    if (next === detent) return;
    set(next);
    onChange?.(next);
  };
  return { detent, setDetent, reset: () => set(initial) };
}
