import { useState, type FocusEvent, type PointerEvent } from 'react';
import type { ButtonElementProps } from '../Button/ButtonElement';

/** What points at a button. */
export interface Attention {
  isHovered: boolean;
  isFocusVisible: boolean;
  /** Since the pointer came to it. */
  isPressed: boolean;
}

const none: Attention = { isHovered: false, isFocusVisible: false, isPressed: false };

type Handlers = Pick<ButtonElementProps, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/** Follows whether a pointer rests on a button, a key has led to it, or it was pressed. `given` hear their events too. */
export function useAttention(isDisabled: boolean, given: Handlers) {
  const [attention, set] = useState(none);
  const change = (changes: Partial<Attention>) => set((before) => ({ ...before, ...changes }));
  // The browser may not say that the pointer leaves a button that is disabled.
  if (isDisabled && attention !== none) set(none);
  return {
    attention,
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      given.onPointerEnter?.(event);
      // A finger does not rest: its press would leave the label lying there.
      if (event.pointerType !== 'touch' && !isDisabled) change({ isHovered: true });
    },
    onPointerLeave: (event: PointerEvent<HTMLButtonElement>) => {
      given.onPointerLeave?.(event);
      change({ isHovered: false, isPressed: false });
    },
    onPointerDownCapture: () => change({ isPressed: true }),
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      given.onFocus?.(event);
      change({ isFocusVisible: event.currentTarget.matches(':focus-visible') });
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      given.onBlur?.(event);
      change({ isFocusVisible: false });
    },
  };
}
