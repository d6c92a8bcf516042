import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** Keys that change a part by a step: after each of them it is whole. */
const stepKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);
/** What people type between the parts of a date. */
const separators = new Set(['.', '/', '-', ',', ' ']);
const parts = '[data-type]:not([data-type="literal"])';

const partOf = (target: EventTarget | null) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>(parts) : null;

/**
 * Knows in which part of a date somebody is, and takes a separator as the end of a part.
 * @param onLeave called when none of the parts has the focus any more, and when Enter is pressed.
 */
export function usePartEvents(onLeave: () => void) {
  const focused = useRef<string>(undefined);
  const isStepping = useRef(false);
  const hasDigits = useRef(false);
  return {
    isFocused: () => focused.current !== undefined,
    isTyping: (part?: string) =>
      focused.current !== undefined && !isStepping.current && (part === undefined || focused.current === part),
    /** For the element around the parts. */
    events: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        focused.current = partOf(event.target)?.dataset['type'];
        isStepping.current = false;
        hasDigits.current = false;
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (partOf(event.target) === null) return;
        const next = partOf(event.relatedTarget);
        if (next !== null && event.currentTarget.contains(next)) return;
        focused.current = undefined;
        onLeave();
      },
      // React Aria's own handlers stop some keys on their way up.
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        const part = partOf(event.target);
        if (part === null || event.ctrlKey || event.metaKey || event.altKey) return;
        isStepping.current = stepKeys.has(event.key);
        if (event.key === 'Enter') onLeave();
        else if (/^\p{Nd}$/u.test(event.key)) hasDigits.current = true;
        else if (separators.has(event.key)) {
          event.preventDefault();
          event.stopPropagation();
          // After a part that was full already, the focus stands in the next one.
          if (!hasDigits.current) return;
          const all = [...event.currentTarget.querySelectorAll<HTMLElement>(parts)];
          all[all.indexOf(part) + 1]?.focus();
        }
      },
    },
  };
}
