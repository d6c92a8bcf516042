import { useState, type DOMAttributes, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** What points at a button. */
export interface Attention {
  isHovered: boolean;
  isFocusVisible: boolean;
  /** Since the pointer or the focus came to it. */
  isPressed: boolean;
}

const none: Attention = { isHovered: false, isFocusVisible: false, isPressed: false };

type Handlers<Target> = Pick<DOMAttributes<Target>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/** Follows whether a pointer rests on a button, a key has led to it, or it was pressed. `given` hear their events too. */
export function useAttention<Target extends HTMLElement>(isDisabled: boolean, given: Handlers<Target>) {
  const [attention, set] = useState(none);
  const change = (changes: Partial<Attention>) => set((before) => ({ ...before, ...changes }));
  const press = () => change({ isPressed: true });
  // The browser may not say that the pointer leaves a button that is disabled.
  if (isDisabled && attention !== none) set(none);
  return {
    attention,
    onPointerEnter: (event: PointerEvent<Target>) => {
      given.onPointerEnter?.(event);
      // A finger does not rest: its press would leave the label lying there.
      if (event.pointerType !== 'touch' && !isDisabled) change({ isHovered: true, isPressed: false });
    },
    onPointerLeave: (event: PointerEvent<Target>) => {
      given.onPointerLeave?.(event);
      change({ isHovered: false });
    },
    // By pointer, by key, and by what is neither: each time before something opens, which takes the focus.
    onPointerDownCapture: press,
    onKeyDownCapture: (event: KeyboardEvent<Target>) => {
      if (event.key === 'Enter' || event.key === ' ') press();
    },
    onClickCapture: press,
    onFocus: (event: FocusEvent<Target>) => {
      given.onFocus?.(event);
      // A press focuses the button as well.
      if (event.currentTarget.matches(':focus-visible')) change({ isFocusVisible: true, isPressed: false });
    },
    onBlur: (event: FocusEvent<Target>) => {
      given.onBlur?.(event);
      change({ isFocusVisible: false });
    },
  };
}
