import { useEffect, useState } from 'react';

/** Dictation writes without keys. */
const signs = ['compositionupdate', 'input'] as const;
/** How long nothing is written once somebody has stopped to type, in milliseconds. */
const restMs = 1_000;

/** Whether somebody types just now. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), restMs);
      setTyping(true);
    };
    window.addEventListener('keydown', note, { capture: true, signal: end.signal });
    // After React has read the field: drawn anew before, it would have its old text again.
    for (const sign of signs) window.addEventListener(sign, note, { signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);
  return isTyping;
}
