import { useLayoutEffect } from 'react';
import { useLatestCallback } from '../latestCallback';

interface Held {
  text: string;
  /** What had the focus when it began: not the field that is waited for. */
  before: Element | null;
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
  const { activeElement } = document;
  if (!held || !receive || activeElement === held.before || !isField(activeElement)) return;
  const { text } = held;
  dropHeldKeys();
  if (text !== '') receive(text);
}

/**
 * Holds what is typed from now on, for a field whose code is still on its way: it neither is lost nor means anything to the
 * page. Ends once a component that calls `useHeldKeys` is there and the focus is in a field; Escape and a press anywhere end
 * it, too. Where such a component is there already, nothing is held.
 */
export function holdKeys(): void {
  dropHeldKeys();
  if (receive) return;
  const mine: Held = { text: '', before: document.activeElement, stop: new AbortController() };
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

/** For the component of the field: is told what was typed before it was there, as soon as the focus is in it. */
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
