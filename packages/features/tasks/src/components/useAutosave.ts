import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds of rest after typing before what was typed is saved. */
const restMs = 500;

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * Keeps what is typed and saves it after a rest, when the field is left, and when the page goes away.
 * @param saved the value as the record has it; it replaces what is shown unless something is unsaved.
 * @param save answers whether it was saved.
 */
export function useAutosave(saved: string, save: (value: string) => Promise<boolean>, onState: (state: SaveState) => void) {
  const [text, setText] = useState(saved);
  const pending = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownSaved, setShownSaved] = useState(saved);
  if (shownSaved !== saved) {
    setShownSaved(saved);
    if (text === shownSaved) setText(saved);
  }

  const flush = useEffectEvent(async () => {
    clearTimeout(timer.current);
    const value = pending.current;
    if (value === null) return;
    pending.current = null;
    onState('saving');
    onState((await save(value)) ? 'saved' : 'failed');
  });

  const change = useCallback((value: string) => {
    setText(value);
    pending.current = value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), restMs);
  }, []);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void flush();
    };
  }, []);

  const leave = useCallback(() => void flush(), []);
  return { text, change, leave };
}
