import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Milliseconds that a pointer rests on a rail before it unfolds, so that one passing over it does nothing. */
const unfoldAfterMs = 150;

export interface Expansion {
  isExpanded: boolean;
  handlers: {
    onPointerEnter: (event: { pointerType: string }) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Unfolds a rail over the content while a pointer rests on it or the focus is in it; Escape folds it until the next time.
 * @param isRail false where it is no rail: nothing unfolds.
 */
export function useExpansion(isRail: boolean): Expansion {
  const [isExpanded, setExpanded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isExpanded: isRail && isExpanded,
    handlers: {
      onPointerEnter: ({ pointerType }) => {
        // A finger that touches the rail means a link, not to look.
        if (pointerType !== 'touch') timer.current = setTimeout(() => setExpanded(true), unfoldAfterMs);
      },
      onPointerLeave: () => {
        stop();
        setExpanded(false);
      },
      onFocus: () => setExpanded(true),
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setExpanded(false);
      },
      onKeyDown: ({ key }) => {
        if (key === 'Escape') setExpanded(false);
      },
    },
  };
}
