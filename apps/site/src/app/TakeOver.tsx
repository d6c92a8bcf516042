import { useLayoutEffect, type ReactNode } from 'react';

/** Everything that the focus can stand on, in the order of the page. */
const stops = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

const stopsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(stops)];

/** What a visitor has done in a page that was painted ahead, before its scripts had come. */
export interface Began {
  /** Place of the focus among all stops; -1 for none. */
  focusedStop: number;
  /** `data-replay` of a button that was pressed; undefined for none. */
  pressed: string | undefined;
}

/** Reads it from the painted page; `boot.js` has noted the press. */
export function readBegan(root: HTMLElement): Began {
  const { activeElement } = document;
  return {
    focusedStop: activeElement instanceof HTMLElement ? stopsOf(root).indexOf(activeElement) : -1,
    pressed: document.documentElement.dataset['replay'],
  };
}

export interface TakeOverProps {
  root: HTMLElement;
  began: Began;
  children: ReactNode;
}

/** Lets the running page go on where the visitor was in the painted one: the focus stays, a press is not lost. */
export function TakeOver({ root, began, children }: TakeOverProps) {
  useLayoutEffect(() => {
    const { focusedStop, pressed } = began;
    if (focusedStop < 0 && pressed === undefined) return undefined;
    const takeOver = () => {
      const stop = stopsOf(root)[focusedStop];
      const button =
        pressed === undefined ? null : root.querySelector<HTMLElement>(`[data-replay="${CSS.escape(pressed)}"]`);
      if (document.getElementById('painted') || (!stop && !button)) return false;
      stop?.focus({ preventScroll: true });
      button?.click();
      delete document.documentElement.dataset['replay'];
      return true;
    };
    if (takeOver()) return undefined;
    // The screen comes a moment after the frame.
    const observer = new MutationObserver(() => {
      if (takeOver()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, began]);
  return children;
}
