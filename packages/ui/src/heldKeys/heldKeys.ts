import { useLayoutEffect } from 'react';
import { useLatestCallback } from '../latestCallback';

interface Held {
  text: string;
  stop: AbortController;
}

let held: Held | undefined;
let receive: ((text: string) => void) | undefined;

const isField = (element: unknown): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What was held until now is forgotten, and keys do what they do. */
export function dropHeldKeys(): void {
  held?.stop.abort();
  held = undefined;
}

function deliver(): void {
  if (!held || !receive || !isField(document.activeElement)) return;
  const { text } = held;
  dropHeldKeys();
  if (text !== '') receive(text);
}

/**
 * Holds what is typed from now on, for a field whose code is still on its way: it neither is lost nor means anything to the
 * page. Ends once a field of `useHeldKeys` has the focus; Escape and a press anywhere end it, too.
 */
export function holdKeys(): void {
  dropHeldKeys();
  const mine: Held = { text: '', stop: new AbortController() };
  held = mine;
  const take = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') dropHeldKeys();
    else if (key === 'Backspace') mine.text = mine.text.slice(0, -1);
    else if (key.length === 1) mine.text += key;
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const { signal } = mine.stop;
  addEventListener('keydown', take, { capture: true, signal });
  addEventListener('focusin', deliver, { signal });
  addEventListener('pointerdown', dropHeldKeys, { signal });
}

/** For the component of the field: is told what was typed before it was there, as soon as it has the focus. */
export function useHeldKeys(onText: (text: string) => void): void {
  const tell = useLatestCallback(onText);
  useLayoutEffect(() => {
    receive = tell;
    deliver();
    return () => {
      receive = undefined;
    };
  }, [tell]);
}
